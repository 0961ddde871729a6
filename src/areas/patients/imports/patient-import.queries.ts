import { sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import type { PatientRow } from '../patients/patient.queries.ts';
import type { Identity } from './patient-import.rules.ts';
import '../patient.tables.ts';

export interface KnownIdentity extends Identity {
  sort_name: string;
  date_of_birth: string;
  is_restricted: boolean;
}

/** Which of these identities already belong to a patient, and to whom. */
export async function selectKnownIdentities(
  db: Db,
  tenantId: string,
  identities: readonly Identity[],
): Promise<KnownIdentity[]> {
  const systems = identities.map((identity) => identity.system);
  const values = identities.map((identity) => identity.value);
  // Looked up one by one: what the planner knows of the table is from before the import, and it would read all of it.
  const result = await sql<KnownIdentity>`
    select asked.system, asked.value, owner.sort_name, owner.date_of_birth, owner.is_restricted
    from unnest(${systems}::text[], ${values}::text[]) as asked (system, value)
    cross join lateral (
      select patient.sort_name, patient.date_of_birth, patient.is_restricted
      from patient_identifier known
      join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = known.patient_id
      where known.tenant_id = ${tenantId}::uuid and known.system = asked.system and known.value = asked.value
      limit 1
    ) owner
    order by asked.system, asked.value
    limit ${identities.length}::integer`.execute(db);
  return result.rows;
}

/** Which of these normalised names a restricted patient has. */
export async function selectRestrictedNames(
  db: Db,
  tenantId: string,
  sortNames: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('patient')
    .select('sort_name')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('sort_name', '=', sql<string>`any(${sortNames}::text[])`)
    .where('is_restricted', '=', true)
    .orderBy('sort_name')
    .limit(sortNames.length)
    .execute();
  return new Set(rows.map((row) => row.sort_name));
}

/** Which of these record ids exist in this hospital. */
export async function selectPatientIds(db: Db, tenantId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('patient')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .limit(ids.length)
    .execute();
  return rows.map((row) => row.id);
}

/** Begins an import, or adds further patients to one that goes on. */
export async function addToImport(db: Db, row: Tables['patient_import']): Promise<void> {
  await db
    .insertInto('patient_import')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet((set) => ({
        added: sql<number>`patient_import.added + ${set.ref('excluded.added')}`,
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Inserts many patients with one statement whose text, unlike a list of VALUES, is the same for any number. */
export async function insertPatientsAsJson(db: Db, rows: readonly PatientRow[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into patient (${columns})
    select ${columns} from json_populate_recordset(null::patient, ${JSON.stringify(rows)}::json)
    returning id`.execute(db);
}

export async function insertIdentifiers(
  db: Db,
  tenantId: string,
  identifiers: readonly (Identity & { patientId: string })[],
): Promise<void> {
  await sql`
    insert into patient_identifier (tenant_id, system, value, patient_id)
    select ${tenantId}::uuid, system, value, patient_id
    from unnest(
      ${identifiers.map((identifier) => identifier.system)}::text[],
      ${identifiers.map((identifier) => identifier.value)}::text[],
      ${identifiers.map((identifier) => identifier.patientId)}::uuid[]
    ) as given (system, value, patient_id)
    returning value`.execute(db);
}
