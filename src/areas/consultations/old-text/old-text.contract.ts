import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';

/** The fields of a patient's record that held as free text what became lists. */
export const oldTexts = ['medicalHistory'] as const;

export type OldText = (typeof oldTexts)[number];

/** The maximum length of a line that is offered; a longer one is offered by its beginning. */
export const maxLineLength = 200;

export const leaveOutLine = defineCall('oldTexts.leaveOut', {
  address: 'POST /patients/{patientId}/reviewed-lines',
  access: ['emr.write', 'emr.allergies'],
  summary: 'Say that a line of the old free text belongs into no list; the text itself stays',
  input: z.strictObject({
    patientId: z.uuid(),
    field: z.enum(oldTexts),
    line: requiredText(maxLineLength),
  }),
  output: z.strictObject({ reviewed: z.literal(true) }),
  errors: ['RECORD_RESTRICTED'],
});
