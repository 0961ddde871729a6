import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { consciousnessLevels, oxygenSources } from '../../scores/observed.ts';
import { glucoseUnits, type TemperatureUnit, temperatureUnits } from '../../scores/units.ts';
import {
  measureFields,
  type Measures,
  numberSchemas,
  refuseImpossible,
} from '../measures/measures.contract.ts';
import { forEachNumber } from '../measures/measures.table.ts';
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

const numbers = forEachNumber((name) => typedNumber(numberSchemas[name]));

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
    ...forEachNumber(() => ''),
    temperatureUnit,
    oxygen: '',
    consciousness: '',
    bloodGlucoseUnit: 'mg/dL',
    isObstetric,
    notes: '',
    recordedAt: '',
  };
}

/** What of the typed fields is possible so far; everything else counts as not measured. */
export function measuresSoFar(values: SetValues): Measures {
  const soFar = forEachNumber((name) => {
    const read = numbers[name].safeParse(values[name]);
    return read.success ? read.data : null;
  });
  return {
    ...soFar,
    temperatureUnit: values.temperatureUnit,
    oxygen: values.oxygen === '' ? null : values.oxygen,
    consciousness: values.consciousness === '' ? null : values.consciousness,
    bloodGlucoseUnit: values.bloodGlucoseUnit,
    isObstetric: values.isObstetric,
    notes: null,
  };
}
