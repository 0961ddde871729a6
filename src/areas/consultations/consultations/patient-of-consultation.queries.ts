import type { Db } from '#database/tables.ts';
import '../consultations.tables.ts';

/** Whose consultation it is; undefined where there is none. */
export async function selectPatientOfConsultation(
  db: Db,
  tenantId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('consultation')
    .select('patient_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.patient_id;
}
