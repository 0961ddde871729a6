import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { measureNames, partNames, partStates, units } from './measures.rules.ts';

const figure = z.number().int().min(0);

const measure = z.strictObject({
  name: z.enum(measureNames),
  unit: z.enum(units),
  /** Null where the host cannot measure it. */
  value: figure.nullable(),
  /** From which value on it is worth a warning or an error; null where it says nothing by itself. */
  warning: figure.nullable(),
  error: figure.nullable(),
  grade: z.enum(['healthy', 'warning', 'error']),
});

export type HealthMeasure = z.output<typeof measure>;

const part = z.strictObject({
  name: z.enum(partNames),
  /** The worst of its measures; `simulated` in the demo, which has no server. */
  state: z.enum(partStates),
  measures: z.array(measure),
});

export type PartHealth = z.output<typeof part>;

/** A process of the server; one that is not heard of for some minutes is missing. */
export const serverProcess = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** Since it was last heard of. */
  ageSeconds: figure,
  memoryBytes: figure,
  loopDelayMs: figure,
  isMissing: z.boolean(),
});

export type ServerProcess = z.output<typeof serverProcess>;

export const readPlatformHealth = defineCall('platformHealth.read', {
  address: 'GET /platform-health',
  access: 'super_admin',
  summary:
    'How database, jobs, mail, files, audit trail, client logger and the server that answers are, with the numbers and limits behind it',
  output: z.strictObject({
    isSimulated: z.boolean(),
    checkedAt: z.string(),
    /** When the hospital was counted whose count is the oldest; null before the first. */
    countedAt: z.string().nullable(),
    parts: z.array(part),
    /** Of all servers on this database; none in the demo. */
    processes: z.array(serverProcess),
  }),
});

export type PlatformHealth = z.output<typeof readPlatformHealth.output>;
