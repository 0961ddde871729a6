import { z } from 'zod';

/** Orders of a stay that are no medicine and no test. */
export const orderKinds = ['oxygen', 'diet', 'observations', 'escalation', 'nursing-task'] as const;

export type OrderKind = (typeof orderKinds)[number];

export const oxygenDevices = [
  'nasal-cannula',
  'simple-mask',
  'venturi-mask',
  'reservoir-mask',
  'high-flow',
  'cpap-niv',
] as const;

export type OxygenDevice = (typeof oxygenDevices)[number];

export const diets = [
  'normal',
  'soft',
  'liquid',
  'clear-fluids',
  'diabetic',
  'low-salt',
  'renal',
  'high-protein',
  'tube',
  'nil-by-mouth',
  'other',
] as const;

/** What is looked at with a set of vital signs. */
export const alsoObserved = [
  'consciousness',
  'pupils',
  'pain',
  'glucose',
  'urine-output',
  'limb',
  'wound',
  'bleeding',
] as const;

/** How far treatment goes when a patient gets worse. */
export const ceilings = ['full', 'high-dependency', 'ward', 'comfort'] as const;

/** The minutes between two sets that the form offers. */
export const intervals = [15, 30, 60, 120, 180, 240, 360, 480, 720, 1440] as const;

const facts = {
  oxygen: z.strictObject({
    kind: z.literal('oxygen'),
    device: z.enum(oxygenDevices),
    /** Litres a minute. */
    flow: z.number(),
    /** Percent of SpO₂. */
    targetLowest: z.number().int(),
    targetHighest: z.number().int(),
  }),
  diet: z.strictObject({
    kind: z.literal('diet'),
    diet: z.enum(diets),
    /** Of nil by mouth alone; without an end it goes on until the order is stopped. */
    from: z.string().nullable(),
    until: z.string().nullable(),
  }),
  observations: z.strictObject({
    kind: z.literal('observations'),
    everyMinutes: z.number().int(),
    also: z.array(z.enum(alsoObserved)),
  }),
  escalation: z.strictObject({
    kind: z.literal('escalation'),
    when: z.string(),
    call: z.string(),
    ceiling: z.enum(ceilings),
  }),
  'nursing-task': z.strictObject({
    kind: z.literal('nursing-task'),
    task: z.string(),
    /** Null for what is done once. */
    everyHours: z.number().int().nullable(),
  }),
};

/** What an order says, by its kind. */
export const orderFacts = z.discriminatedUnion('kind', [
  facts.oxygen,
  facts.diet,
  facts.observations,
  facts.escalation,
  facts['nursing-task'],
]);

export type OrderFacts = z.output<typeof orderFacts>;

/** True for a kind of which a stay has one order at a time. */
export function isSingle(kind: OrderKind): boolean {
  return kind !== 'nursing-task';
}
