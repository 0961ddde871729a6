import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { messageEventTypes } from '#kernel/messages/message-event.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { messageChannels, messageProblems, messageStatuses } from '../channels/message-channels.ts';

const day = dateText();
export const loggedEvents = [...messageEventTypes, 'test', 'application', 'report', 'account'] as const;

export const loggedMessage = z.strictObject({
  id: z.uuid(),
  eventType: z.enum(loggedEvents),
  channel: z.enum(messageChannels),
  templateId: z.uuid().nullable(),
  /** Null for a message to staff, and for a test. */
  patient: z.strictObject({ ...rowPatient, firstName: z.string(), lastName: z.string() }).nullable(),
  recipient: withheld(z.string()),
  subject: withheld(z.string()),
  body: withheld(z.string()),
  status: z.enum(messageStatuses),
  problem: z.enum(messageProblems).nullable(),
  /** It counts as sent and left nobody's house. */
  isMocked: z.boolean(),
  attempts: z.number().int(),
  dueAt: z.string(),
  sentAt: z.string().nullable(),
  providerId: z.string().nullable(),
  providerResponse: z.string().nullable(),
  createdAt: z.string(),
});

export type LoggedMessage = z.output<typeof loggedMessage>;

const narrowing = {
  status: z.enum(messageStatuses).optional(),
  channel: z.enum(messageChannels).optional(),
  eventType: z.enum(loggedEvents).optional(),
  /** The first and the last day in the hospital's calendar on which they were written. */
  from: day.optional(),
  to: day.optional(),
};

export const listMessages = defineCall('messages.list', {
  address: 'GET /messages',
  access: 'admin.settings',
  readsReplica: true,
  summary: 'List messages, newest first',
  input: z.strictObject({ ...narrowing, ...pageRequest }),
  output: pageOf(loggedMessage),
});

export const exportMessages = defineCall('messages.export', {
  address: 'GET /messages-export',
  access: 'admin.settings',
  exports: 'admin.export',
  readsReplica: true,
  summary: 'List messages for a file, as the screen shows them',
  input: z.strictObject({ ...narrowing, ...pageRequest }),
  output: pageOf(loggedMessage),
});

export const getMessage = defineCall('messages.get', {
  address: 'GET /messages/{messageId}',
  access: 'admin.settings',
  summary: 'Read one message and what became of it',
  input: z.strictObject({ messageId: z.uuid() }),
  output: loggedMessage,
});

export const retryMessage = defineCall('messages.retry', {
  address: 'POST /messages/{messageId}/retries',
  access: 'admin.settings',
  summary: 'Send a message again that failed, was cancelled, or got no answer and may so arrive twice',
  input: z.strictObject({ messageId: z.uuid() }),
  output: loggedMessage,
  errors: ['MESSAGE_NOT_REPEATABLE'],
});

export const sendTestMessage = defineCall('messages.sendTest', {
  address: 'POST /message-tests',
  access: 'admin.settings',
  summary: 'Send a message to try a channel, with the words of an event where one is named',
  input: z.strictObject({
    recipient: requiredText(254),
    channel: z.enum(messageChannels),
    /** The words are those of its rule; left out, a sentence that says that it is a test. */
    eventType: z.enum(messageEventTypes).optional(),
  }),
  output: loggedMessage,
  errors: ['NO_MESSAGE_RULE', 'NO_MESSAGE_CHANNEL', 'MESSAGE_CHANNEL_OFF', 'PUSH_TO_COME'],
  example: { input: { recipient: 'desk@city-general.example', channel: 'email' } },
});
