import { notify } from '#areas/notifications/notifications.public.ts';
import type { Database } from '#database/database.ts';
import type { Db } from '#database/tables.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { newId } from '#kernel/ids.ts';
import type { Delivery, Messengers } from '#kernel/messages/messengers.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { type ChannelRow, selectChannels, selectSender } from '../channels/channel.queries.ts';
import { isChannelOn, isConfigured } from '../channels/channel.rules.ts';
import { mailSettingsOf, smsSettingsOf } from '../channels/provider-settings.ts';
import type { MessageProblem } from '../channels/message-channels.ts';
import { selectAttachments } from '../letters/attachments.queries.ts';
import { quietHoursOf } from '../events/publishing.service.ts';
import { afterQuiet } from '../events/timing.rules.ts';
import { notice } from '../messages.notices.ts';
import { stepAfter } from './attempt.rules.ts';
import * as queries from './courier.queries.ts';
import type { MessageRow } from './courier.queries.ts';

/** What a courier works with. */
export interface Courier {
  database: Database;
  clock: Clock;
  /** Left out, e-mail and SMS are mocked. */
  messengers?: Messengers | undefined;
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange: (tenantId: string, topics: readonly string[]) => void;
  /** Once it is aborted no further message is begun. */
  signal?: AbortSignal | undefined;
}

/** How many messages a courier takes at once, and for how long. */
const batch = 20;
const claimMs = 10 * 60_000;
/** Longer than the longest attempt; after it the courier that had begun counts as killed. */
const attemptMs = 3 * 60_000;

/**
 * Sends what is due in one tenant until nothing is. Any number of couriers may do so at once: each message is begun by
 * one of them, in a transaction of its own before anything leaves the house.
 */
export async function carryMessages(courier: Courier, tenantId: string): Promise<void> {
  while (!courier.signal?.aborted) {
    const lease = { id: newId(), until: later(courier, claimMs) };
    const { claimed, channels, settled } = await claim(courier, tenantId, lease);
    if (settled > 0) courier.onChange(tenantId, ['messages']);
    if (claimed.length === 0 || !channels) return;
    try {
      for (const message of claimed) {
        if (courier.signal?.aborted) break;
        await carry(courier, { tenantId, leaseId: lease.id, channels }, message);
      }
    } finally {
      await courier.database.inTenant(tenantId, 'write', (db) =>
        queries.releaseClaim(db, tenantId, lease.id),
      );
    }
    courier.onChange(tenantId, ['messages']);
  }
}

function claim({ database, clock }: Courier, tenantId: string, lease: queries.Lease) {
  const now = clock.now().toISOString();
  return database.inTenant(tenantId, 'write', async (db) => {
    const channels = await selectChannels(db, tenantId);
    const repeatable = channels?.sms_knows_ids ? ['sms'] : [];
    const settled = await queries.settleBroken(db, tenantId, { now, repeatable });
    const claimed = await queries.claimDue(db, tenantId, { now, lease, limit: batch });
    return { claimed: claimed.toSorted(byDue), channels, settled };
  });
}

function byDue(one: MessageRow, other: MessageRow): number {
  return one.due_at.localeCompare(other.due_at) || one.id.localeCompare(other.id);
}

interface Round {
  tenantId: string;
  leaseId: string;
  channels: ChannelRow;
}

async function carry(courier: Courier, round: Round, { id }: MessageRow): Promise<void> {
  const { database, messengers } = courier;
  const { tenantId, leaseId, channels } = round;
  const topics: string[] = [];
  const begun = await database.inTenant(tenantId, 'write', (db) =>
    begin(courier, round, db, id, (topic) => void topics.push(topic)),
  );
  if (topics.length > 0) courier.onChange(tenantId, topics);
  if (!begun || !messengers) return;
  const attachments =
    begun.channel === 'email'
      ? await database.inTenant(tenantId, 'read', (db) => selectAttachments(db, tenantId, id))
      : [];
  const outgoing = { id, to: begun.recipient, subject: begun.subject, text: begun.body, attachments };
  const delivery =
    begun.channel === 'sms'
      ? await messengers.sendSms(smsSettingsOf(channels), outgoing)
      : await messengers.sendMail(mailSettingsOf(channels), outgoing);
  await database.inTenant(tenantId, 'write', async (db) => {
    const held = await queries.lockHeld(db, tenantId, { id, leaseId, status: 'sending' });
    if (held) await settle(courier, round, db, held, delivery);
  });
}

/** The message once it counts as being sent; undefined where it is settled already, or was taken back meanwhile. */
async function begin(
  courier: Courier,
  { tenantId, leaseId, channels }: Round,
  db: Db,
  id: string,
  announce: (topic: Topic) => void,
): Promise<MessageRow | undefined> {
  const { clock, messengers } = courier;
  const message = await queries.lockHeld(db, tenantId, { id, leaseId, status: 'pending' });
  if (!message) return undefined;
  const now = clock.now().toISOString();
  const { channel } = message;
  const step = (next: Omit<queries.MessageStep, 'updated_at'>) =>
    queries.writeStep(db, tenantId, id, { ...next, updated_at: now });

  const { recipient, problem } = await addressOf(db, tenantId, message, channels, now);
  if (problem !== null) {
    await step({ status: isCancelled(problem) ? 'cancelled' : 'failed', problem, recipient });
    return undefined;
  }
  const sent = { status: 'sent' as const, recipient, attempts: message.attempts + 1, sent_at: now };
  if (channel === 'in_app') {
    const { subject: title, body: words, link, user_id: userId } = message;
    await notify(
      { db, tenantId, clock, announce },
      { userId: userId!, notice: notice('sent', { title, words }), link },
    );
    await step(sent);
    return undefined;
  }
  if (channel === 'push' || !messengers || !isConfigured(channels, channel)) {
    await step({ ...sent, is_mocked: true });
    return undefined;
  }
  const attempts = message.attempts + 1;
  const lease = { lease_id: leaseId, lease_until: later(courier, attemptMs) };
  await step({ status: 'sending', recipient, attempts, ...lease });
  return { ...message, recipient, attempts };
}

/** Problems that somebody wanted; the others are failures. */
function isCancelled(problem: MessageProblem): boolean {
  return ['OPTED_OUT', 'DECEASED', 'RULE_OFF', 'TOO_LATE'].includes(problem);
}

/** Where a message goes as things are now, and what stands against it. */
async function addressOf(
  db: Db,
  tenantId: string,
  message: MessageRow,
  channels: ChannelRow,
  now: string,
): Promise<{ recipient: string; problem: MessageProblem | null }> {
  const { channel, rule_id: ruleId, patient_id: patientId, user_id: userId } = message;
  const against = (problem: MessageProblem, recipient = message.recipient) => ({ recipient, problem });
  if (channel === 'push') return against('PUSH_TO_COME');
  if (!isChannelOn(channels, channel)) return against('CHANNEL_OFF');
  if (message.not_after !== null && message.not_after <= now) return against('TOO_LATE');
  if (ruleId !== null && !(await queries.isRuleOn(db, tenantId, ruleId))) return against('RULE_OFF');
  // A test goes to the address that was typed.
  if (patientId === null && userId === null) return { recipient: message.recipient, problem: null };
  const found =
    patientId === null
      ? await queries.selectPersonAddressee(db, tenantId, userId!)
      : await queries.selectPatientAddressee(db, tenantId, patientId);
  if (!found?.is_reachable) return against(patientId === null ? 'NO_ADDRESS' : 'DECEASED');
  if (message.event_type !== 'test' && !takes(found, channel)) return against('OPTED_OUT');
  const recipient = (channel === 'sms' ? found.phone : found.email) ?? '';
  return recipient === '' ? against('NO_ADDRESS', '') : { recipient, problem: null };
}

function takes(found: queries.Addressee, channel: 'email' | 'sms' | 'in_app'): boolean {
  if (channel === 'email') return found.takes_email;
  return channel === 'sms' ? found.takes_sms : found.takes_in_app;
}

async function settle(
  { clock }: Courier,
  { tenantId, channels }: Round,
  db: Db,
  { id, channel, attempts }: MessageRow,
  delivery: Delivery,
): Promise<void> {
  const now = clock.now();
  const knowsIds = channel === 'sms' && channels.sms_knows_ids;
  const { status, problem, retryAfterMs } = stepAfter(delivery, attempts, knowsIds);
  const at = now.toISOString();
  let due: { due_at?: string } = {};
  if (retryAfterMs !== null) {
    const timeZone = (await selectSender(db, tenantId))?.timeZone ?? 'UTC';
    const next = new Date(now.getTime() + retryAfterMs);
    due = { due_at: afterQuiet(quietHoursOf(channels), timeZone, next).toISOString() };
  }
  await queries.writeStep(db, tenantId, id, {
    status,
    problem,
    ...due,
    provider_id: delivery.providerId,
    provider_response: delivery.response,
    ...(status === 'sent' && { sent_at: at }),
    updated_at: at,
  });
}

function later({ clock }: Courier, ms: number): string {
  return new Date(clock.now().getTime() + ms).toISOString();
}
