import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { messageEventTypes } from '#kernel/messages/message-event.ts';
import { registerCalls } from '#kernel/records/register-calls.ts';
import { changeable, versioned } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { messageChannels } from '../channels/message-channels.ts';

const words = z
  .array(requiredText(100))
  .max(20)
  .transform((list) => [...new Set(list)]);

const channels = z
  .array(z.enum(messageChannels))
  .min(1)
  .max(4)
  .transform((list) => [...new Set(list)]);

/** The maximum of the smallest amount, in minor units: above any invoice. */
export const maxMinimumMinor = 10_000_000_000;

export const ruleFields = {
  eventType: z.enum(messageEventTypes),
  channels,
  /** Serves its own channel; the others take the template of the same name for theirs, or the built-in words. */
  templateId: z.uuid().nullable(),
  /** Only for events of these departments; an empty list asks for nothing. */
  departments: words,
  /** Only for amounts from this one on, in minor units. */
  minimumMinor: z.number().int().min(0).max(maxMinimumMinor).nullable(),
  priorities: words,
  isEnabled: z.boolean(),
};

export const messageRule = z.strictObject({
  id: z.uuid(),
  eventType: z.enum(messageEventTypes),
  channels: z.array(z.enum(messageChannels)),
  templateId: z.uuid().nullable(),
  templateName: z.string().nullable(),
  departments: z.array(z.string()),
  minimumMinor: z.number().int().nullable(),
  priorities: z.array(z.string()),
  isEnabled: z.boolean(),
  createdBy: z.uuid().nullable(),
  ...versioned,
});

export type MessageRule = z.output<typeof messageRule>;

const calls = registerCalls({
  name: 'messageRules',
  address: '/message-rules/{ruleId}',
  record: messageRule,
});

export const listRules = calls.list({
  access: 'admin.settings',
  summary: 'List the rules that say who is told of what, by event',
  fields: {},
});

export const createRule = calls.create({
  access: 'admin.settings',
  summary: 'Add a rule; each recipient gets one message of an event and channel, however many rules want it',
  fields: {
    eventType: ruleFields.eventType,
    channels,
    templateId: ruleFields.templateId.default(null),
    departments: words.default([]),
    minimumMinor: ruleFields.minimumMinor.default(null),
    priorities: words.default([]),
    isEnabled: ruleFields.isEnabled.default(true),
  },
  example: { input: { eventType: 'appointment_created', channels: ['email', 'sms'] } },
});

export const updateRule = calls.update({
  access: 'admin.settings',
  summary: 'Change a rule; switched off, what it has not sent yet is cancelled',
  fields: changeable(ruleFields),
});

export const deleteRule = defineCall('messageRules.delete', {
  address: 'DELETE /message-rules/{ruleId}',
  access: 'admin.settings',
  summary: 'Delete a rule; what it has not sent yet is cancelled',
  input: z.strictObject({ ruleId: z.uuid(), version: z.coerce.number().int().min(1) }),
  output: z.strictObject({ deleted: z.literal(true) }),
  errors: ['STALE'],
});
