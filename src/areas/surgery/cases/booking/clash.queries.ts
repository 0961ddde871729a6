import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { holdingStatuses } from '../case.rules.ts';
import '../../surgery.tables.ts';

/** The maximum number of clashing cases that a refusal names. */
const maxClashes = 10;

export interface WantedTime {
  exceptId: string;
  theatreId: string;
  patientId: string;
  userIds: readonly string[];
  /** First instant. */
  start: string;
  /** The instant at which the next case may begin. */
  end: string;
}

/** Locks what is to be booked, in one order for everybody, so that bookings of the same wait for each other. */
export async function lockResources(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  const ordered = [...new Set(ids)].toSorted();
  await db
    .insertInto('surgical_resource')
    .values(ordered.map((id) => ({ tenant_id: tenantId, id })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute();
  await db
    .selectFrom('surgical_resource')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ordered)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The cases that take the theatre, the patient or somebody of the team within the time, overbooked ones as well. */
export function selectClashes(db: Db, tenantId: string, wanted: WantedTime) {
  const people = sql<{ people: { id: string; name: string }[] }>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
      'name', trim(person.first_name || ' ' || person.last_name)) order by person.first_name, person.id),
      '[]'::jsonb) as people
    from surgical_team_member member
    join user_account person on person.tenant_id = ${tenantId}::uuid and person.id = member.user_id
    where member.tenant_id = ${tenantId}::uuid and member.case_id = surgical_case.id
      and member.user_id = any(${[...wanted.userIds]}::uuid[])
  )`;
  return db
    .selectFrom('surgical_case')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'surgical_case.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .innerJoin('operating_theatre as theatre', (join) =>
      join.onRef('theatre.id', '=', 'surgical_case.theatre_id').on('theatre.tenant_id', '=', tenantId),
    )
    .innerJoinLateral(people.as('shared'), (join) => join.onTrue())
    .select([
      'surgical_case.id',
      'surgical_case.case_number',
      'surgical_case.patient_id',
      'surgical_case.theatre_id',
      'surgical_case.scheduled_start',
      'surgical_case.scheduled_end',
      'patient.is_restricted',
      'patient.first_name',
      'patient.last_name',
      'theatre.name as theatre_name',
      'shared.people',
    ])
    .where('surgical_case.tenant_id', '=', tenantId)
    .where('surgical_case.id', '<>', wanted.exceptId)
    .where('surgical_case.status', 'in', [...holdingStatuses])
    .where('surgical_case.scheduled_start', '<', wanted.end)
    .where('surgical_case.scheduled_start', '>', earliestStartReaching(wanted.start))
    .where('surgical_case.scheduled_end', '>', wanted.start)
    .where((all) =>
      all.or([
        all('surgical_case.theatre_id', '=', wanted.theatreId),
        all('surgical_case.patient_id', '=', wanted.patientId),
        sql<boolean>`jsonb_array_length(shared.people) > 0`,
      ]),
    )
    .orderBy('surgical_case.scheduled_start')
    .orderBy('surgical_case.id')
    .limit(maxClashes)
    .execute();
}

export type ClashRow = Awaited<ReturnType<typeof selectClashes>>[number];

const longestMs = 1440 * 60_000;

/** The earliest start a case can have that still reaches past this instant: none takes longer than a day. */
function earliestStartReaching(instant: string): string {
  return new Date(Date.parse(instant) - longestMs - 1).toISOString();
}
