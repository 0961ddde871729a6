import type { Db } from '#database/tables.ts';
import { type AppointmentRow, withNames } from '../appointments/appointment.queries.ts';

/** From when on appointments are still to be reminded of; null where nothing is left to do. */
export async function selectRemindersFrom(db: Db, tenantId: string): Promise<string | null> {
  const row = await db
    .selectFrom('message_settings')
    .select('reminders_from')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.reminders_from ?? null;
}

/** Planned appointments that begin in a span, the earliest first. */
export function selectPlanned(
  db: Db,
  tenantId: string,
  { from, before, limit }: { from: string; before: string; limit: number },
): Promise<AppointmentRow[]> {
  return withNames(db, tenantId)
    .where('appointment.start_time', '>=', from)
    .where('appointment.start_time', '<', before)
    .where('appointment.status', 'in', ['scheduled', 'confirmed'])
    .orderBy('appointment.start_time')
    .orderBy('appointment.id')
    .limit(limit)
    .execute();
}
