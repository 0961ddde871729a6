import { notify } from '#areas/notifications/notifications.public.ts';
import type { Database } from '#database/database.ts';
import type { MakeMessageSecret } from '#server/mail/secret-mail.ts';
import type { Db } from '#database/tables.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { newId } from '#kernel/ids.ts';
import type { Delivery, Messengers } from '#kernel/messages/messengers.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { type ChannelRow, selectChannels, selectSender } from '../channels/channel.queries.ts';
import { isChannelOn, isConfigured } from '../channels/channel.rules.ts';
import { mailSettingsOf, smsSettingsOf } from '../channels/provider-settings.ts';
import type { MessageChannel, MessageProblem } from '../channels/message-channels.ts';
import { holdsLink, withSecret } from '../letters/secret-marks.rules.ts';
import { selectAttachments } from '../letters/attachments.queries.ts';
import { quietHoursOf } from '../events/publishing.service.ts';
import { afterQuiet } from '../events/timing.rules.ts';
import { notice } from '../messages.notices.ts';
import { addressToOptOut } from '../preferences/opt-out/opt-out.queries.ts';
import { optOutWords } from '../preferences/opt-out/opt-out-words.texts.ts';
import { selectDevices } from '../preferences/push/push-device.queries.ts';
import { fillTemplate } from '../templates/rendering.rules.ts';
import { stepAfter } from './attempt.rules.ts';
import { findBounce, forgetBounce, noteBounce } from './bounces.queries.ts';
import { pushToDevices } from './push-delivery.service.ts';
import * as queries from './due-messages.queries.ts';
import type { MessageRow } from './due-messages.queries.ts';

/** What deliveries work with. */
export interface DeliveryContext {
  database: Database;
  clock: Clock;
  /** Left out, e-mail and SMS are mocked. */
  messengers?: Messengers | undefined;
  /** The address under which patients reach the server; left out, their messages hold no link. */
  publicUrl?: string | undefined;
  /** Makes what a message holds that nobody stores, by its kind. */
  secrets?: Readonly<Record<string, MakeMessageSecret>>;
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange: (tenantId: string, topics: readonly string[]) => void;
  /** Once it is aborted no further message is begun. */
  signal?: AbortSignal | undefined;
}

/** How many messages a delivery takes at once, and for how long. */
const batch = 20;
const claimMs = 10 * 60_000;
/** Longer than the longest attempt; after it the delivery that had begun counts as killed. */
const attemptMs = 3 * 60_000;

/**
 * Sends what is due in one tenant until nothing is. Any number of processes may do so at once: each message is begun by
 * one of them, in a transaction of its own before anything leaves the house.
 */
export async function deliverMessages(context: DeliveryContext, tenantId: string): Promise<void> {
  while (!context.signal?.aborted) {
    const lease = { id: newId(), until: later(context, claimMs) };
    const { claimed, channels, settled } = await claim(context, tenantId, lease);
    if (settled > 0) context.onChange(tenantId, ['messages']);
    if (claimed.length === 0 || !channels) return;
    try {
      for (const message of claimed) {
        if (context.signal?.aborted) break;
        await deliver(context, { tenantId, leaseId: lease.id, channels }, message);
      }
    } finally {
      await context.database.inTenant(tenantId, 'write', (db) =>
        queries.releaseClaim(db, tenantId, lease.id),
      );
    }
    context.onChange(tenantId, ['messages']);
  }
}

function claim({ database, clock }: DeliveryContext, tenantId: string, lease: queries.Lease) {
  const now = clock.now().toISOString();
  return database.inTenant(tenantId, 'write', async (db) => {
    const channels = await selectChannels(db, tenantId);
    // A browser shows a repeat in the place of the first.
    const repeatable = channels?.sms_knows_ids ? ['sms', 'push'] : ['push'];
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

async function deliver(context: DeliveryContext, round: Round, { id }: MessageRow): Promise<void> {
  const { database, messengers } = context;
  const { tenantId, leaseId, channels } = round;
  const topics: string[] = [];
  const begun = await database.inTenant(tenantId, 'write', (db) =>
    begin(context, round, db, id, (topic) => void topics.push(topic)),
  );
  if (topics.length > 0) context.onChange(tenantId, topics);
  if (!begun || !messengers) return;
  const delivery = await handOver(context, channels, begun);
  await database.inTenant(tenantId, 'write', async (db) => {
    const held = await queries.lockHeld(db, tenantId, { id, leaseId, status: 'sending' });
    if (held) await settle(context, round, db, held, delivery);
  });
}

/** Gives a message that counts as being sent to its provider. */
async function handOver(
  { database, messengers, clock }: DeliveryContext,
  channels: ChannelRow,
  { tenant_id: tenantId, id, channel, recipient: to, subject, text, ...message }: BegunMessage,
): Promise<Delivery> {
  if (channel === 'push') {
    return pushToDevices({ database, push: messengers!.push!, clock }, { ...message, tenantId, id, subject });
  }
  if (channel === 'sms') return messengers!.sendSms(smsSettingsOf(channels), { id, to, subject, text });
  const attachments = await database.inTenant(tenantId, 'read', (db) => selectAttachments(db, tenantId, id));
  return messengers!.sendMail(mailSettingsOf(channels), { id, to, subject, text, attachments });
}

/** A message with the words that leave the house. */
interface BegunMessage extends MessageRow {
  text: string;
}

/** The message once it counts as being sent; undefined where it is settled already, or was taken back meanwhile. */
async function begin(
  context: DeliveryContext,
  { tenantId, leaseId, channels }: Round,
  db: Db,
  id: string,
  announce: (topic: Topic) => void,
): Promise<BegunMessage | undefined> {
  const { clock, messengers, publicUrl } = context;
  const message = await queries.lockHeld(db, tenantId, { id, leaseId, status: 'pending' });
  if (!message) return undefined;
  const now = clock.now().toISOString();
  const { channel } = message;
  const step = (next: Omit<queries.MessageStep, 'updated_at'>) =>
    queries.writeStep(db, tenantId, id, { ...next, updated_at: now });

  const { recipient, problem } = await addressOf(context, db, message, channels, now);
  if (problem !== null) {
    await step({ status: isCancelled(problem) ? 'cancelled' : 'failed', problem, recipient });
    return undefined;
  }
  const isMocked =
    !messengers || (channel !== 'push' && channel !== 'in_app' && !isConfigured(channels, channel));
  // A secret that is not sent for real would only be lost.
  const isLost = isMocked || (publicUrl === undefined && holdsLink(message.body));
  if (message.secret_kind !== null && isLost) {
    await step({ status: 'failed', problem: 'CHANNEL_OFF', recipient });
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
  if (isMocked) {
    await step({ ...sent, is_mocked: true });
    return undefined;
  }
  const text = await textOf(context, db, message, now);
  if (text === undefined) {
    await step({ status: 'cancelled', problem: 'TOO_LATE', recipient });
    return undefined;
  }
  const attempts = message.attempts + 1;
  const lease = { lease_id: leaseId, lease_until: later(context, attemptMs) };
  await step({ status: 'sending', recipient, attempts, ...lease });
  return { ...message, recipient, attempts, text };
}

/** The words as they leave the house, with what is stored nowhere; undefined where that would open nothing any more. */
async function textOf(
  { secrets = {}, clock, publicUrl }: DeliveryContext,
  db: Db,
  message: MessageRow,
  at: string,
): Promise<string | undefined> {
  const words = await wordsOf(db, message, publicUrl, at);
  const { secret_kind: kind, secret_id: id, tenant_id: tenantId } = message;
  if (kind === null || id === null) return words;
  const make = secrets[kind];
  if (!make) throw new Error(`No area makes the secret ${kind}.`);
  const secret = await make({ db, tenantId, now: clock.now() }, id);
  return secret === undefined ? undefined : withSecret(words, secret, publicUrl);
}

/** The words of a message, and for a patient how to end such messages; the log holds the words alone. */
async function wordsOf(
  db: Db,
  message: MessageRow,
  publicUrl: string | undefined,
  at: string,
): Promise<string> {
  const { tenant_id: tenantId, patient_id: patientId, channel, body, language } = message;
  if (patientId === null || publicUrl === undefined || (channel !== 'email' && channel !== 'sms'))
    return body;
  const address = await addressToOptOut(db, tenantId, { patientId, channel, publicUrl, at });
  return `${body}${channel === 'sms' ? '\n' : '\n\n'}${fillTemplate(optOutWords[language], { address })}`;
}

/** Problems that somebody wanted; the others are failures. */
function isCancelled(problem: MessageProblem): boolean {
  return ['OPTED_OUT', 'DECEASED', 'RULE_OFF', 'TOO_LATE'].includes(problem);
}

/** Where a message goes as things are now, and what stands against it. */
async function addressOf(
  { messengers }: DeliveryContext,
  db: Db,
  message: MessageRow,
  channels: ChannelRow,
  now: string,
): Promise<{ recipient: string; problem: MessageProblem | null }> {
  const { tenant_id: tenantId, channel, rule_id: ruleId, patient_id: patientId, user_id: userId } = message;
  const against = (problem: MessageProblem, recipient = message.recipient) => ({ recipient, problem });
  if (channel === 'push' && !messengers?.push) return against('PUSH_TO_COME');
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
  if (channel === 'push') {
    const devices = await selectDevices(db, tenantId, userId!, now);
    return devices.length > 0 ? { recipient: '', problem: null } : against('NO_ADDRESS', '');
  }
  const recipient = (channel === 'sms' ? found.phone : found.email) ?? '';
  if (recipient === '') return against('NO_ADDRESS', '');
  const bounce = channel === 'email' ? await findBounce(db, tenantId, recipient) : null;
  return { recipient, problem: bounce?.isPermanent ? 'BOUNCED' : null };
}

function takes(found: queries.Addressee, channel: MessageChannel): boolean {
  // Push is switched on for a device, and by nothing else.
  if (channel === 'push') return true;
  if (channel === 'email') return found.takes_email;
  return channel === 'sms' ? found.takes_sms : found.takes_in_app;
}

async function settle(
  { clock }: DeliveryContext,
  { tenantId, channels }: Round,
  db: Db,
  { id, channel, attempts, recipient }: MessageRow,
  delivery: Delivery,
): Promise<void> {
  const now = clock.now();
  const knowsIds = channel === 'push' || (channel === 'sms' && channels.sms_knows_ids);
  const { status, problem, retryAfterMs } = stepAfter(delivery, attempts, knowsIds);
  const at = now.toISOString();
  if (channel === 'email') await noteAnswer(db, tenantId, recipient, delivery, at);
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

/** Remembers whether the mail server takes mails to an address. */
async function noteAnswer(
  db: Db,
  tenantId: string,
  address: string,
  { bounce, outcome, response }: Delivery,
  at: string,
): Promise<void> {
  if (bounce) await noteBounce(db, tenantId, address, { isPermanent: bounce === 'permanent', response, at });
  else if (outcome === 'sent') await forgetBounce(db, tenantId, address);
}

function later({ clock }: DeliveryContext, ms: number): string {
  return new Date(clock.now().getTime() + ms).toISOString();
}
