import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { MessageProblem } from '../channels/message-channels.ts';
import '../message.tables.ts';

export type MessageRow = RowOf<'message'>;

/** A sender's hold on messages. */
export interface Lease {
  id: string;
  /** ISO text. */
  until: string;
}

/**
 * Takes the messages that are due for one sender, the longest due first: what another sender holds is passed by, and
 * what one that was killed had taken and not begun is taken again.
 */
export function claimDue(
  db: Db,
  tenantId: string,
  { now, lease, limit }: { now: string; lease: Lease; limit: number },
): Promise<MessageRow[]> {
  return db
    .updateTable('message')
    .set({ lease_id: lease.id, lease_until: lease.until })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (due) =>
      due
        .selectFrom('message')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('status', '=', 'pending')
        .where('due_at', '<=', now)
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** True while something is due that no sender holds, or a sender was killed while it sent. */
export async function isWaiting(db: Db, tenantId: string, now: string): Promise<boolean> {
  const { rows } = await sql<{ is_waiting: boolean }>`
    select exists (select from message where tenant_id = ${tenantId}::uuid and status = 'pending'
        and due_at <= ${now}::timestamptz and (lease_until is null or lease_until < ${now}::timestamptz))
      or exists (select from message where tenant_id = ${tenantId}::uuid and status = 'sending'
        and lease_until < ${now}::timestamptz) as is_waiting`.execute(db);
  return rows[0]!.is_waiting;
}

/** Lets messages go that were taken and not begun, so that whoever comes next need not wait for the lease's end. */
export async function releaseClaim(db: Db, tenantId: string, leaseId: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ lease_id: null, lease_until: null })
    .where('tenant_id', '=', tenantId)
    .where('lease_id', '=', leaseId)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Settles what was being sent by a sender that was killed. Whether it went out is not known: it is sent again only
 * over a channel that would notice, and is told of as unknown otherwise.
 */
export async function settleBroken(
  db: Db,
  tenantId: string,
  { now, repeatable }: { now: string; repeatable: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update message set
      status = case when channel = any(${[...repeatable]}::text[]) then 'pending' else 'unknown' end,
      problem = case when channel = any(${[...repeatable]}::text[]) then null else 'NO_ANSWER' end,
      lease_id = null, lease_until = null, updated_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and status = 'sending' and lease_until < ${now}::timestamptz
    returning id`.execute(db);
  return rows.length;
}

/** The message while this sender holds it and nobody has cancelled it; locked. */
export function lockHeld(
  db: Db,
  tenantId: string,
  { id, leaseId, status }: { id: string; leaseId: string; status: 'pending' | 'sending' },
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst();
}

/** What a message has become; the lease ends unless it says otherwise. */
export interface MessageStep {
  status: MessageRow['status'];
  problem?: MessageProblem | null;
  recipient?: string;
  is_mocked?: boolean;
  attempts?: number;
  due_at?: string;
  lease_id?: string | null;
  lease_until?: string | null;
  provider_id?: string | null;
  provider_response?: string | null;
  sent_at?: string | null;
  updated_at: string;
}

export async function writeStep(db: Db, tenantId: string, id: string, step: MessageStep): Promise<void> {
  await db
    .updateTable('message')
    .set({ problem: null, lease_id: null, lease_until: null, ...step })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Whom a message is for, as they are at this moment. */
export interface Addressee {
  email: string | null;
  phone: string | null;
  /** False for those who have died, and for accounts that are out of use. */
  is_reachable: boolean;
  takes_email: boolean;
  takes_sms: boolean;
  takes_in_app: boolean;
}

export async function selectPatientAddressee(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select patient.email, patient.phone, patient.date_of_death is null as is_reachable,
      coalesce(wish.takes_email, true) as takes_email, coalesce(wish.takes_sms, true) as takes_sms,
      false as takes_in_app
    from patient
    left join patient_message_preference wish
      on wish.tenant_id = ${tenantId}::uuid and wish.patient_id = patient.id
    where patient.tenant_id = ${tenantId}::uuid and patient.id = ${patientId}::uuid`.execute(db);
  return rows[0];
}

export async function selectPersonAddressee(
  db: Db,
  tenantId: string,
  userId: string,
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select account.email, account.phone, account.status = 'active' and account.removed_at is null as is_reachable,
      coalesce(wish.takes_email, true) as takes_email, coalesce(wish.takes_sms, true) as takes_sms,
      coalesce(wish.takes_in_app, true) as takes_in_app
    from user_account account
    left join user_message_preference wish
      on wish.tenant_id = ${tenantId}::uuid and wish.user_id = account.id
    where account.tenant_id = ${tenantId}::uuid and account.id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** True unless the rule that wanted a message is switched off or gone by now. */
export async function isRuleOn(db: Db, tenantId: string, ruleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_rule')
    .select('is_enabled')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ruleId)
    .executeTakeFirst();
  return row?.is_enabled ?? false;
}

/**
 * Removes messages that ended before an instant, at most so many; returns how many it removed. What applicants were told
 * belongs to the record of their application and stays.
 */
export async function deleteEnded(db: Db, tenantId: string, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from message where tenant_id = ${tenantId}::uuid and id in (
      select id from message
      where tenant_id = ${tenantId}::uuid and created_at < ${before}::timestamptz
        and status not in ('pending', 'sending') and event_type <> 'application'
      order by created_at, id limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
