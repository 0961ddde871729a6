import { writeSettings } from '#areas/settings/settings.public.ts';
import type { Db } from '#database/tables.ts';

export async function readHoldMinutes(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('bed_hold_minutes')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.bed_hold_minutes;
}

export function writeHoldMinutes(db: Db, tenantId: string, minutes: number, at: string): Promise<void> {
  return writeSettings(db, tenantId, { bed_hold_minutes: minutes }, at);
}
