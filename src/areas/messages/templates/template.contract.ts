import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { messageEventTypes } from '#kernel/messages/message-event.ts';
import { registerCalls } from '#kernel/records/register-calls.ts';
import { changeable, versioned } from '#kernel/records/record-fields.ts';
import { boundedText, freeText, requiredText } from '#kernel/text.ts';
import { messageChannels } from '../channels/message-channels.ts';

/** The names of variables, each once (document 3, section 5: trimmed, blanks dropped). */
const variableNames = z
  .array(boundedText(60))
  .max(40)
  .transform((names) => [...new Set(names.map((name) => name.trim()).filter(Boolean))]);

export const templateFields = {
  name: requiredText(200),
  channel: z.enum(messageChannels),
  subject: freeText(200),
  body: requiredText(2000),
  /** In Bengali; without a body the English is sent to everybody. */
  subjectBn: freeText(200),
  bodyBn: freeText(2000),
  variables: variableNames,
  isActive: z.boolean(),
};

export const messageTemplate = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  channel: z.enum(messageChannels),
  subject: z.string(),
  body: z.string(),
  subjectBn: z.string(),
  bodyBn: z.string(),
  variables: z.array(z.string()),
  isActive: z.boolean(),
  createdBy: z.uuid().nullable(),
  ...versioned,
});

export type MessageTemplate = z.output<typeof messageTemplate>;

const calls = registerCalls({
  name: 'messageTemplates',
  address: '/message-templates/{templateId}',
  record: messageTemplate,
});

export const listTemplates = calls.list({
  access: 'admin.settings',
  summary: 'List the templates of messages by name',
  fields: { channel: z.enum(messageChannels).optional() },
});

const { isActive: _active, subjectBn: _subjectBn, bodyBn: _bodyBn, ...required } = templateFields;

export const createTemplate = calls.create({
  access: 'admin.settings',
  summary: 'Add a template; it uses {{name}} variables alone',
  fields: {
    ...required,
    subject: templateFields.subject.default(''),
    subjectBn: templateFields.subjectBn.default(''),
    bodyBn: templateFields.bodyBn.default(''),
    variables: templateFields.variables.default([]),
    isActive: templateFields.isActive.default(true),
  },
  errors: ['TEMPLATE_NAME_TAKEN'],
  example: {
    input: {
      name: 'Appointment booked',
      channel: 'sms',
      body: 'Dear {{patientName}}, see you on {{appointmentDate}} at {{appointmentTime}}. {{hospitalName}}',
    },
  },
});

export const updateTemplate = calls.update({
  access: 'admin.settings',
  summary: 'Change a template; messages that are written already keep their words',
  fields: changeable(templateFields),
  errors: ['TEMPLATE_NAME_TAKEN'],
});

export const deleteTemplate = defineCall('messageTemplates.delete', {
  address: 'DELETE /message-templates/{templateId}',
  access: 'admin.settings',
  summary: 'Delete a template that no rule names',
  input: z.strictObject({ templateId: z.uuid(), version: z.coerce.number().int().min(1) }),
  output: z.strictObject({ deleted: z.literal(true) }),
  errors: ['STALE', 'TEMPLATE_IN_USE'],
});

const preview = z.strictObject({
  subject: z.string(),
  body: z.string(),
  /** How an SMS of these words is counted. */
  alphabet: z.enum(['gsm', 'unicode']),
  units: z.number().int(),
  segments: z.number().int(),
});

export const previewTemplate = defineCall('messageTemplates.preview', {
  address: 'POST /message-template-previews',
  kind: 'read',
  access: 'admin.settings',
  summary:
    'Show words with the values of the newest record of an event, of no restricted patient, and count an SMS',
  input: z.strictObject({
    eventType: z.enum(messageEventTypes),
    subject: freeText(200).default(''),
    body: freeText(2000).default(''),
    subjectBn: freeText(200).default(''),
    bodyBn: freeText(2000).default(''),
  }),
  output: z.strictObject({
    /** False while the hospital has no such record: the names of the variables stand in. */
    isReal: z.boolean(),
    en: preview,
    /** Null without words in Bengali. */
    bn: preview.nullable(),
  }),
});
