import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { freeText, requiredText } from '#kernel/text.ts';

/** How many templates a hospital keeps. */
export const maxNoteTemplates = 100;

/** What a template fills; an empty text leaves the field as it is. */
export const templateTexts = z.strictObject({
  procedurePerformed: freeText(300).default(''),
  surgicalApproach: freeText(300).default(''),
  findings: freeText(5000).default(''),
  procedureDetails: freeText(10_000).default(''),
  closureMethod: freeText(500).default(''),
  postOpInstructions: freeText(3000).default(''),
  followUpPlan: freeText(2000).default(''),
});

export const templateFields = [
  'procedurePerformed',
  'surgicalApproach',
  'findings',
  'procedureDetails',
  'closureMethod',
  'postOpInstructions',
  'followUpPlan',
] as const satisfies readonly (keyof z.output<typeof templateTexts>)[];

export const noteTemplate = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** For which procedure it is; null for any. */
  procedureId: z.uuid().nullable(),
  fields: templateTexts,
  updatedAt: z.string(),
  version: z.number().int(),
});

export type NoteTemplate = z.output<typeof noteTemplate>;

export const listNoteTemplates = defineCall('operativeNoteTemplates.list', {
  address: 'GET /operative-note-templates',
  access: 'surgery.operate',
  summary: "Read the hospital's templates of operative notes, by name",
  output: z.strictObject({ rows: z.array(noteTemplate) }),
});

export const saveNoteTemplate = defineCall('operativeNoteTemplates.save', {
  address: 'POST /operative-note-templates',
  access: 'surgery.operate',
  summary: 'Keep the texts of a note for a procedure; one of the same name becomes this one',
  input: z.strictObject({
    name: requiredText(100),
    procedureId: z
      .uuid()
      .nullish()
      .transform((id) => id ?? null),
    fields: templateTexts,
  }),
  output: noteTemplate,
  errors: ['TOO_MANY_NOTE_TEMPLATES'],
});

export const deleteNoteTemplate = defineCall('operativeNoteTemplates.delete', {
  address: 'DELETE /operative-note-templates/{noteTemplateId}',
  access: 'surgery.operate',
  summary: "Delete a template of the hospital's",
  input: z.strictObject({ noteTemplateId: z.uuid() }),
  output: z.strictObject({ deleted: z.literal(true) }),
});
