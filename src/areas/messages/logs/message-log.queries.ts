import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import type { MessageRow } from '../delivery/due-messages.queries.ts';
import '../message.tables.ts';

export interface LoggedRow extends MessageRow {
  first_name: string | null;
  last_name: string | null;
  is_restricted: boolean | null;
}

export interface LogRequest {
  status?: string | undefined;
  channel?: string | undefined;
  eventType?: string | undefined;
  /** Instants as ISO text; the second is not included. */
  since?: string | undefined;
  before?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Messages, newest first; one row more than the page. */
export async function selectMessages(db: Db, tenantId: string, request: LogRequest): Promise<LoggedRow[]> {
  const {
    status = null,
    channel = null,
    eventType = null,
    since = null,
    before = null,
    cursor,
    limit,
  } = request;
  const [at = null, id = null] = cursor ? decodeCursor(cursor, 2) : [];
  const { rows } = await sql<LoggedRow>`
    select message.*, patient.first_name, patient.last_name, patient.is_restricted
    from message
    left join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = message.patient_id
    where message.tenant_id = ${tenantId}::uuid
      and (${status}::text is null or message.status = ${status}::text)
      and (${channel}::text is null or message.channel = ${channel}::text)
      and (${eventType}::text is null or message.event_type = ${eventType}::text)
      and message.created_at >= coalesce(${since}::timestamptz, '-infinity')
      and message.created_at < coalesce(${before}::timestamptz, 'infinity')
      and (${at}::timestamptz is null or (message.created_at, message.id) < (${at}::timestamptz, ${id}::uuid))
    order by message.created_at desc, message.id desc
    limit ${limit + 1}`.execute(db);
  return rows;
}

export async function selectMessage(db: Db, tenantId: string, id: string): Promise<LoggedRow | undefined> {
  const { rows } = await sql<LoggedRow>`
    select message.*, patient.first_name, patient.last_name, patient.is_restricted
    from message
    left join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = message.patient_id
    where message.tenant_id = ${tenantId}::uuid and message.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Puts a message back among those that are due; false where it is not in one of these states. */
export async function putBack(
  db: Db,
  tenantId: string,
  { id, from, at }: { id: string; from: readonly MessageRow['status'][]; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({
      status: 'pending',
      problem: null,
      attempts: 0,
      due_at: at,
      lease_id: null,
      lease_until: null,
      updated_at: at,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', sql<MessageRow['status']>`any(${[...from]}::text[])`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The active account of the hospital with this e-mail address, without regard to case. */
export async function selectPersonWithEmail(
  db: Db,
  tenantId: string,
  email: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from user_account
    where tenant_id = ${tenantId}::uuid and email_key = ${email.trim().toLowerCase()} and status = 'active'
      and removed_at is null`.execute(db);
  return rows[0]?.id;
}
