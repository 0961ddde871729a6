import { writeSettings } from '#areas/settings/settings.public.ts';
import type { Db } from '#database/tables.ts';
import type { FluidDayPolicy } from '../day/fluid-day.rules.ts';
import type { FluidSettings } from './fluid-settings.contract.ts';

export async function readFluidSettings(db: Db, tenantId: string): Promise<FluidSettings> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['fluid_day_start_hour', 'urine_reminder_hours'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { dayStartHour: row.fluid_day_start_hour, urineReminderHours: row.urine_reminder_hours };
}

/** The settings, with the hospital's zone beside the hour. */
export async function readFluidPolicy(
  db: Db,
  tenantId: string,
  timeZone: string,
): Promise<FluidDayPolicy & { reminderHours: number }> {
  const { dayStartHour, urineReminderHours } = await readFluidSettings(db, tenantId);
  return { timeZone, startHour: dayStartHour, reminderHours: urineReminderHours };
}

export function writeFluidSettings(
  db: Db,
  tenantId: string,
  { dayStartHour, urineReminderHours }: FluidSettings,
  at: string,
): Promise<void> {
  const values = { fluid_day_start_hour: dayStartHour, urine_reminder_hours: urineReminderHours };
  return writeSettings(db, tenantId, values, at);
}
