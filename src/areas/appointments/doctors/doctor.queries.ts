import type { Db, Tables } from '#database/tables.ts';
import '../appointment.tables.ts';

export type DoctorRow = Omit<Tables['doctor'], 'created_at'> & { created_at: string };

export function selectDoctors(
  db: Db,
  tenantId: string,
  status: DoctorRow['status'] | 'all',
  limit: number,
): Promise<DoctorRow[]> {
  return db
    .selectFrom('doctor')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(status !== 'all', (query) => query.where('status', '=', status as DoctorRow['status']))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function selectDoctor(db: Db, tenantId: string, id: string): Promise<DoctorRow | undefined> {
  return db
    .selectFrom('doctor')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The doctor, with everybody else who wants to book for the same one waiting until this transaction ends. */
export function lockDoctor(db: Db, tenantId: string, id: string): Promise<DoctorRow | undefined> {
  return db
    .selectFrom('doctor')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertDoctors(db: Db, rows: DoctorRow[]): Promise<void> {
  await db.insertInto('doctor').values(rows).execute();
}

/** Writes the new state when the stored version is still `version`; undefined when it is not. */
export function updateDoctorRow(
  db: Db,
  tenantId: string,
  id: string,
  version: number,
  values: Partial<Pick<DoctorRow, 'name' | 'specialty' | 'status' | 'user_id' | 'updated_at'>>,
): Promise<DoctorRow | undefined> {
  return db
    .updateTable('doctor')
    .set({ ...values, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}
