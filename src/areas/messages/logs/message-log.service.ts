import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { isEmailLike, phoneText } from '#kernel/contact.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { MessageEventType } from '#kernel/messages/message-event.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { type ChannelRow, selectSender } from '../channels/channel.queries.ts';
import { isChannelOn } from '../channels/channel.rules.ts';
import { requireChannels } from '../channels/channel.service.ts';
import { type MessageChannel, messageChannels, messageProblems } from '../channels/message-channels.ts';
import { eventValues, variablesOfEvent } from '../events/event-variables.ts';
import { insertMessages, selectRulesFor, selectTemplatesLike } from '../events/publishing.queries.ts';
import { builtInMessages } from '../events/built-in-messages.texts.ts';
import { fillSubject, fillTemplate } from '../templates/rendering.rules.ts';
import { forgetBounce } from '../delivery/bounces.queries.ts';
import { selectNewestFacts } from '../templates/template.queries.ts';
import type * as contract from './message-log.contract.ts';
import { type LoggedMessage, loggedMessage } from './message-log.contract.ts';
import { issue } from './message-log.issues.ts';
import * as queries from './message-log.queries.ts';
import { testMessage } from './test-message.texts.ts';

export async function listMessages(
  { db, tenantId, actor }: CallContext,
  { from, to, ...input }: CallInput<typeof contract.listMessages>,
): Promise<Page<LoggedMessage>> {
  const rows = await queries.selectMessages(db, tenantId, {
    ...input,
    since: from && dayBounds(actor.timeZone, from).start,
    before: to && dayBounds(actor.timeZone, to).end,
  });
  const page = toPage(rows, input.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toLogged) };
}

export async function getMessage(
  context: CallContext,
  { messageId }: CallInput<typeof contract.getMessage>,
): Promise<LoggedMessage> {
  return requireMessage(context, messageId);
}

/**
 * Sends again what failed. Where no answer came the person who asks has decided that it may arrive twice.
 * @throws AppError MESSAGE_NOT_REPEATABLE for what is sent or on its way
 */
export async function retryMessage(
  context: CallContext,
  { messageId: id }: CallInput<typeof contract.retryMessage>,
): Promise<LoggedMessage> {
  const { db, tenantId, clock } = context;
  const before = await requireMessage(context, id);
  const at = clock.now().toISOString();
  // Whoever asks for it again has looked into it: an address that was refused is tried once more.
  if (before.channel === 'email' && before.recipient) await forgetBounce(db, tenantId, before.recipient);
  const isBack = await queries.putBack(db, tenantId, { id, from: ['failed', 'unknown', 'cancelled'], at });
  if (!isBack) throw new AppError('MESSAGE_NOT_REPEATABLE', { status: before.status });
  context.audit({
    action: 'UPDATE',
    resource: 'messages',
    resourceId: id,
    oldValues: { status: before.status },
    newValues: { status: 'pending' },
  });
  context.announce('messages');
  return requireMessage(context, id);
}

/**
 * Writes a test, which the sender sends at once.
 * @throws AppError PUSH_TO_COME, NO_MESSAGE_CHANNEL, MESSAGE_CHANNEL_OFF, NO_MESSAGE_RULE
 */
export async function sendTestMessage(
  context: CallContext,
  { recipient: typed, channel, eventType }: CallInput<typeof contract.sendTestMessage>,
): Promise<LoggedMessage> {
  const { db, tenantId, clock } = context;
  const channels = await requireChannels(context);
  if (channel === 'push' && !context.services.messengers?.push) throw new AppError('PUSH_TO_COME');
  refuseClosed(channels, channel);
  const { recipient, userId } = await readRecipient(context, channel, typed);
  const language = channels.default_language;
  const { templateId, subject, body } = await wordsOf(context, channel, language, eventType);
  const at = clock.now().toISOString();
  const id = newId();
  await insertMessages(db, [
    {
      tenant_id: tenantId,
      id,
      event_type: 'test',
      about: `test/${id}`,
      occurrence: id,
      channel,
      recipient_key: userId === null ? `address/${recipient}` : `person/${userId}`,
      recipient,
      patient_id: null,
      user_id: userId,
      rule_id: null,
      template_id: templateId,
      language,
      subject,
      body,
      link: null,
      status: 'pending',
      due_at: at,
      attempts: 0,
      is_mocked: false,
      created_at: at,
      updated_at: at,
    },
  ]);
  context.audit({
    action: 'CREATE',
    resource: 'messages',
    resourceId: id,
    newValues: { test: channel, recipient },
  });
  context.announce('messages');
  return requireMessage(context, id);
}

function refuseClosed(channels: ChannelRow, channel: MessageChannel): void {
  if (!messageChannels.some((one) => isChannelOn(channels, one))) throw new AppError('NO_MESSAGE_CHANNEL');
  if (!isChannelOn(channels, channel)) throw new AppError('MESSAGE_CHANNEL_OFF', { channel });
}

/** An address of the channel's kind; for the bell and for push that of somebody with an account. */
async function readRecipient(
  { db, tenantId }: CallContext,
  channel: MessageChannel,
  typed: string,
): Promise<{ recipient: string; userId: string | null }> {
  if (channel === 'sms') {
    const phone = phoneText.safeParse(typed);
    if (!phone.success || phone.data === null) throw invalidFields({ recipient: valueIssue('notAPhone') });
    return { recipient: phone.data, userId: null };
  }
  if (!isEmailLike(typed)) throw invalidFields({ recipient: valueIssue('notAnEmail') });
  if (channel === 'email') return { recipient: typed, userId: null };
  const userId = await queries.selectPersonWithEmail(db, tenantId, typed);
  if (userId === undefined) throw invalidFields({ recipient: issue('notAColleague') });
  return { recipient: typed, userId };
}

/** The words of an event's rule with the names of its variables where there is no record to fill them with. */
async function wordsOf(
  { db, tenantId }: CallContext,
  channel: MessageChannel,
  language: MessageLanguage,
  eventType: MessageEventType | undefined,
): Promise<{ templateId: string | null; subject: string; body: string }> {
  const sender = await selectSender(db, tenantId);
  if (!sender) throw new AppError('NOT_FOUND');
  if (eventType === undefined) {
    const values = { hospitalName: sender.name };
    const { subject, body } = testMessage[language];
    return { templateId: null, subject: fillSubject(subject, values), body: fillTemplate(body, values) };
  }
  const rules = await selectRulesFor(db, tenantId, [eventType]);
  const rule = rules.find((one) => one.channels.includes(channel));
  if (!rule) throw new AppError('NO_MESSAGE_RULE', { event: eventType });
  const templates = await selectTemplatesLike(
    db,
    tenantId,
    rule.template_id === null ? [] : [rule.template_id],
  );
  const template = templates.find((one) => one.channel === channel);
  const words =
    template === undefined
      ? builtInMessages[eventType][language]
      : language === 'bn' && template.body_bn !== ''
        ? { subject: template.subject_bn || template.subject, body: template.body_bn }
        : template;
  const facts = await selectNewestFacts(db, tenantId, eventType);
  const names = Object.fromEntries(variablesOfEvent(eventType).map((name) => [name, `[${name}]`]));
  const known = facts ?? { instants: {} };
  // A patient's name has no place in a test that may go anywhere.
  const values = {
    ...names,
    ...eventValues({ type: eventType, subject: '', occurrence: '', ...known }, sender, language),
    patientName: '[patientName]',
  };
  return {
    templateId: template?.id ?? null,
    subject: fillSubject(words.subject, values),
    body: fillTemplate(words.body, values),
  };
}

async function requireMessage({ db, tenantId }: CallContext, id: string): Promise<LoggedMessage> {
  const row = await queries.selectMessage(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toLogged(row);
}

function toLogged(row: queries.LoggedRow): LoggedMessage {
  return toRecord(loggedMessage, row, {
    problem: messageProblems.find((one) => one === row.problem) ?? null,
    patient:
      row.patient_id === null
        ? null
        : {
            id: row.patient_id,
            isRestricted: row.is_restricted ?? false,
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
          },
  });
}
