import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText, freeText, optionalText, requiredText } from '#kernel/text.ts';
import { diagnosisCertainties } from '../../diagnoses/diagnosis.contract.ts';
import { issue } from '../consultation.issues.ts';
import {
  heightLimits,
  temperatureLimits,
  temperatureUnits,
  weightLimits,
  type WholeVital,
  wholeVitals,
} from './vitals.rules.ts';

export const maxDiagnoses = 20;
const maxTyped = 40;
const longText = sizeLimits.fieldCharacters;

/** The texts of a consultation that a template can hold, in the order of the screen. */
export const narrativeFields = ['reason', 'history', 'examination', 'plan'] as const;

export type NarrativeField = (typeof narrativeFields)[number];

const vitalNames = Object.keys(wholeVitals) as WholeVital[];

export const consultationDiagnosis = z.strictObject({
  /** The diagnosis of the hospital's list that was chosen; null for free words. */
  diagnosisId: z.uuid().nullable(),
  code: z.string().nullable(),
  title: z.string(),
  certainty: z.enum(diagnosisCertainties),
  isPrimary: z.boolean(),
});

export type ConsultationDiagnosis = z.output<typeof consultationDiagnosis>;

function ofEachVital<Schema extends z.ZodType>(schemaOf: (name: WholeVital) => Schema) {
  return Object.fromEntries(vitalNames.map((name) => [name, schemaOf(name)])) as Record<WholeVital, Schema>;
}

/** What is typed so far, kept as it was typed: half a number is no mistake yet. */
export const consultationDraft = z.strictObject({
  reason: boundedText(longText),
  history: boundedText(longText),
  examination: boundedText(longText),
  plan: boundedText(longText),
  referredTo: boundedText(longText),
  temperature: boundedText(maxTyped),
  temperatureUnit: z.enum(temperatureUnits),
  ...ofEachVital(() => boundedText(maxTyped)),
  weight: boundedText(maxTyped),
  height: boundedText(maxTyped),
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
  temperature: '',
  temperatureUnit: 'C',
  ...ofEachText(),
  weight: '',
  height: '',
  diagnoses: [],
  followUpDate: '',
  followUpTime: '',
  followUpNote: '',
};

function ofEachText() {
  return Object.fromEntries(vitalNames.map((name) => [name, ''])) as Record<WholeVital, string>;
}

/** The units of a typed number with at most `digits` decimals: '37.5' with one gives 375; null for an empty text. */
function typedNumber(digits: number) {
  return freeText(maxTyped).transform((typed, context): number | null => {
    const text = toAsciiDigits(typed).replace(',', '.');
    if (text === '') return null;
    const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d*))?$/.exec(text) ?? [];
    if (whole === undefined) {
      context.addIssue({ code: 'custom', message: issue('notANumber') });
      return z.NEVER;
    }
    if (decimals.length > digits) {
      context.addIssue({
        code: 'custom',
        message: digits === 0 ? issue('notWhole') : issue('tooManyDecimals', { digits }),
      });
      return z.NEVER;
    }
    return Number(whole + decimals.padEnd(digits, '0'));
  });
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Refuses a number that nobody can have; the limits are told in the unit that is typed. */
function within({ min, max }: Limits, unitsInOne = 1) {
  return {
    test: (value: number | null) => value === null || (value >= min && value <= max),
    message: issue('impossible', { min: min / unitsInOne, max: max / unitsInOne }),
  };
}

function limitedNumber(digits: number, limits: Limits, unitsInOne: number) {
  const { test, message } = within(limits, unitsInOne);
  return typedNumber(digits).refine(test, message);
}

const typedDate = freeText(maxTyped)
  .refine((text) => text === '' || z.iso.date().safeParse(text).success, issue('dateUnreadable'))
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
  /** Degrees of `temperatureUnit` with at most one decimal. */
  temperature: typedNumber(1),
  temperatureUnit: z.enum(temperatureUnits),
  ...ofEachVital((name) => limitedNumber(0, wholeVitals[name], 1)),
  /** Kilograms with at most three decimals. */
  weight: limitedNumber(3, weightLimits, 1000),
  /** Centimetres with at most one decimal. */
  height: limitedNumber(1, heightLimits, 10),
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
  const { temperature, temperatureUnit, systolic, diastolic, diagnoses, ...follow } = context.value;
  const refuse = (path: string, message: string) =>
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  const degrees = within(temperatureLimits[temperatureUnit], 10);
  if (!degrees.test(temperature)) refuse('temperature', degrees.message);
  if ((systolic === null) !== (diastolic === null)) {
    refuse(systolic === null ? 'systolic' : 'diastolic', issue('pressureIncomplete'));
  } else if (systolic !== null && diastolic !== null && diastolic >= systolic) {
    refuse('diastolic', issue('pressureTurned'));
  }
  if (diagnoses.length > 0 && diagnoses.filter(({ isPrimary }) => isPrimary).length !== 1) {
    refuse('diagnoses', issue('onePrimary'));
  }
  if (follow.followUpTime !== null && follow.followUpDate === null) {
    refuse('followUpDate', issue('followUpNeedsDate'));
  }
}

export const consultationContent = z.strictObject(contentFields).check(checkContent);

/** What is signed, judged and in units: tenths of a degree, grams, tenths of a centimetre. */
export type ConsultationContent = z.output<typeof consultationContent>;
