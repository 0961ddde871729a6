import { z } from 'zod';
import { medicineCheck } from '#kernel/care/medicine-check.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { type AldreteAnswers, aldreteAnswers } from '../scales/aldrete.ts';
import { issue } from '../anesthesia.issues.ts';

/** What a monitor can show of a living patient; anything else is a slip. Units as in the comments. */
export const vitalRanges = {
  /** Beats a minute. */
  heartRate: [0, 350],
  /** mmHg. */
  systolic: [0, 350],
  diastolic: [0, 250],
  /** Percent. */
  oxygenSaturation: [0, 100],
  /** mmHg. */
  endTidalCO2: [0, 150],
  /** Degrees Celsius. */
  temperature: [20, 45],
  /** Breaths a minute. */
  respiratoryRate: [0, 120],
} as const;

export const vitalNames = [
  'heartRate',
  'systolic',
  'diastolic',
  'oxygenSaturation',
  'endTidalCO2',
  'temperature',
  'respiratoryRate',
] as const satisfies readonly (keyof typeof vitalRanges)[];
export type VitalName = (typeof vitalNames)[number];

function measured(name: VitalName) {
  const [min, max] = vitalRanges[name];
  const words = issue('impossible', { min, max });
  const number = z.number(words).min(min, words).max(max, words);
  return (name === 'temperature' ? number.multipleOf(0.1, words) : number.int(words)).optional();
}

const vitals = z.strictObject({
  kind: z.literal('vitals'),
  heartRate: measured('heartRate'),
  systolic: measured('systolic'),
  diastolic: measured('diastolic'),
  oxygenSaturation: measured('oxygenSaturation'),
  endTidalCO2: measured('endTidalCO2'),
  temperature: measured('temperature'),
  respiratoryRate: measured('respiratoryRate'),
});

export const doseUnits = ['mg', 'mcg', 'g', 'mL', 'units', 'mmol', 'mg/h', 'mcg/kg/min', '%'] as const;
export const medicationRoutes = [
  'iv',
  'inhaled',
  'im',
  'sc',
  'epidural',
  'spinal',
  'local',
  'oral',
  'other',
] as const;

/** A dose is above the first and at most the second. */
export const doseRange = [0, 100_000] as const;
const doseWords = issue('doseRange', { max: doseRange[1] });

const medication = z.strictObject({
  kind: z.literal('medication'),
  medication: requiredText(200),
  /** In the unit beside it. */
  dose: z.number(doseWords).gt(doseRange[0], doseWords).max(doseRange[1], doseWords),
  unit: z.enum(doseUnits),
  route: z.enum(medicationRoutes),
});

export const fluidKinds = ['crystalloid', 'colloid', 'blood_product', 'urine', 'blood_loss'] as const;

/** Whole mL of one entry. */
export const fluidRange = [1, 20_000] as const;
const fluidWords = issue('impossible', { min: fluidRange[0], max: fluidRange[1] });

const fluid = z.strictObject({
  kind: z.literal('fluid'),
  fluid: z.enum(fluidKinds),
  /** Such as the number of a bag of blood. */
  name: freeText(200).default(''),
  millilitres: z
    .number(fluidWords)
    .int(fluidWords)
    .min(fluidRange[0], fluidWords)
    .max(fluidRange[1], fluidWords),
});

const event = z.strictObject({ kind: z.literal('event'), text: requiredText(500) });

const keysOf = <Answers extends Record<string, number>>(answers: Answers) =>
  z.enum(Object.keys(answers) as [keyof Answers & string, ...(keyof Answers & string)[]]);

/** A look in recovery, scored after Aldrete. */
const recovery = z.strictObject({
  kind: z.literal('recovery'),
  activity: keysOf(aldreteAnswers.activity),
  breathing: keysOf(aldreteAnswers.breathing),
  consciousness: keysOf(aldreteAnswers.consciousness),
  circulation: keysOf(aldreteAnswers.circulation),
  saturation: keysOf(aldreteAnswers.saturation),
}) satisfies z.ZodType<AldreteAnswers & { kind: 'recovery' }>;

/** One entry of the chart by its kind, as it is typed. */
export const entryFacts = z.discriminatedUnion('kind', [vitals, medication, fluid, event, recovery]);
export type EntryFacts = z.output<typeof entryFacts>;

/** What the patient's allergies said of it when it was given, with why it was given all the same. */
const checks = z.array(medicineCheck);

/** The same as it is stored. */
export const storedFacts = z.discriminatedUnion('kind', [
  vitals,
  medication.extend({ checks }),
  fluid.extend({ checks }),
  event,
  recovery,
]);
export type StoredFacts = z.output<typeof storedFacts>;
export type FactsOf<Kind extends EntryFacts['kind']> = Extract<EntryFacts, { kind: Kind }>;
