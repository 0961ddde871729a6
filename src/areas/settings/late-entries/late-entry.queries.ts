import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { writeSettings } from '../settings/settings.queries.ts';
import '../settings.tables.ts';

export async function readLateEntryHours(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('late_entry_hours')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.late_entry_hours;
}

export function writeLateEntryHours(db: Db, tenantId: string, hours: number, at: string): Promise<void> {
  return writeSettings(db, tenantId, { late_entry_hours: hours }, at);
}

/** True when a month that reaches beyond an instant is closed; no month is closed until the end of the transaction. */
export async function isMonthClosedSince(db: Db, tenantId: string, at: string): Promise<boolean> {
  const { rows } = await sql<{ is_closed: boolean }>`select
    is_month_closed_since(${tenantId}::uuid, ${at}::timestamptz) as is_closed`.execute(db);
  return rows[0]!.is_closed;
}
