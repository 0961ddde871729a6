import { z } from 'zod';
import { emailText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { messageLanguages } from '#kernel/messages/message-languages.ts';
import { changeable, seenVersion } from '#kernel/records/record-fields.ts';
import { boundedText, freeText } from '#kernel/text.ts';
import { issue } from './channel.issues.ts';

const time = boundedText(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue('notATime'));

/** Lines `name=value`. */
const pairs = freeText(4000).refine(
  (text) => text.split('\n').every((line) => line.trim() === '' || /^[^=\s]+\s*=/.test(line.trim())),
  issue('notALine'),
);

const host = freeText(253).refine((text) => /^[A-Za-z0-9.:-]*$/.test(text), issue('notAHost'));
const url = freeText(2000).refine(
  (text) => text === '' || /^https?:\/\/\S+$/.test(text),
  issue('notAnAddress'),
);

/** What is typed of e-mail over SMTP. */
export const mailFields = {
  smtpHost: host,
  smtpPort: z.number().int().min(1).max(65_535),
  smtpSecurity: z.enum(['starttls', 'tls', 'none']),
  smtpUser: freeText(254),
  fromAddress: emailText.transform((text) => text ?? ''),
  fromName: freeText(200),
};

/** What is typed of the gateway that sends SMS. */
export const smsFields = {
  smsUrl: url,
  smsMethod: z.enum(['GET', 'POST']),
  smsFormat: z.enum(['form', 'json']),
  smsFields: pairs,
  smsHeaders: pairs,
  smsSuccessPattern: freeText(200),
  /** The gateway sends a message with the same id once. */
  smsKnowsIds: z.boolean(),
};

/** When messages are sent and how long they are kept. */
export const timeFields = {
  quietFrom: time.nullable(),
  quietUntil: time.nullable(),
  /** Minutes before an appointment. */
  reminderMinutes: z.array(z.number().int().min(5).max(43_200)).max(5, issue('remindersWrong')),
  defaultLanguage: z.enum(messageLanguages),
  logRetentionDays: z.number().int().min(30, issue('retentionShort')).max(3650, issue('retentionLong')),
};

const switches = {
  emailEnabled: z.boolean(),
  smsEnabled: z.boolean(),
  inAppEnabled: z.boolean(),
  pushEnabled: z.boolean(),
};

/** What is stored as it is typed: all but the secrets. */
export const channelFields = { ...switches, ...mailFields, ...smsFields, ...timeFields };

/** `mocked`: it counts as sent and nothing leaves the house. */
const reach = z.enum(['real', 'mocked', 'off']);

export const channelSettings = z.strictObject({
  ...switches,
  smtpHost: z.string(),
  smtpPort: z.number().int(),
  smtpSecurity: mailFields.smtpSecurity,
  smtpUser: z.string(),
  fromAddress: z.string(),
  fromName: z.string(),
  /** The password itself is never told. */
  hasSmtpPassword: z.boolean(),
  smsUrl: z.string(),
  smsMethod: smsFields.smsMethod,
  smsFormat: smsFields.smsFormat,
  smsFields: z.string(),
  smsHeaders: z.string(),
  smsSuccessPattern: z.string(),
  smsKnowsIds: z.boolean(),
  hasSmsKey: z.boolean(),
  quietFrom: z.string().nullable(),
  quietUntil: z.string().nullable(),
  reminderMinutes: z.array(z.number().int()),
  defaultLanguage: z.enum(messageLanguages),
  logRetentionDays: z.number().int(),
  email: reach,
  sms: reach,
  inApp: reach,
  push: reach,
  /** The server can send push messages. */
  hasPush: z.boolean(),
  /** Invitations and links for forgotten passwords go by mail; otherwise an administrator hands them over. */
  carriesLinks: z.boolean(),
  version: z.number().int(),
  updatedAt: z.string(),
});

export type ChannelSettings = z.output<typeof channelSettings>;

export const getChannels = defineCall('messageChannels.get', {
  address: 'GET /message-channels',
  access: 'admin.settings',
  summary: 'Read how each channel sends, the quiet hours and the times of reminders; no secret is told',
  output: channelSettings,
});

export const updateChannels = defineCall('messageChannels.update', {
  address: 'PATCH /message-channels',
  access: 'admin.settings',
  secretFields: ['smtpPassword', 'smsKey'],
  summary: 'Change how messages are sent; what is left out stays',
  input: z.strictObject({
    version: seenVersion,
    ...changeable(channelFields),
    /** Empty forgets it. */
    smtpPassword: freeText(500).optional(),
    smsKey: freeText(500).optional(),
  }),
  output: channelSettings,
  errors: ['STALE', 'PUSH_TO_COME'],
  example: { input: { version: 1, quietFrom: '21:00', quietUntil: '07:00' } },
});
