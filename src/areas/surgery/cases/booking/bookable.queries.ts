import type { Db } from '#database/tables.ts';
import '../../surgery.tables.ts';

/** Whose admission it is and whether it stands; undefined when the hospital has none of this id. */
export function selectOpenAdmission(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('admission')
    .select(['patient_id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}
