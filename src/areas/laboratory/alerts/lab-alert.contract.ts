import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText } from '#kernel/text.ts';
import { resultFlags } from '../ranges/flagging.ts';

export const labAlert = z.strictObject({
  id: z.uuid(),
  raisedAt: z.string(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  doctorName: z.string(),
  patient: z.strictObject({
    id: z.uuid(),
    patientNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  testName: z.string(),
  flag: z.enum(resultFlags),
  /** Null while the reader may not see it. */
  result: z.string().nullable(),
  unit: z.string().nullable(),
  isVerified: z.boolean(),
  /** A later revision exists: what raised the alert was corrected since. */
  isCorrected: z.boolean(),
});

export type LabAlert = z.output<typeof labAlert>;

/** The maximum number of open alerts that are listed. */
export const maxAlerts = 100;

export const listLabAlerts = defineCall({
  id: 'labAlerts.list',
  kind: 'read',
  method: 'GET',
  path: '/lab-alerts',
  access: ['lab.read', 'emr.read'],
  summary:
    'List critical results nobody has acknowledged, the oldest first; without lab.read one’s own orders alone',
  input: z.strictObject({ patientId: z.uuid().optional() }),
  output: z.strictObject({ rows: z.array(labAlert) }),
});

export const acknowledgeLabAlert = defineCall({
  id: 'labAlerts.acknowledge',
  kind: 'write',
  method: 'POST',
  path: '/lab-alerts/{alertId}/acknowledgement',
  access: ['lab.results', 'emr.read'],
  summary: 'Acknowledge a critical result by name; without lab.results those of one’s own orders alone',
  input: z.strictObject({ alertId: z.uuid(), note: optionalText(500) }),
  output: z.strictObject({ acknowledged: z.literal(true) }),
  errors: ['WRONG_STATE'],
});
