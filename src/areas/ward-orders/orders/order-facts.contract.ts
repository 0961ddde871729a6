import { z } from 'zod';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { lowestTarget, type OxygenDevice, oxygenDevices, oxygenFlows } from './oxygen-devices.table.ts';
import { issue } from './ward-order.issues.ts';

export const orderKinds = ['oxygen', 'diet', 'observations', 'escalation', 'nursing-task'] as const;

export type OrderKind = (typeof orderKinds)[number];

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

const target = z
  .number(issue('target', { least: lowestTarget }))
  .int(issue('target', { least: lowestTarget }))
  .min(lowestTarget, issue('target', { least: lowestTarget }))
  .max(100, issue('target', { least: lowestTarget }));

const said = {
  note: optionalText(500),
  /** Why; must be there for a change, and for observations less often than the policy asks for. */
  reason: optionalText(500),
};

const optionalInstant = instantText()
  .nullish()
  .transform((at) => at ?? null);

const oxygen = z
  .strictObject({
    kind: z.literal('oxygen'),
    device: z.enum(oxygenDevices),
    flow: z
      .number(issue('flow'))
      .min(0.1, issue('flow'))
      .max(60, issue('flow'))
      .refine((flow) => Number.isInteger(Math.round(flow * 100) / 10), issue('flow')),
    targetLowest: target,
    targetHighest: target,
    ...said,
  })
  .superRefine(({ device, flow, targetLowest, targetHighest }, context) => {
    const wrong = flowProblem(device, flow);
    if (wrong) context.addIssue({ code: 'custom', path: ['flow'], message: wrong });
    if (targetHighest <= targetLowest) {
      context.addIssue({ code: 'custom', path: ['targetHighest'], message: issue('targetOrder') });
    }
  });

function flowProblem(device: OxygenDevice, flow: number): string | undefined {
  const limits = oxygenFlows[device];
  return flow < limits.least || flow > limits.most ? issue('flowOfDevice', limits) : undefined;
}

const diet = z
  .strictObject({
    kind: z.literal('diet'),
    diet: z.enum(diets),
    from: optionalInstant,
    until: optionalInstant,
    ...said,
  })
  .superRefine(({ diet: kind, from, until, note }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'other' && note === null) refuse('note', issue('dietInWords'));
    if (kind !== 'nil-by-mouth' && (from ?? until) !== null) refuse('from', issue('onlyNilByMouth'));
    if (from !== null && until !== null && until <= from) refuse('until', issue('untilBeforeFrom'));
  });

const observations = z.strictObject({
  kind: z.literal('observations'),
  everyMinutes: z
    .number(issue('interval'))
    .int(issue('interval'))
    .min(5, issue('interval'))
    .max(1440, issue('interval')),
  also: z.array(z.enum(alsoObserved)).max(alsoObserved.length).default([]),
  ...said,
});

const escalation = z
  .strictObject({
    kind: z.literal('escalation'),
    when: requiredText(500, issue('whenMissing')),
    call: requiredText(200, issue('callMissing')),
    ceiling: z.enum(ceilings).default('full'),
    ...said,
  })
  .superRefine(({ ceiling, note }, context) => {
    if (ceiling === 'full' || note !== null) return;
    context.addIssue({ code: 'custom', path: ['note'], message: issue('ceilingInWords') });
  });

const nursingTask = z.strictObject({
  kind: z.literal('nursing-task'),
  task: requiredText(300, issue('taskMissing')),
  everyHours: z
    .number(issue('everyHours'))
    .int(issue('everyHours'))
    .min(1, issue('everyHours'))
    .max(168, issue('everyHours'))
    .nullish()
    .transform((hours) => hours ?? null),
  /** Left out it is now. */
  firstDueAt: optionalInstant,
  ...said,
});

/** An order as it is written. */
export const writtenOrder = z.discriminatedUnion('kind', [
  oxygen,
  diet,
  observations,
  escalation,
  nursingTask,
]);

export type WrittenOrder = z.output<typeof writtenOrder>;

/** True for a kind of which a stay has one order at a time. */
export function isSingle(kind: OrderKind): boolean {
  return kind !== 'nursing-task';
}
