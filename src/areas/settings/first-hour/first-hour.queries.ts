import type { Db } from '#database/tables.ts';
import { writeSettings } from '../settings/settings.queries.ts';
import '../settings.tables.ts';

/** By which clock the hospital works, and since when that and the end of its first steps were decided. */
export function selectFirstHour(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant_settings')
    .select(['time_zone', 'clock_decided_at', 'first_steps_hidden_at'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** Decides the clock; the version of the organization's form is raised, so that an older form cannot undo it. */
export async function writeClock(db: Db, tenantId: string, timeZone: string, at: string): Promise<void> {
  await db
    .updateTable('tenant_settings')
    .set((eb) => ({
      time_zone: timeZone,
      clock_decided_at: at,
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .execute();
}

export function writeHidden(db: Db, tenantId: string, isHidden: boolean, at: string): Promise<void> {
  return writeSettings(db, tenantId, { first_steps_hidden_at: isHidden ? at : null }, at);
}

/** True once the hospital's papers can be headed: with its name and where it is; a logo is a wish. */
export async function hasLetterhead(db: Db, tenantId: string): Promise<boolean> {
  const { name, address } = await db
    .selectFrom('tenant_settings')
    .select(['name', 'address'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return name.trim() !== '' && (address ?? '').trim() !== '';
}
