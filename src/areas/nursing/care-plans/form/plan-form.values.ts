import { z } from 'zod';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { createCarePlan, interventionFields, maxInterventions, planFields } from '../care-plan.contract.ts';

/** What is typed of one intervention. */
export const typedIntervention = z.strictObject({
  text: interventionFields.text,
  everyHours: optionalWholeNumber({ min: 1, max: 168 }),
  firstDueAt: optionalInstantText(),
});

/** What is typed of a plan; the server's own rules for what it sends. */
export const planSchema = z.strictObject({
  patientId: createCarePlan.input.shape.patientId,
  ...planFields,
  interventions: z.array(typedIntervention).max(maxInterventions),
});

export type PlanValues = z.input<typeof planSchema> & Record<string, unknown>;
export type PlanFields = z.output<typeof planSchema>;

export const emptyIntervention: z.input<typeof typedIntervention> = {
  text: '',
  everyHours: '',
  firstDueAt: '',
};
