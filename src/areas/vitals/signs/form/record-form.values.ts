import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { consciousnessLevels, oxygenSources } from '../../scores/observed.ts';
import { glucoseUnits, type TemperatureUnit, temperatureUnits } from '../../scores/units.ts';
import { measureFields, type Measures, refuseImpossible } from '../measures.contract.ts';
import { issue } from '../vital-signs.issues.ts';

/** A number as somebody types it: digits of any script, a comma or a point; '' is nothing. */
export function readTyped(typed: string): number | null {
  const text = toAsciiDigits(typed).trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,7}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
}

function typedNumber(schema: z.ZodType<number | null, number | null | undefined>) {
  return z
    .string()
    .transform(readTyped)
    .pipe(schema as z.ZodType<number | null, number | null>);
}

/** One of a few words, '' for none. */
function choice<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z.enum(['', ...words]).transform((word) => (word === '' ? null : (word as Word)));
}

const numbers = {
  temperature: typedNumber(measureFields.temperature),
  heartRate: typedNumber(measureFields.heartRate),
  respiratoryRate: typedNumber(measureFields.respiratoryRate),
  bloodPressureSystolic: typedNumber(measureFields.bloodPressureSystolic),
  bloodPressureDiastolic: typedNumber(measureFields.bloodPressureDiastolic),
  oxygenSaturation: typedNumber(measureFields.oxygenSaturation),
  oxygenFlow: typedNumber(measureFields.oxygenFlow),
  painScore: typedNumber(measureFields.painScore),
  bloodGlucose: typedNumber(measureFields.bloodGlucose),
  weight: typedNumber(measureFields.weight),
  height: typedNumber(measureFields.height),
};

/** The fields that take a number, in the order of a round at the bed. */
export type NumberField = keyof typeof numbers;

const measures = {
  ...numbers,
  temperatureUnit: z.enum(temperatureUnits),
  oxygen: choice(oxygenSources),
  consciousness: choice(consciousnessLevels),
  bloodGlucoseUnit: z.enum(glucoseUnits),
  isObstetric: z.boolean(),
  notes: measureFields.notes,
};

const recordedAt = z.union([z.literal('').transform(() => undefined), instantText()]);

/** What is typed of a new set; the server's own rules. */
export const recordSchema = z
  .strictObject({ ...measures, patientId: z.uuid(issue('patientMissing')), recordedAt })
  .superRefine((set, context) => refuseImpossible(set, context));

/** What is typed of the set that replaces one entered in error. */
export const replacementSchema = z
  .strictObject({ ...measures, recordedAt })
  .superRefine((set, context) => refuseImpossible(set, context));

const typedSet = z.strictObject({ ...measures, recordedAt });

/** What the fields of a set hold while somebody types. */
export type SetValues = Omit<z.input<typeof typedSet>, 'notes'> & { notes: string };
export type RecordValues = SetValues & { patientId: string } & Record<string, unknown>;

/** An empty set. */
export function emptySet(temperatureUnit: TemperatureUnit = 'C', isObstetric = false): SetValues {
  return {
    temperature: '',
    temperatureUnit,
    heartRate: '',
    respiratoryRate: '',
    bloodPressureSystolic: '',
    bloodPressureDiastolic: '',
    oxygenSaturation: '',
    oxygen: '',
    oxygenFlow: '',
    consciousness: '',
    painScore: '',
    bloodGlucose: '',
    bloodGlucoseUnit: 'mg/dL',
    weight: '',
    height: '',
    isObstetric,
    notes: '',
    recordedAt: '',
  };
}

/** What of the typed fields is possible so far; everything else counts as not measured. */
export function measuresSoFar(values: SetValues): Measures {
  const set: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(numbers)) {
    const read = schema.safeParse(values[name as NumberField]);
    set[name] = read.success ? read.data : null;
  }
  return {
    ...(set as Record<NumberField, number | null>),
    temperatureUnit: values.temperatureUnit,
    oxygen: values.oxygen === '' ? null : values.oxygen,
    consciousness: values.consciousness === '' ? null : values.consciousness,
    bloodGlucoseUnit: values.bloodGlucoseUnit,
    isObstetric: values.isObstetric,
    notes: null,
  };
}
