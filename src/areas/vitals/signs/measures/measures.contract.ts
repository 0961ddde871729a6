import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { consciousnessLevels, oxygenSources } from '../../scores/observed.ts';
import { glucoseUnits, temperatureUnits } from '../../scores/units.ts';
import { forEachNumber, isWithin, numberFields, type Span, spansByUnit } from './measures.table.ts';
import { issue } from '../vital-signs.issues.ts';

/** What may be left out: null stands for what was not measured. */
function measure<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

function spanIssue([least, most]: Span): string {
  return issue('notPossible', { least, most });
}

function withDecimals(decimals: number) {
  if (decimals === 0) return z.number(issue('notANumber')).int(issue('wholeNumber'));
  const factor = 10 ** decimals;
  // Twenty digits would be no measurement: only what the factor makes whole is one.
  return z
    .number(issue('notANumber'))
    .refine((value) => Math.abs(value * factor - Math.round(value * factor)) < 1e-6, issue('oneDecimal'));
}

/** The measurements that are numbers, each within its span and with no more digits than are kept. */
export const numberSchemas = forEachNumber((_name, { span, decimals }) => {
  const message = spanIssue(span);
  return measure(withDecimals(decimals).min(span[0], message).max(span[1], message));
});

/** What a person types about one set of vital signs; every measurement may be left out. */
export const measureFields = {
  ...numberSchemas,
  temperatureUnit: z.enum(temperatureUnits).default('C'),
  oxygen: measure(z.enum(oxygenSources)),
  consciousness: measure(z.enum(consciousnessLevels)),
  bloodGlucoseUnit: z.enum(glucoseUnits).default('mg/dL'),
  /** Pregnant or shortly after birth, for whom there is no NEWS2. */
  isObstetric: z.boolean().default(false),
  notes: measure(freeText(1000)).transform((text) => text || null),
};

const shape = z.strictObject(measureFields);

export type Measures = z.output<typeof shape>;

/** A flow alone is no measurement of the patient. */
const measured = [
  ...numberFields.filter((name) => name !== 'oxygenFlow'),
  ...(['oxygen', 'consciousness'] as const),
];

/** The fields that cannot be as they are beside the others, each with its issue. */
export function findImpossible(set: Measures): Partial<Record<keyof Measures, string>> {
  const found: Partial<Record<keyof Measures, string>> = {};
  const { temperature, bloodGlucose, bloodPressureSystolic: high, bloodPressureDiastolic: low } = set;
  if (measured.every((field) => set[field] === null)) found.temperature = issue('nothingMeasured');
  const temperatureSpan = spansByUnit.temperature[set.temperatureUnit];
  if (temperature !== null && !isWithin(temperatureSpan, temperature)) {
    found.temperature = spanIssue(temperatureSpan);
  }
  const glucoseSpan = spansByUnit.bloodGlucose[set.bloodGlucoseUnit];
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
