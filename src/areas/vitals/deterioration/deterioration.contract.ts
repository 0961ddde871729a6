import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { acknowledgementOf } from '#kernel/care/alarm.ts';
import { defineCall } from '#kernel/define-call.ts';
import { vitalsReaders, vitalsWork } from '../signs/vital-signs.contract.ts';
import { issue } from './deterioration.issues.ts';

/** What was done about a score; 'other' is told in words. */
export const deteriorationActions = ['treated', 'moved', 'seen', 'known', 'other'] as const;

export type DeteriorationAction = (typeof deteriorationActions)[number];

/** Who puts their name to a score: doctors, and who runs the ward. */
export const deteriorationAnswerers = ['emr.write', 'shifts.manage'] as const;

const acknowledgement = acknowledgementOf(deteriorationActions, {
  actionMissing: issue('actionMissing'),
  noteMissing: issue('noteMissing'),
});

export const deterioration = z.strictObject({
  id: z.uuid(),
  raisedAt: z.string(),
  /** When it is passed on unless somebody acknowledges it. */
  passOnAt: z.string(),
  /** When further people were told. */
  escalatedAt: z.string().nullable(),
  admissionId: z.uuid(),
  wardName: z.string().nullable(),
  bedNumber: z.string().nullable(),
  patient: namedPatient,
  /** The newest score that asked for a call. */
  total: withheld(z.number()),
  recordedAt: z.string(),
  /** A score that was recorded later and asks for no call: it does not end the alarm. */
  newer: withheld(z.strictObject({ total: z.number(), recordedAt: z.string() })),
  /** Whom somebody called about it, as recorded with the set. */
  called: withheld(z.string()),
  /** False for who may not, and for who recorded the set. */
  mayAcknowledge: z.boolean(),
});

export type Deterioration = z.output<typeof deterioration>;

export const listDeteriorations = defineCall('deteriorations.list', {
  address: 'GET /deteriorations',
  access: vitalsReaders,
  workNeeds: vitalsWork,
  summary:
    'List scores that ask for a call and that nobody has acknowledged, the oldest first: of all, of a ward, of a patient, or those that concern the reader',
  input: z.strictObject({
    patientId: z.uuid().optional(),
    wardId: z.uuid().optional(),
    /** `own`: of one's own stays and patients, of all for who runs wards and for a nurse without patients, and those passed on to the reader. */
    scope: z.enum(['all', 'own']).default('all'),
  }),
  output: z.strictObject({ rows: z.array(deterioration) }),
});

export const acknowledgeDeterioration = defineCall('deteriorations.acknowledge', {
  address: 'POST /deteriorations/{deteriorationId}/acknowledgement',
  access: deteriorationAnswerers,
  emergencyWrite: 'Says what its reader did about the score; nothing of the record changes.',
  summary: 'Acknowledge a score that asks for a call, with what was done; never by who recorded the set',
  input: z
    .strictObject({ deteriorationId: z.uuid(), ...acknowledgement.fields })
    .refine(acknowledgement.isInWords, acknowledgement.noteMissing),
  output: z.strictObject({ acknowledged: z.literal(true) }),
  errors: ['WRONG_STATE', 'SECOND_PERSON_REQUIRED', 'RECORD_RESTRICTED'],
});
