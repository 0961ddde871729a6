import { sql } from 'kysely';
import { hasRow } from '#database/lists/has-row.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../appointment.tables.ts';

export type DoctorRow = RowOf<'doctor'>;

export const doctorRows = versionedRows('doctor');

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

/** The active doctors of these names (lower case) or ids, with the address of their account where there is one. */
export function selectDoctorsWithAccount(
  db: Db,
  tenantId: string,
  known: { names: readonly string[]; ids: readonly string[] },
): Promise<(DoctorRow & { user_email: string | null })[]> {
  return db
    .selectFrom('doctor')
    .leftJoin('user_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.id', '=', 'doctor.user_id'),
    )
    .selectAll('doctor')
    .select('account.email as user_email')
    .where('doctor.tenant_id', '=', tenantId)
    .where('doctor.status', '=', 'active')
    .where(
      sql<boolean>`(lower(doctor.name) = any (${known.names}::text[]) or doctor.id = any (${known.ids}::uuid[]))`,
    )
    .orderBy('doctor.name')
    .orderBy('doctor.id')
    .execute();
}

/** The first by name, should several doctors of the schedule sign in with one account. */
export function selectDoctorOfUser(db: Db, tenantId: string, userId: string): Promise<DoctorRow | undefined> {
  return db
    .selectFrom('doctor')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The active doctors of this name, without regard to case: two at most, for two are already no one's name. */
export function selectDoctorsNamed(db: Db, tenantId: string, name: string): Promise<DoctorRow[]> {
  return db
    .selectFrom('doctor')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(name) = ${name.toLowerCase()}`)
    .limit(2)
    .execute();
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

/** True once there is a doctor to book. */
export function hasDoctors(db: Db, tenantId: string): Promise<boolean> {
  return hasRow(
    db.selectFrom('doctor').select('id').where('tenant_id', '=', tenantId).where('status', '=', 'active'),
  );
}
