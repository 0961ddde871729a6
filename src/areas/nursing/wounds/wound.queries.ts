import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import type { WoundObservation } from './wound.contract.ts';
import './wound.tables.ts';

export const woundRows = identifiedRows('wound');

const utc = (at: string) => sql`to_char(${sql.ref(at)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What was observed of a wound, the newest first. */
const observationsOf = (tenantId: string) => sql<WoundObservation[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', seen.id, 'observedAt', ${utc('seen.observed_at')},
      'observedByName', observer.first_name || ' ' || observer.last_name,
      'clockAheadSeconds', seen.clock_ahead_seconds, 'stage', seen.stage, 'lengthMm', seen.length_mm,
      'widthMm', seen.width_mm, 'depthMm', seen.depth_mm, 'exudate', seen.exudate,
      'painScore', seen.pain_score, 'dressing', seen.dressing,
      'nextDressingAt', ${utc('seen.next_dressing_at')}, 'isHealed', seen.is_healed, 'notes', seen.notes,
      'enteredInError', case when error.observation_id is null then null else jsonb_build_object(
        'reason', error.reason, 'markedByName', marker.first_name || ' ' || marker.last_name,
        'markedAt', ${utc('error.marked_at')}) end)
    order by seen.observed_at desc, seen.id desc), '[]'::jsonb)
  from wound_observation seen
  join user_account observer on observer.tenant_id = ${tenantId}::uuid and observer.id = seen.observed_by
  left join wound_observation_error error
    on error.tenant_id = ${tenantId}::uuid and error.observation_id = seen.id
  left join user_account marker on marker.tenant_id = ${tenantId}::uuid and marker.id = error.marked_by
  where seen.tenant_id = ${tenantId}::uuid and seen.wound_id = wound.id
)`;

function withObservations(db: Db, tenantId: string) {
  return db
    .selectFrom('wound')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'wound.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .selectAll('wound')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      observationsOf(tenantId).as('observations'),
    ])
    .where('wound.tenant_id', '=', tenantId);
}

export type WoundRow = Awaited<ReturnType<ReturnType<typeof withObservations>['execute']>>[number];

/** No patient has more: the oldest healed ones are left out. */
const maxWounds = 200;

/** The wounds of a patient: open ones first, each group from the newest on. */
export function selectWounds(db: Db, tenantId: string, patientId: string): Promise<WoundRow[]> {
  return withObservations(db, tenantId)
    .where('wound.patient_id', '=', patientId)
    .orderBy(sql`array_position(array['open', 'healed', 'in_error'], wound.status)`)
    .orderBy('wound.found_at', 'desc')
    .orderBy('wound.id', 'desc')
    .limit(maxWounds)
    .execute();
}

export function selectWound(db: Db, tenantId: string, id: string): Promise<WoundRow | undefined> {
  return withObservations(db, tenantId).where('wound.id', '=', id).executeTakeFirst();
}

export function selectWoundPatient(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('patient')
    .select(['id', 'patient_number', 'first_name', 'last_name', 'is_restricted'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patientId)
    .executeTakeFirst();
}

export async function insertWounds(db: Db, rows: readonly RowOf<'wound'>[]): Promise<void> {
  await db.insertInto('wound').values(rows).execute();
}

export async function insertObservations(db: Db, rows: readonly RowOf<'wound_observation'>[]): Promise<void> {
  await db.insertInto('wound_observation').values(rows).execute();
}

export async function insertObservationError(db: Db, row: RowOf<'wound_observation_error'>): Promise<void> {
  await db.insertInto('wound_observation_error').values(row).execute();
}

/** Writes the state of a wound that the caller has locked. */
export async function writeWoundStatus(
  db: Db,
  { tenant_id, id, version }: RowOf<'wound'>,
  change: { status: RowOf<'wound'>['status']; updated_at: string },
): Promise<void> {
  await db
    .updateTable('wound')
    .set({ ...change, version: version + 1 })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}
