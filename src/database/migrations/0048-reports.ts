import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

const gains = { medical_records_officer: ['reports.export'] };

/** What the reports read by time is found by time. docs/decisions/0072-reports.md */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create index credit_note_by_time on credit_note (tenant_id, created_at, id)`,
    `create index deposit_movement_by_time on deposit_movement (tenant_id, created_at, id)`,
    `create index cashier_day_by_closing on cashier_day (tenant_id, closed_at, id) where closed_at is not null`,
    `create index referral_by_day on referral (tenant_id, referred_on, id)`,
    `create index lab_alert_by_time on lab_alert (tenant_id, raised_at, id)`,
    `create index dispensing_by_time on dispensing (tenant_id, dispensed_at, id)`,
    `create index stock_movement_by_date on stock_movement (tenant_id, happened_on, id)`,
    `create index dose_by_time on dose (tenant_id, scheduled_at, id)`,
  ]);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}
