import { sql } from 'kysely';
import type { AllergyState } from '#kernel/care/allergies-in-short.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import './allergy.tables.ts';

export type StoredAllergy = RowOf<'patient_allergy'>;

export const allergyRows = versionedRows('patient_allergy');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('patient_allergy')
    .selectAll('patient_allergy')
    .select([
      personName(tenantId, 'patient_allergy.recorded_by').as('recorded_by_name'),
      personName(tenantId, 'patient_allergy.changed_by').as('changed_by_name'),
    ])
    .where('patient_allergy.tenant_id', '=', tenantId);
}

export type AllergyRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** More are never shown: nobody has so many. */
const maxAllergies = 200;

/** Active ones first, then the latest. */
export function selectAllergies(db: Db, tenantId: string, patientId: string): Promise<AllergyRow[]> {
  return withNames(db, tenantId)
    .where('patient_allergy.patient_id', '=', patientId)
    .orderBy(sql`patient_allergy.status <> 'active'`)
    .orderBy('patient_allergy.recorded_at', 'desc')
    .orderBy('patient_allergy.id', 'desc')
    .limit(maxAllergies)
    .execute();
}

/** Active allergies of a patient, without anybody's name. */
export function selectActiveAllergies(db: Db, tenantId: string, patientId: string): Promise<StoredAllergy[]> {
  return db
    .selectFrom('patient_allergy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', '=', 'active')
    .orderBy('recorded_at')
    .orderBy('id')
    .limit(maxAllergies)
    .execute();
}

/** The patient's state with who stated it; undefined while nobody has asked. */
export function selectState(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('allergy_state')
    .selectAll('allergy_state')
    .select(personName(tenantId, 'allergy_state.stated_by').as('stated_by_name'))
    .where('allergy_state.tenant_id', '=', tenantId)
    .where('allergy_state.patient_id', '=', patientId)
    .executeTakeFirst();
}

/** Locks the patient's state, which is made where there is none, so that changes of one patient come one by one. */
export async function lockState(
  db: Db,
  { tenantId, patientId, now }: { tenantId: string; patientId: string; now: string },
): Promise<AllergyState> {
  await db
    .insertInto('allergy_state')
    .values({
      tenant_id: tenantId,
      patient_id: patientId,
      state: 'not-asked',
      stated_by: null,
      stated_at: null,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'patient_id']).doNothing())
    .execute();
  const { state } = await db
    .selectFrom('allergy_state')
    .select('state')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return state;
}

export async function updateState(
  db: Db,
  { tenant_id, patient_id, ...values }: RowOf<'allergy_state'>,
): Promise<void> {
  await db
    .updateTable('allergy_state')
    .set(values)
    .where('tenant_id', '=', tenant_id)
    .where('patient_id', '=', patient_id)
    .execute();
}

/** One statement whose text is the same for any number. */
export async function insertAllergies(db: Db, rows: readonly StoredAllergy[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into patient_allergy (${columns})
    select ${columns} from json_populate_recordset(null::patient_allergy, ${JSON.stringify(rows)}::json)
    returning id`.execute(db);
}

/** The same for states of patients who have none yet. */
export async function insertStates(db: Db, rows: readonly RowOf<'allergy_state'>[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into allergy_state (${columns})
    select ${columns} from json_populate_recordset(null::allergy_state, ${JSON.stringify(rows)}::json)
    returning patient_id`.execute(db);
}

interface ShortRow {
  patient_id: string;
  state: AllergyState;
  substances: string[];
}

/** State and active substances of patients, the longest known first; patients of whom nobody has asked are left out. */
export async function selectShort(
  db: Db,
  tenantId: string,
  patientIds: readonly string[],
): Promise<ShortRow[]> {
  if (patientIds.length === 0) return [];
  const { rows } = await sql<ShortRow>`
    select stated.patient_id, stated.state,
      array(select allergy.substance from patient_allergy allergy
        where allergy.tenant_id = ${tenantId}::uuid and allergy.patient_id = stated.patient_id
          and allergy.status = 'active'
        order by allergy.recorded_at, allergy.id) as substances
    from allergy_state stated
    where stated.tenant_id = ${tenantId}::uuid and stated.patient_id = any (${patientIds}::uuid[])
    order by stated.patient_id`.execute(db);
  return rows;
}
