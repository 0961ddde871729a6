import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { consciousnessLevels, oxygenSources } from '../scores/observed.ts';
import { isWithin, possible } from '../scores/possible.ts';
import { glucoseUnits, temperatureUnits } from '../scores/units.ts';
import { issue } from './vital-signs.issues.ts';

/** What may be left out: null stands for what was not measured. */
function measure<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

function spanIssue([least, most]: readonly [number, number]): string {
  return issue('notPossible', { least, most });
}

function whole(span: readonly [number, number]) {
  const message = spanIssue(span);
  return measure(
    z.number(issue('notANumber')).int(issue('wholeNumber')).min(span[0], message).max(span[1], message),
  );
}

function withDecimals(decimals: number) {
  const factor = 10 ** decimals;
  // Twenty digits would be no measurement: only what the factor makes whole is one.
  return z
    .number(issue('notANumber'))
    .refine((value) => Math.abs(value * factor - Math.round(value * factor)) < 1e-6, issue('oneDecimal'));
}

function decimal(span: readonly [number, number], decimals = 1) {
  const message = spanIssue(span);
  return measure(withDecimals(decimals).min(span[0], message).max(span[1], message));
}

/** What a person types about one set of vital signs; every measurement may be left out. */
export const measureFields = {
  temperature: decimal([possible.temperature.C[0], possible.temperature.F[1]]),
  temperatureUnit: z.enum(temperatureUnits).default('C'),
  heartRate: whole(possible.heartRate),
  respiratoryRate: whole(possible.respiratoryRate),
  bloodPressureSystolic: whole(possible.bloodPressureSystolic),
  bloodPressureDiastolic: whole(possible.bloodPressureDiastolic),
  oxygenSaturation: whole(possible.oxygenSaturation),
  oxygen: measure(z.enum(oxygenSources)),
  /** Litres in a minute. */
  oxygenFlow: decimal(possible.oxygenFlow),
  consciousness: measure(z.enum(consciousnessLevels)),
  painScore: whole(possible.painScore),
  bloodGlucose: decimal([possible.bloodGlucose['mmol/L'][0], possible.bloodGlucose['mg/dL'][1]]),
  bloodGlucoseUnit: z.enum(glucoseUnits).default('mg/dL'),
  /** Kilograms, to the gram. */
  weight: decimal(possible.weight, 3),
  /** Centimetres. */
  height: decimal(possible.height),
  /** Pregnant or shortly after birth, for whom there is no NEWS2. */
  isObstetric: z.boolean().default(false),
  notes: measure(freeText(1000)).transform((text) => text || null),
};

const shape = z.strictObject(measureFields);

export type Measures = z.output<typeof shape>;

const measured = [
  'temperature',
  'heartRate',
  'respiratoryRate',
  'bloodPressureSystolic',
  'bloodPressureDiastolic',
  'oxygenSaturation',
  'oxygen',
  'consciousness',
  'painScore',
  'bloodGlucose',
  'weight',
  'height',
] as const satisfies readonly (keyof Measures)[];

/** The fields that cannot be as they are beside the others, each with its issue. */
export function findImpossible(set: Measures): Partial<Record<keyof Measures, string>> {
  const found: Partial<Record<keyof Measures, string>> = {};
  const { temperature, bloodGlucose, bloodPressureSystolic: high, bloodPressureDiastolic: low } = set;
  if (measured.every((field) => set[field] === null)) found.temperature = issue('nothingMeasured');
  const temperatureSpan = possible.temperature[set.temperatureUnit];
  if (temperature !== null && !isWithin(temperatureSpan, temperature)) {
    found.temperature = spanIssue(temperatureSpan);
  }
  const glucoseSpan = possible.bloodGlucose[set.bloodGlucoseUnit];
  if (bloodGlucose !== null && !isWithin(glucoseSpan, bloodGlucose)) {
    found.bloodGlucose = spanIssue(glucoseSpan);
  }
  if (high !== null && low !== null && low >= high) found.bloodPressureDiastolic = issue('diastolicBelow');
  if (set.oxygenFlow !== null && set.oxygen !== 'oxygen') found.oxygenFlow = issue('flowWithoutOxygen');
  return found;
}

/** The check of a schema that holds these fields, also below `path`. */
export function refuseImpossible(set: Measures, context: z.RefinementCtx, path: string[] = []): void {
  for (const [field, message] of Object.entries(findImpossible(set))) {
    context.addIssue({ code: 'custom', path: [...path, field], message });
  }
}
