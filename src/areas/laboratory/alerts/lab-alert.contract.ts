import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { acknowledgementOf, maxAlarms } from '#kernel/care/alarm.ts';
import { defineCall } from '#kernel/define-call.ts';
import { resultFlags } from '../ranges/flagging.ts';
import { issue } from './lab-alert.issues.ts';

/** What a clinician did about a critical result; 'other' is told in words. */
export const alertActions = ['treated', 'called', 'repeated', 'known', 'other'] as const;

export type AlertAction = (typeof alertActions)[number];

const acknowledgement = acknowledgementOf(alertActions, {
  actionMissing: issue('actionMissing'),
  noteMissing: issue('noteMissing'),
});

export const labAlert = z.strictObject({
  id: z.uuid(),
  raisedAt: z.string(),
  /** When further clinicians were told; null while the time that the hospital sets has not passed. */
  escalatedAt: z.string().nullable(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  doctorName: z.string(),
  orderer: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  patient: namedPatient,
  testName: withheld(z.string()),
  flag: z.enum(resultFlags),
  /** Null while the reader may not see it. */
  result: withheld(z.string()),
  unit: withheld(z.string()),
  isVerified: z.boolean(),
  /** A later revision exists: what raised the alert was corrected since. */
  isCorrected: z.boolean(),
  /** False for who may not, and for who entered or verified the result. */
  mayAcknowledge: z.boolean(),
});

export type LabAlert = z.output<typeof labAlert>;

/** The maximum number of open alerts that are listed. */
export const maxAlerts = maxAlarms;

export const listLabAlerts = defineCall('labAlerts.list', {
  address: 'GET /lab-alerts',
  access: ['lab.read', 'emr.read', 'lab.acknowledge'],
  summary:
    'List critical results nobody has acknowledged, the oldest first: all with lab.read, of one patient with emr.read, otherwise those of one’s own orders',
  input: z.strictObject({
    patientId: z.uuid().optional(),
    /** `own`: of orders that name the reader or were made by them, and those passed on to the reader. */
    scope: z.enum(['all', 'own']).default('all'),
  }),
  output: z.strictObject({ rows: z.array(labAlert) }),
});

export const acknowledgeLabAlert = defineCall('labAlerts.acknowledge', {
  address: 'POST /lab-alerts/{alertId}/acknowledgement',
  access: 'lab.acknowledge',
  emergencyWrite: 'Says what its reader did about the result; nothing of the record changes.',
  summary:
    'Acknowledge a critical result by name with what was done; never by who entered or verified the result',
  input: z
    .strictObject({
      alertId: z.uuid(),
      ...acknowledgement.fields,
    })
    .refine(acknowledgement.isInWords, acknowledgement.noteMissing),
  output: z.strictObject({ acknowledged: z.literal(true) }),
  errors: ['WRONG_STATE', 'SECOND_PERSON_REQUIRED', 'RECORD_RESTRICTED'],
});
