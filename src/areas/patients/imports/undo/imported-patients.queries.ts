import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { PatientRow } from '../../patients/patient.queries.ts';
import '../../patient.tables.ts';

/** These patients of imports, with their rows locked: what is written of one from now on waits. */
export function lockImported(db: Db, tenantId: string, ids: readonly string[]): Promise<PatientRow[]> {
  return db
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('import_id', 'is not', null)
    .orderBy('id')
    .limit(ids.length)
    .forUpdate()
    .execute();
}

/** Which of these patients have an allergy or a statement of it that their registration did not write. */
export async function selectAskedOfAllergies(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select patient.id from patient
    where patient.tenant_id = ${tenantId}::uuid and patient.id = any (${ids}::uuid[]) and (
      exists (select from patient_allergy listed
        where listed.tenant_id = ${tenantId}::uuid and listed.patient_id = patient.id
          and (listed.version > 1 or listed.recorded_at <> patient.created_at))
      or exists (select from allergy_state stated
        where stated.tenant_id = ${tenantId}::uuid and stated.patient_id = patient.id
          and stated.updated_at <> patient.created_at))
    order by patient.id limit ${ids.length}::integer`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes patients with what their registration wrote. */
export async function deletePatients(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  for (const table of ['patient_allergy', 'allergy_state', 'patient_identifier'] as const) {
    await sql`delete from ${sql.table(table)}
      where tenant_id = ${tenantId}::uuid and patient_id = any (${ids}::uuid[])`.execute(db);
  }
  await sql`delete from patient where tenant_id = ${tenantId}::uuid and id = any (${ids}::uuid[])`.execute(
    db,
  );
}

/** An import of which somebody is left brought fewer; one of which nobody is left is gone. */
export async function takeFromImport(
  db: Db,
  tenantId: string,
  importId: string,
  count: number,
): Promise<void> {
  const { rows } = await sql`
    update patient_import set added = added - ${count}::integer
    where tenant_id = ${tenantId}::uuid and id = ${importId}::uuid and added > ${count}::integer
    returning id`.execute(db);
  if (rows.length > 0) return;
  await sql`delete from patient_import where tenant_id = ${tenantId}::uuid and id = ${importId}::uuid`.execute(
    db,
  );
}
