import { sql } from 'kysely';
import { allergiesBeside } from '#areas/patients/patients.public.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { plusMinutes } from '../cases/case.rules.ts';
import '../surgery.tables.ts';

export interface BoardRequest {
  /** First instant shown. */
  from: string;
  /** First instant no longer shown. */
  before: string;
  theatreId?: string | undefined;
  limit: number;
}

/** No case takes longer than a day. */
const longestMinutes = 1440;

/** What reaches into the span and takes place, by start; one row more than the limit. */
export function selectBoard(db: Db, tenantId: string, { from, before, theatreId, limit }: BoardRequest) {
  return db
    .selectFrom('surgical_case')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'surgical_case.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('surgical_procedure as catalogued', (join) =>
      join
        .onRef('catalogued.id', '=', 'surgical_case.procedure_id')
        .on('catalogued.tenant_id', '=', tenantId),
    )
    .innerJoinLateral(allergiesBeside(tenantId).as('allergic'), (join) => join.onTrue())
    .leftJoin('surgical_team_member as member', (join) =>
      join
        .onRef('member.case_id', '=', 'surgical_case.id')
        .on('member.tenant_id', '=', tenantId)
        .on('member.role', '=', 'surgeon'),
    )
    .select([
      'surgical_case.id',
      'surgical_case.case_number',
      'surgical_case.patient_id',
      'surgical_case.procedure_name',
      'surgical_case.laterality',
      'surgical_case.theatre_id',
      'surgical_case.scheduled_start',
      'surgical_case.scheduled_end',
      'surgical_case.urgency',
      'surgical_case.status',
      'surgical_case.is_overbooked',
      'surgical_case.version',
      'catalogued.has_side',
      'allergic.allergy_state',
      'allergic.allergy_substances',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'member.user_id as surgeon_id',
      personName(tenantId, 'member.user_id').as('surgeon_name'),
      sql<string | null>`(select trim(person.first_name || ' ' || person.last_name)
        from surgical_team_member part join user_account person
          on person.id = part.user_id and person.tenant_id = ${tenantId}::uuid
        where part.tenant_id = ${tenantId}::uuid and part.case_id = surgical_case.id
          and part.role = 'anesthesiologist')`.as('anesthesiologist_name'),
    ])
    .where('surgical_case.tenant_id', '=', tenantId)
    .where('surgical_case.scheduled_start', '>=', plusMinutes(from, -longestMinutes))
    .where('surgical_case.scheduled_start', '<', before)
    .where('surgical_case.scheduled_end', '>', from)
    .where('surgical_case.status', 'in', ['scheduled', 'confirmed', 'in_progress', 'completed'])
    .$if(theatreId !== undefined, (query) => query.where('surgical_case.theatre_id', '=', theatreId!))
    .orderBy('surgical_case.scheduled_start')
    .orderBy('surgical_case.id')
    .limit(limit + 1)
    .execute();
}

export type BoardRow = Awaited<ReturnType<typeof selectBoard>>[number];
