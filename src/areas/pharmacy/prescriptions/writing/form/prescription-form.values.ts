import { z } from 'zod';
import { bodyWeightGrams } from '#kernel/care/body-weight.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { freeText, optionalText } from '#kernel/text.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import type { WrittenLine } from '../../prescription-line.contract.ts';
import { lineFields, maxLines } from '../../prescription-line.contract.ts';
import { pregnancyAnswers, prescriptionKinds } from '../../prescription.contract.ts';
import { routes } from '../../../safety/medicine-facts.ts';
import { intervalText, readInterval } from '../../as-needed/interval.ts';
import { issue } from '../../prescription.issues.ts';

const food = z.enum(['', 'before', 'after', 'with']).transform((choice) => choice || null);

/** A time between doses with its unit, as minutes; null for none. */
const typedInterval = freeText(50).transform((text, context) => {
  if (text === '') return null;
  const minutes = readInterval(text);
  if (minutes !== undefined) return minutes;
  context.addIssue({ code: 'custom', message: issue('intervalUnreadable') });
  return z.NEVER;
});

/** One line as it is typed. */
export const typedLineSchema = z.strictObject({
  ...lineFields,
  medicineId: z.string().transform((id) => id || null),
  food,
  route: z.enum(['', ...routes]).transform((route) => route || null),
  quantity: optionalWholeNumber({ min: 1, max: 1_000_000 }),
  instruction: optionalText(500),
  prnIndication: optionalText(200),
  prnMinimumMinutes: typedInterval,
  prnMaximum: optionalWholeNumber({ min: 1, max: 100 }),
});

/** Kilograms as typed, with at most three places, as grams; null for none. */
const weight = z.string().transform((typed, context) => {
  const text = toAsciiDigits(typed).trim().replace(',', '.');
  if (text === '') return null;
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const grams = whole === undefined ? 0 : Number(whole) * 1000 + Number(part.padEnd(3, '0'));
  if (grams >= bodyWeightGrams[0] && grams <= bodyWeightGrams[1]) return grams;
  context.addIssue({ code: 'custom', message: issue('weightUnreadable') });
  return z.NEVER;
});

export const typedReasons = z.array(z.strictObject({ key: z.string(), reason: z.string() }));

/** What is typed, and what of it is signed. */
export const prescriptionFormSchema = z.strictObject({
  patientId: z.uuid(issue('patientMissing')),
  /** '' while nobody has chosen: for the ward where there is a stay. */
  kind: z.enum(['', ...prescriptionKinds]).transform((choice) => choice || null),
  diagnosis: optionalText(2000),
  advice: optionalText(2000),
  nextVisit: z.union([z.literal(''), z.iso.date()]).transform((day) => day || null),
  weight,
  pregnancy: z.enum(pregnancyAnswers),
  lines: z.array(typedLineSchema).max(maxLines),
  reasons: typedReasons,
});

export type PrescriptionValues = z.input<typeof prescriptionFormSchema>;
export type PrescriptionFields = z.output<typeof prescriptionFormSchema>;
export type LineValues = PrescriptionValues['lines'][number];

export const emptyLine: LineValues = {
  medicineId: '',
  name: '',
  dose: '',
  route: '',
  frequency: '',
  food: '',
  duration: '',
  quantity: '',
  instruction: '',
  prnIndication: '',
  prnMinimumMinutes: '',
  prnMaximum: '',
};

export function newPrescription(patientId: string, diagnosis = ''): PrescriptionValues {
  return {
    patientId,
    kind: '',
    diagnosis,
    advice: '',
    nextVisit: '',
    weight: '',
    pregnancy: 'not-asked',
    lines: [emptyLine],
    reasons: [],
  };
}

/** True for a line in which nothing was written yet. */
export function isBlank({ name, frequency, duration, instruction }: LineValues): boolean {
  return [name, frequency, duration, instruction ?? ''].every((text) => text.trim() === '');
}

/** A line of a set, a draft or an earlier prescription as it is typed. */
export function typedLine(written: WrittenLine): LineValues {
  return {
    ...written,
    medicineId: written.medicineId ?? '',
    food: written.food ?? '',
    route: written.route ?? '',
    quantity: written.quantity ?? '',
    instruction: written.instruction ?? '',
    prnIndication: written.prnIndication ?? '',
    prnMinimumMinutes: intervalText(written.prnMinimumMinutes),
    prnMaximum: written.prnMaximum ?? '',
  };
}

/** A typed line as the checks and the server take it; a quantity that is no number counts as none. */
export function writtenLine(values: LineValues): WrittenLine {
  return {
    ...values,
    medicineId: values.medicineId || null,
    food: values.food || null,
    route: values.route || null,
    quantity: typedNumber(values.quantity),
    instruction: values.instruction || null,
    prnIndication: values.prnIndication || null,
    prnMinimumMinutes: readInterval(values.prnMinimumMinutes) ?? null,
    prnMaximum: typedNumber(values.prnMaximum),
  };
}

function typedNumber(typed: unknown): number | null {
  return typeof typed === 'number' ? typed : null;
}

/** Grams of what is typed so far; null while it is no weight. */
export function gramsOf(typed: string): number | null {
  const read = weight.safeParse(typed);
  return read.success ? read.data : null;
}
