import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';

/** A pending referral of a patient by a new referrer, straight into the tables; returns its id. */
export async function insertReferral(
  db: Db,
  tenantId: string,
  { patientId, userId, mark }: { patientId: string; userId: string; mark: string },
): Promise<string> {
  const referrerId = newId();
  const id = newId();
  await sql`insert into referrer (tenant_id, id, name, type, commission_type, commission_basis_points,
      created_at, updated_at)
    values (${tenantId}, ${referrerId}, ${mark}, 'clinic', 'percentage', 500, now(), now())`.execute(db);
  await sql`insert into referral (tenant_id, id, referrer_id, patient_id, amount_minor, commission_minor, notes,
      referred_on, created_by, created_at, updated_at)
    values (${tenantId}, ${id}, ${referrerId}, ${patientId}, 100000, 5000, ${mark}, current_date, ${userId},
      now(), now())`.execute(db);
  return id;
}
