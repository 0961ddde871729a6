import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { defineCall } from '#kernel/define-call.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { precautions } from '../beds/bed.contract.ts';
import { issue } from './admission.issues.ts';

export const admissionStatuses = ['active', 'discharged', 'cancelled', 'transferred-out'] as const;
export const admissionTypes = ['emergency', 'elective', 'transfer', 'observation'] as const;
export const admissionSources = ['emergency', 'opd', 'transfer', 'direct'] as const;

export const admission = z.strictObject({
  id: z.uuid(),
  admissionNumber: z.string(),
  patient: namedPatient,
  /** The bed the patient has, or had last; null where none was given yet. */
  bed: z
    .strictObject({ id: z.uuid(), bedNumber: z.string(), wardId: z.uuid(), wardName: z.string() })
    .nullable(),
  status: z.enum(admissionStatuses),
  admissionType: z.enum(admissionTypes),
  admissionSource: z.enum(admissionSources),
  admittedAt: z.string(),
  admittingDoctor: z.string(),
  /** Null for a doctor from outside. */
  admittingDoctorId: z.uuid().nullable(),
  attendingDoctor: z.string().nullable(),
  attendingDoctorId: z.uuid().nullable(),
  primaryDiagnosis: withheld(z.string()),
  secondaryDiagnoses: withheldList(z.string()),
  admissionNotes: withheld(z.string()),
  precautions: z.array(z.enum(precautions)),
  estimatedDischargeDate: z.string().nullable(),
  /** When the ward had accepted the patient; from then on the stay counts and is charged. */
  receivedAt: z.string().nullable(),
  /** When it was discharged or cancelled. */
  endedAt: z.string().nullable(),
  cancelReason: withheld(z.string()),
  ...versioned,
});

export type Admission = z.output<typeof admission>;

export const admissionId = z.uuid();
const date = dateText();
/** Why it is written down later than it was. */
const lateReason = lateReasonText().optional();
/** What a person types about an admission. */
export const admissionFields = {
  admissionType: z.enum(admissionTypes),
  admissionSource: z.enum(admissionSources),
  admittedAt: instantText(),
  /** By name, also of a doctor from outside; a doctor of the hospital is known by it. */
  admittingDoctor: requiredText(200, issue('doctorMissing')),
  attendingDoctor: optionalText(200),
  primaryDiagnosis: optionalText(500),
  secondaryDiagnoses: z.array(requiredText(500)).max(20),
  estimatedDischargeDate: date.nullish().transform((day) => day ?? null),
  admissionNotes: optionalText(2000),
  precautions: z.array(z.enum(precautions)).max(precautions.length),
};

export const exampleAdmission: Admission = {
  id: '01980000-0000-7000-8000-000000000064',
  admissionNumber: 'ADM-000001',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  bed: {
    id: '01980000-0000-7000-8000-000000000063',
    bedNumber: 'B-01',
    wardId: '01980000-0000-7000-8000-000000000061',
    wardName: 'Female Medicine',
  },
  status: 'active',
  admissionType: 'elective',
  admissionSource: 'opd',
  admittedAt: '2026-03-02T09:00:00.000Z',
  admittingDoctor: 'Dr. Shirin Sultana',
  admittingDoctorId: '01980000-0000-7000-8000-000000000011',
  attendingDoctor: null,
  attendingDoctorId: null,
  primaryDiagnosis: 'Community-acquired pneumonia',
  secondaryDiagnoses: [],
  admissionNotes: null,
  precautions: [],
  estimatedDischargeDate: '2026-03-05',
  receivedAt: null,
  endedAt: null,
  cancelReason: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 1,
};

/** What narrows a list of admissions; dates are days of the hospital's own calendar. */
export const admissionFilter = {
  status: z.enum([...admissionStatuses, 'pending-discharge', 'without-bed', 'not-received']).optional(),
  admissionType: z.enum(admissionTypes).optional(),
  wardId: z.uuid().optional(),
  patientId: z.uuid().optional(),
  /** Admission number, or the patient's name, number or phone. */
  search: freeText(200).optional(),
  /** First day of admission shown. */
  from: date.optional(),
  /** Last day of admission shown. */
  to: date.optional(),
};

export const listAdmissions = defineCall('admissions.list', {
  address: 'GET /admissions',
  access: 'admissions.read',
  summary: 'List admissions by the time of admission; a search takes the newest 50 patients it matches',
  input: z.strictObject({
    ...admissionFilter,
    sort: z.enum(['admitted', '-admitted']).default('-admitted'),
    ...pageRequest,
  }),
  output: pageOf(admission),
});

export const searchAdmissions = defineCall('admissions.search', {
  address: 'GET /admission-search',
  access: 'admissions.read',
  summary:
    'Find admissions by the beginning of their number or by their patient, active ones first, then the newest',
  input: z.strictObject({
    search: requiredText(200),
    limit: z.coerce.number().int().min(1).max(20).default(6),
  }),
  output: z.strictObject({ rows: z.array(admission) }),
});

export const countAdmissions = defineCall('admissions.count', {
  address: 'GET /admission-counts',
  access: 'admissions.read',
  summary:
    'Count active admissions, those whose discharge is expected today or was earlier, and open requests',
  output: z.strictObject({
    active: z.number().int(),
    pendingDischarges: z.number().int(),
    withoutBed: z.number().int(),
    notReceived: z.number().int(),
    openRequests: z.number().int(),
  }),
});

export const getAdmission = defineCall('admissions.get', {
  address: 'GET /admissions/{admissionId}',
  access: 'admissions.read',
  summary: 'Open one admission (recorded in the audit trail)',
  input: z.strictObject({ admissionId }),
  output: admission,
});

export const admitPatient = defineCall('admissions.create', {
  address: 'POST /admissions',
  access: 'admissions.write',
  summary: 'Admit a patient, with or without a bed, directly or because somebody asked for a bed',
  input: z.strictObject({
    ...admissionFields,
    patientId: z.uuid(issue('patientMissing')),
    admissionType: admissionFields.admissionType.default('elective'),
    admissionSource: admissionFields.admissionSource.default('opd'),
    admittedAt: admissionFields.admittedAt.optional(),
    secondaryDiagnoses: admissionFields.secondaryDiagnoses.default([]),
    precautions: admissionFields.precautions.default([]),
    requestId: z.uuid().optional(),
    bedId: z.uuid().optional(),
    /** Why it is this bed although its ward is meant for another sex or age. */
    placementReason: freeText(500).optional(),
    /** When the bed was given; now without it. */
    placedAt: instantText().optional(),
    lateReason,
  }),
  output: admission,
  errors: ['PATIENT_ADMITTED', 'BED_NOT_AVAILABLE', 'PLACEMENT_NEEDS_REASON'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      admittingDoctor: 'Dr. Shirin Sultana',
      primaryDiagnosis: 'Community-acquired pneumonia',
    },
  },
});

export const updateAdmission = defineCall('admissions.update', {
  address: 'PATCH /admissions/{admissionId}',
  access: 'admissions.write',
  summary: 'Change an active admission; fields left out stay, null clears an optional one',
  input: z.strictObject({
    admissionId,
    version: seenVersion,
    admissionType: admissionFields.admissionType.optional(),
    admissionSource: admissionFields.admissionSource.optional(),
    admittedAt: admissionFields.admittedAt.optional(),
    admittingDoctor: admissionFields.admittingDoctor.optional(),
    attendingDoctor: freeText(200).nullable().optional(),
    primaryDiagnosis: freeText(500).nullable().optional(),
    secondaryDiagnoses: admissionFields.secondaryDiagnoses.optional(),
    estimatedDischargeDate: date.nullable().optional(),
    admissionNotes: freeText(2000).nullable().optional(),
    precautions: admissionFields.precautions.optional(),
    /** Corrects the time of reception, from which the stay is charged; only once the patient was received. */
    receivedAt: instantText().optional(),
    lateReason,
  }),
  output: admission,
  errors: ['STALE', 'WRONG_STATE'],
  example: {
    input: {
      admissionId: '01980000-0000-7000-8000-000000000064',
      version: 1,
      attendingDoctor: 'Dr. Rezaul Karim',
    },
  },
});

export const placePatient = defineCall('admissions.place', {
  address: 'POST /admissions/{admissionId}/bed',
  access: 'beds.assign',
  summary: 'Give an admission that has no bed one, now or at a time that has passed',
  input: z.strictObject({
    admissionId,
    version: seenVersion,
    bedId: z.uuid(),
    placementReason: freeText(500).optional(),
    placedAt: instantText().optional(),
    lateReason,
  }),
  output: admission,
  errors: ['STALE', 'WRONG_STATE', 'ADMISSION_HAS_BED', 'BED_NOT_AVAILABLE', 'PLACEMENT_NEEDS_REASON'],
});

export const receivePatient = defineCall('admissions.receive', {
  address: 'POST /admissions/{admissionId}/reception',
  access: 'admissions.receive',
  summary: 'The ward accepts the patient in the bed, now or at a time that has passed: the stay begins',
  input: z.strictObject({
    admissionId,
    version: seenVersion,
    receivedAt: instantText().optional(),
    lateReason,
  }),
  output: admission,
  errors: ['STALE', 'WRONG_STATE'],
  example: { input: { admissionId: '01980000-0000-7000-8000-000000000064', version: 1 } },
});

export const cancelAdmission = defineCall('admissions.cancel', {
  address: 'POST /admissions/{admissionId}/cancellation',
  access: 'admissions.write',
  summary:
    'Cancel an admission that was made in error; its bed is free again, dirty if the patient was in it',
  input: z.strictObject({ admissionId, version: seenVersion, reason: requiredText(500) }),
  output: admission,
  errors: ['STALE', 'WRONG_STATE', 'DISCHARGE_BEGUN'],
});
