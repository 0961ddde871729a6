import type { FollowEvents } from '#server/points/events.ts';
import { newId } from '#kernel/ids.ts';
import type { MessageEvent } from '#kernel/messages/message-event.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import { type ChannelRow, selectChannels, selectSender } from '../channels/channel.queries.ts';
import type { MessageChannel } from '../channels/message-channels.ts';
import { isChannelOn } from '../channels/channel.rules.ts';
import type { MessageRuleRow } from '../rules/rule.queries.ts';
import { matchesRule } from '../rules/rule.rules.ts';
import { fillSubject, fillTemplate } from '../templates/rendering.rules.ts';
import { builtInMessages } from './built-in-messages.texts.ts';
import { eventValues, type Sender } from './event-variables.ts';
import { selectPeopleWithDevices } from '../preferences/push/push-device.queries.ts';
import * as queries from './publishing.queries.ts';
import { afterQuiet, type QuietHours, reminderTimes } from './timing.rules.ts';

/**
 * Writes the messages that the hospital's rules want for what happened, in the transaction of what happened. Nothing is
 * sent here: a sender takes them once they are committed.
 */
export const publishMessages: FollowEvents = async ({ db, tenantId, clock, announce }, events) => {
  const at = clock.now().toISOString();
  let cancelled = 0;
  for (const { subject, replaces = [] } of events) {
    if (replaces.length > 0) cancelled += await queries.cancelUnsent(db, tenantId, subject, replaces, at);
  }
  const told = events.filter(({ isSilent }) => !isSilent);
  const types = [...new Set(told.map(({ type }) => type))];
  const rules = types.length > 0 ? await queries.selectRulesFor(db, tenantId, types) : [];
  const wanted = rules.length > 0 ? await write() : 0;
  if (cancelled + wanted > 0) announce('messages');

  async function write(): Promise<number> {
    const [channels, sender] = await Promise.all([selectChannels(db, tenantId), selectSender(db, tenantId)]);
    if (!channels || !sender) return 0;
    const templateIds = rules.flatMap(({ template_id }) => template_id ?? []);
    const userIds = told.flatMap(({ userIds: ids = [] }) => ids);
    const isPushed = channels.push_enabled && rules.some((rule) => rule.channels.includes('push'));
    const [templates, wishes, pushed] = await Promise.all([
      queries.selectTemplatesLike(db, tenantId, templateIds),
      queries.selectWishes(db, tenantId, {
        patientIds: told.flatMap(({ patientId }) => patientId ?? []),
        userIds,
      }),
      isPushed ? selectPeopleWithDevices(db, tenantId, { userIds, now: at }) : new Set<string>(),
    ]);
    const writing: Writing = { tenantId, now: clock.now(), channels, sender, templates, wishes, pushed };
    const rows = told.flatMap((event) =>
      rules.filter((rule) => matchesRule(rule, event)).flatMap((rule) => messagesOf(writing, event, rule)),
    );
    const once = withoutDoubles(rows);
    if (once.length > 0) await queries.insertMessages(db, once);
    return once.length;
  }
};

interface Writing {
  tenantId: string;
  now: Date;
  channels: ChannelRow;
  sender: Sender;
  templates: readonly queries.UsableTemplate[];
  wishes: readonly queries.Wish[];
  /** People with a browser that takes push messages. */
  pushed: ReadonlySet<string>;
}

interface Recipient {
  key: string;
  patientId: string | null;
  userId: string | null;
}

function messagesOf(writing: Writing, event: MessageEvent, rule: MessageRuleRow): queries.NewMessage[] {
  const { channels, sender } = writing;
  const times = timesOf(writing, event);
  return rule.channels
    .filter((channel) => isChannelOn(channels, channel))
    .flatMap((channel) =>
      recipientsOf(event, channel, writing).flatMap((recipient) => {
        const language = languageOf(writing, recipient, channel);
        const template = writing.templates.find(
          (one) => one.named_by === rule.template_id && one.channel === channel,
        );
        const words = template ? templateWords(template, language) : builtInMessages[event.type][language];
        const values = eventValues(event, sender, language);
        return times.map(({ occurrence, dueAt }) => ({
          tenant_id: writing.tenantId,
          id: newId(),
          event_type: event.type,
          about: event.subject,
          occurrence,
          channel,
          recipient_key: recipient.key,
          patient_id: recipient.patientId,
          user_id: recipient.userId,
          rule_id: rule.id,
          template_id: template?.id ?? null,
          language,
          subject: channel === 'sms' ? '' : fillSubject(words.subject, values),
          body: fillTemplate(words.body, values),
          link: event.link ?? null,
          recipient: '',
          status: 'pending' as const,
          due_at: (channel === 'in_app' ? writing.now : dueAt).toISOString(),
          not_after: event.before ?? null,
          attempts: 0,
          is_mocked: false,
          created_at: writing.now.toISOString(),
          updated_at: writing.now.toISOString(),
        }));
      }),
    );
}

/** A reminder has several times; everything else is sent now, or once the quiet hours are over. */
function timesOf(
  { channels, sender, now }: Writing,
  event: MessageEvent,
): { occurrence: string; dueAt: Date }[] {
  const quiet = quietHoursOf(channels);
  const { timeZone } = sender;
  if (event.before === undefined) {
    return [{ occurrence: event.occurrence, dueAt: afterQuiet(quiet, timeZone, now) }];
  }
  return reminderTimes(new Date(event.before), channels.reminder_minutes, { quiet, timeZone, now }).map(
    ({ minutes, dueAt }) => ({ occurrence: `${event.occurrence}/${minutes}`, dueAt }),
  );
}

export function quietHoursOf({ quiet_from: from, quiet_until: until }: ChannelRow): QuietHours | null {
  return from !== null && until !== null ? { from, until } : null;
}

/** The bell and push are the staff's; e-mail and SMS go to the patient whom it concerns, and to staff where it concerns none. */
function recipientsOf(
  { patientId, userIds = [] }: MessageEvent,
  channel: MessageChannel,
  { pushed }: Writing,
): Recipient[] {
  if (patientId !== undefined && (channel === 'email' || channel === 'sms')) {
    return [{ key: `patient/${patientId}`, patientId, userId: null }];
  }
  const reached = channel === 'push' ? userIds.filter((userId) => pushed.has(userId)) : userIds;
  return [...new Set(reached)].map((userId) => ({ key: `person/${userId}`, patientId: null, userId }));
}

function languageOf(
  { wishes, channels }: Writing,
  { patientId, userId }: Recipient,
  channel: MessageChannel,
): MessageLanguage {
  const wish = wishes.find(({ id }) => id === (patientId ?? userId));
  return (channel === 'sms' ? wish?.sms_language : wish?.email_language) ?? channels.default_language;
}

/** A template without Bengali is sent in English to everybody. */
function templateWords(template: queries.UsableTemplate, language: MessageLanguage) {
  return language === 'bn' && template.body_bn !== ''
    ? { subject: template.subject_bn || template.subject, body: template.body_bn }
    : { subject: template.subject, body: template.body };
}

/** Two rules that want the same message are one: a statement cannot store a row twice either. */
function withoutDoubles(rows: readonly queries.NewMessage[]): queries.NewMessage[] {
  const keyOf = (row: queries.NewMessage) =>
    [row.event_type, row.about, row.occurrence, row.channel, row.recipient_key].join(' ');
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()];
}
