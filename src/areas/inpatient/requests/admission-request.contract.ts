import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { defineCall } from '#kernel/define-call.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { wardTypes } from '../wards/ward.contract.ts';
import { issue } from './admission-request.issues.ts';

export const urgencies = ['routine', 'urgent', 'emergency'] as const;
export const requestStatuses = ['open', 'admitted', 'cancelled'] as const;

export const admissionRequest = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  urgency: z.enum(urgencies),
  /** The kind of ward wished for, or a certain ward; null for any. */
  wardType: z.enum(wardTypes).nullable(),
  wardId: z.uuid().nullable(),
  wardName: z.string().nullable(),
  reason: withheld(z.string()),
  /** How many days the patient is expected to stay. */
  expectedDays: z.number().int().nullable(),
  /** Who will admit, by name: as typed, else the doctor of the visit, else who asks where that is a doctor. */
  admittingDoctor: z.string().nullable(),
  primaryDiagnosis: withheld(z.string()),
  appointmentId: z.uuid().nullable(),
  status: z.enum(requestStatuses),
  requestedByName: z.string(),
  requestedAt: z.string(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  cancelReason: withheld(z.string()),
  /** The admission it led to. */
  admissionId: z.uuid().nullable(),
  version: z.number().int(),
});

export type AdmissionRequest = z.output<typeof admissionRequest>;

const optionalId = z
  .uuid()
  .nullish()
  .transform((id) => id ?? null);

export const requestFields = {
  patientId: z.uuid(issue('patientMissing')),
  urgency: z.enum(urgencies),
  wardType: z
    .enum(wardTypes)
    .nullish()
    .transform((type) => type ?? null),
  wardId: optionalId,
  reason: requiredText(1000, issue('reasonMissing')),
  expectedDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .nullish()
    .transform((days) => days ?? null),
  admittingDoctor: optionalText(200),
  primaryDiagnosis: optionalText(500),
  appointmentId: optionalId,
  /** The consultation in which it is asked for, of the same patient. */
  consultationId: optionalId,
};

export const listAdmissionRequests = defineCall('admissionRequests.list', {
  address: 'GET /admission-requests',
  access: ['admissions.read', 'admissions.request'],
  summary: 'List requests for a bed, the most urgent and then the oldest first',
  input: z.strictObject({
    status: z.enum(requestStatuses).default('open'),
    patientId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(admissionRequest),
});

export const requestAdmission = defineCall('admissionRequests.create', {
  address: 'POST /admission-requests',
  access: 'admissions.request',
  summary: 'Ask for a bed for a patient; the people who place patients are told',
  input: z.strictObject({ ...requestFields, urgency: requestFields.urgency.default('routine') }),
  output: admissionRequest,
  errors: ['REQUEST_EXISTS', 'PATIENT_ADMITTED'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      urgency: 'urgent',
      wardType: 'general',
      reason: 'Severe asthma, needs oxygen',
      expectedDays: 3,
      primaryDiagnosis: 'Severe persistent asthma',
    },
  },
});

export const cancelAdmissionRequest = defineCall('admissionRequests.cancel', {
  address: 'POST /admission-requests/{requestId}/cancellation',
  access: ['admissions.request', 'beds.assign'],
  summary: 'Withdraw or turn down a request for a bed, with the reason; who asked is told',
  input: z.strictObject({
    requestId: z.uuid(),
    version: seenVersion,
    reason: requiredText(500),
  }),
  output: admissionRequest,
  errors: ['STALE', 'WRONG_STATE'],
});
