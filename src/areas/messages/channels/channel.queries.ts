import { sql, type Updateable } from 'kysely';
import { hasRow } from '#database/lists/has-row.ts';
import type { Db, Tables } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import type { Sender } from '../events/event-variables.ts';
import '../message.tables.ts';

export type ChannelRow = RowOf<'message_settings'>;

/** How the hospital sends; undefined for a tenant without settings, such as the platform's own. */
export function selectChannels(db: Db, tenantId: string): Promise<ChannelRow | undefined> {
  return db.selectFrom('message_settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
}

/** Undefined where the version is no longer as seen. */
export function updateChannels(
  db: Db,
  tenantId: string,
  version: number,
  values: Omit<Updateable<Tables['message_settings']>, 'tenant_id' | 'version'>,
): Promise<ChannelRow | undefined> {
  return db
    .updateTable('message_settings')
    .set({ ...values, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Has appointments from an instant on reminded of as if they were booked now; null once that is done. */
export async function noteRemindersFrom(db: Db, tenantId: string, from: string | null): Promise<void> {
  await db
    .updateTable('message_settings')
    .set({ reminders_from: from })
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Gives a tenant what it begins with, unless it has begun; English where no language was asked. */
export async function insertFirstChannels(
  db: Db,
  tenantId: string,
  language: MessageLanguage = 'en',
): Promise<void> {
  await db
    .insertInto('message_settings')
    .values({ tenant_id: tenantId, default_language: language })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
}

/** What the hospital is called and how it writes dates, times and amounts. */
export async function selectSender(db: Db, tenantId: string): Promise<Sender | undefined> {
  const { rows } = await sql<Sender>`
    select name, phone, time_zone as "timeZone", date_format as "dateFormat", time_format as "timeFormat",
      number_grouping as "numberGrouping", week_start as "weekStart", currency_code as "currencyCode"
    from tenant_settings where tenant_id = ${tenantId}::uuid`.execute(db);
  return rows[0];
}

/** True once mail or text messages can leave the hospital. */
export function hasChannel(db: Db, tenantId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('message_settings')
      .select('tenant_id')
      .where('tenant_id', '=', tenantId)
      .where((eb) => eb.or([eb('smtp_host', '<>', ''), eb('sms_url', '<>', '')])),
  );
}
