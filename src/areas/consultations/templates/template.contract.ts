import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { narrativeFields } from '../consultations/content/consultation-content.contract.ts';
import { issue } from './template.issues.ts';

const texts = Object.fromEntries(
  narrativeFields.map((name) => [name, freeText(sizeLimits.fieldCharacters)]),
) as Record<(typeof narrativeFields)[number], ReturnType<typeof freeText>>;

/** The texts that applying it writes; an empty one leaves the field as it is. */
const templateFields = z
  .strictObject(texts)
  .refine((fields) => Object.values(fields).some((text) => text !== ''), issue('empty'));

export const consultationTemplate = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  fields: z.strictObject(texts),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type ConsultationTemplate = z.output<typeof consultationTemplate>;

export const templateName = requiredText(100, issue('nameMissing'));

export const listTemplates = defineCall('consultationTemplates.list', {
  address: 'GET /consultation-templates',
  access: 'emr.write',
  summary: 'Read the templates of the person who asks, by name',
  output: z.strictObject({ rows: z.array(consultationTemplate) }),
});

export const saveTemplate = defineCall('consultationTemplates.save', {
  address: 'POST /consultation-templates',
  access: 'emr.write',
  summary: 'Save a template of the person who asks; with `replace` one of the same name becomes this one',
  input: z.strictObject({ name: templateName, fields: templateFields, replace: z.boolean().default(false) }),
  output: consultationTemplate,
  errors: ['TOO_MANY_TEMPLATES'],
  example: {
    input: {
      name: 'Blood pressure check',
      fields: {
        reason: 'Blood pressure check',
        history: '',
        examination: 'Heart and lungs clear.',
        plan: '',
      },
    },
  },
});

export const deleteTemplate = defineCall('consultationTemplates.delete', {
  address: 'DELETE /consultation-templates/{templateId}',
  access: 'emr.write',
  summary: 'Delete a template of the person who asks',
  input: z.strictObject({ templateId: z.uuid() }),
  output: z.strictObject({ deleted: z.literal(true) }),
});
