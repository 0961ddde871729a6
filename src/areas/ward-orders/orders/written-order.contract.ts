import { z } from 'zod';
import { alsoObserved, ceilings, diets, type OxygenDevice, oxygenDevices } from '#kernel/care/ward-order.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { lowestTarget, oxygenFlows } from './oxygen-devices.table.ts';
import { issue } from './ward-order.issues.ts';

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
  /** Left out it is in an hour. */
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
