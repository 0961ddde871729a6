import { z } from 'zod';

export const stepKinds = ['start', 'rate', 'stop'] as const;

/** What happened to an infusion; from then on it runs at this rate. */
export const infusionStep = z.strictObject({
  id: z.uuid(),
  kind: z.enum(stepKinds),
  /** Millilitres in an hour; 0 when it is stopped. */
  ratePerHour: z.number(),
  happenedAt: z.string(),
  /** Millilitres that were read off when it was stopped. */
  givenMl: z.number().nullable(),
  reason: z.string().nullable(),
  recordedByName: z.string(),
});

export type InfusionStep = z.output<typeof infusionStep>;
