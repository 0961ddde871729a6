import { z } from 'zod';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText, freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { diagnosisCertainties } from '../../diagnoses/diagnosis.contract.ts';
import { issue } from '../consultation.issues.ts';

export const maxDiagnoses = sizeLimits.consultationDiagnosisEntries;
const maxTyped = 40;
const longText = sizeLimits.fieldCharacters;

/** The texts of a consultation that a template can hold, in the order of the screen. */
export const narrativeFields = ['reason', 'history', 'examination', 'plan'] as const;

export type NarrativeField = (typeof narrativeFields)[number];

export const consultationDiagnosis = z.strictObject({
  /** The diagnosis of the hospital's list that was chosen; null for free words. */
  diagnosisId: z.uuid().nullable(),
  code: z.string().nullable(),
  title: z.string(),
  certainty: z.enum(diagnosisCertainties),
  isPrimary: z.boolean(),
});

export type ConsultationDiagnosis = z.output<typeof consultationDiagnosis>;

/** What is typed so far, kept as it was typed: half a date is no mistake yet. */
export const consultationDraft = z.strictObject({
  reason: boundedText(longText),
  history: boundedText(longText),
  examination: boundedText(longText),
  plan: boundedText(longText),
  referredTo: boundedText(longText),
  diagnoses: z
    .array(
      z.strictObject({
        diagnosisId: z.uuid().nullable(),
        code: boundedText(20).nullable(),
        title: boundedText(longText),
        certainty: z.enum(diagnosisCertainties),
        isPrimary: z.boolean(),
      }),
    )
    .max(maxDiagnoses),
  followUpDate: boundedText(maxTyped),
  followUpTime: boundedText(maxTyped),
  followUpNote: boundedText(longText),
});

export type ConsultationDraft = z.output<typeof consultationDraft>;

export const emptyDraft: ConsultationDraft = {
  reason: '',
  history: '',
  examination: '',
  plan: '',
  referredTo: '',
  diagnoses: [],
  followUpDate: '',
  followUpTime: '',
  followUpNote: '',
};

const typedDate = freeText(maxTyped)
  .refine((text) => text === '' || dateText().safeParse(text).success, issue('dateUnreadable'))
  .transform((text) => text || null);

const typedTime = freeText(maxTyped)
  .refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), issue('timeUnreadable'))
  .transform((text) => text || null);

/** What is signed, as it is typed: the same schema judges it on the screen and on the server. */
export const contentFields = {
  reason: requiredText(2000, issue('reasonMissing')),
  history: optionalText(longText),
  examination: optionalText(longText),
  plan: optionalText(longText),
  referredTo: optionalText(300),
  diagnoses: z
    .array(
      z.strictObject({
        diagnosisId: z.uuid().nullable(),
        code: optionalText(20),
        title: requiredText(300, issue('diagnosisMissing')),
        certainty: z.enum(diagnosisCertainties),
        isPrimary: z.boolean(),
      }),
    )
    .max(maxDiagnoses),
  /** A day of the hospital's calendar. */
  followUpDate: typedDate,
  /** `HH:mm` of the hospital's clock; with it an appointment is booked. */
  followUpTime: typedTime,
  followUpNote: optionalText(500),
};

type Judged = z.output<z.ZodObject<typeof contentFields>>;

/** The rules over several fields, for `check` of every schema that holds the fields above. */
export function checkContent(context: z.core.ParsePayload<Judged>): void {
  const { diagnoses, ...follow } = context.value;
  const refuse = (path: string, message: string) =>
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  if (diagnoses.length > 0 && diagnoses.filter(({ isPrimary }) => isPrimary).length !== 1) {
    refuse('diagnoses', issue('onePrimary'));
  }
  if (follow.followUpTime !== null && follow.followUpDate === null) {
    refuse('followUpDate', issue('followUpNeedsDate'));
  }
}

export const consultationContent = z.strictObject(contentFields).check(checkContent);

/** What is signed, judged. */
export type ConsultationContent = z.output<typeof consultationContent>;
