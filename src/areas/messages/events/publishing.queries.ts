import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import type { MessageEventType } from '#kernel/messages/message-event.ts';
import type { MessageChannel } from '../channels/message-channels.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import type { MessageRuleRow } from '../rules/rule.queries.ts';
import '../message.tables.ts';

export type NewMessage = Insertable<Tables['message']>;

/** The enabled rules for these events, in the order in which they were made. */
export function selectRulesFor(
  db: Db,
  tenantId: string,
  types: readonly MessageEventType[],
): Promise<MessageRuleRow[]> {
  return db
    .selectFrom('message_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('event_type', '=', sql<MessageEventType>`any(${[...types]}::text[])`)
    .where('is_enabled', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface UsableTemplate {
  id: string;
  /** The template that a rule names, of which this one is, or whose name it has for another channel. */
  named_by: string;
  channel: MessageChannel;
  subject: string;
  body: string;
  subject_bn: string;
  body_bn: string;
}

/** The active templates of the same names as these, one for each channel. */
export async function selectTemplatesLike(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<UsableTemplate[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UsableTemplate>`
    select other.id, named.id as named_by, other.channel, other.subject, other.body, other.subject_bn, other.body_bn
    from message_template named
    join message_template other on other.tenant_id = ${tenantId}::uuid and other.name = named.name
    where named.tenant_id = ${tenantId}::uuid and named.id = any(${[...ids]}::uuid[]) and other.is_active
    order by other.id`.execute(db);
  return rows;
}

export interface Wish {
  id: string;
  email_language: MessageLanguage | null;
  sms_language: MessageLanguage | null;
}

/** In which language patients and staff want to be written to, where they said so. */
export async function selectWishes(
  db: Db,
  tenantId: string,
  { patientIds, userIds }: { patientIds: readonly string[]; userIds: readonly string[] },
): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    select patient_id as id, email_language, sms_language from patient_message_preference
    where tenant_id = ${tenantId}::uuid and patient_id = any(${[...patientIds]}::uuid[])
    union all
    select user_id as id, language as email_language, language as sms_language from user_message_preference
    where tenant_id = ${tenantId}::uuid and user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}

/**
 * Stores messages, each once: what was written for the same recipient, channel and occurrence before stays as it is,
 * unless it was cancelled because something took its place or its rule was off, and now is wanted again.
 */
export async function insertMessages(db: Db, rows: readonly NewMessage[]): Promise<void> {
  await db
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'event_type', 'about', 'occurrence', 'channel', 'recipient_key'])
        .doUpdateSet((eb) => ({
          status: 'pending',
          problem: null,
          subject: eb.ref('excluded.subject'),
          body: eb.ref('excluded.body'),
          rule_id: eb.ref('excluded.rule_id'),
          due_at: eb.ref('excluded.due_at'),
          not_after: eb.ref('excluded.not_after'),
          lease_id: null,
          lease_until: null,
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .where('message.status', '=', 'cancelled')
        .where('message.problem', 'in', ['REPLACED', 'RULE_OFF']),
    )
    .execute();
}

/** Cancels what is not sent yet of these types about a record; what is being sent at this moment goes out. */
export async function cancelUnsent(
  db: Db,
  tenantId: string,
  about: string,
  types: readonly MessageEventType[],
  at: string,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ status: 'cancelled', problem: 'REPLACED', lease_id: null, lease_until: null, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .where('about', '=', about)
    .where('event_type', '=', sql<MessageEventType>`any(${[...types]}::text[])`)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
