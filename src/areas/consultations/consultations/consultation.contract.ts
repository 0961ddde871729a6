import { z } from 'zod';
import { vitalSigns } from '#areas/vitals/vital-signs.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { consultationOrderKinds } from '#kernel/care/consultation-order.ts';
import { defineCall } from '#kernel/define-call.ts';
import { paperCalls } from '#kernel/papers/paper-calls.ts';
import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import {
  amendmentFields,
  consultationAmendment,
  saysWhat,
  saysWhatIssue,
} from './content/amendment.contract.ts';
import {
  checkContent,
  consultationDiagnosis,
  consultationDraft,
  contentFields,
  emptyDraft,
} from './content/consultation-content.contract.ts';
import { issue } from './consultation.issues.ts';

export const consultationStatuses = ['draft', 'signed', 'discarded'] as const;

/** A consultation as lists show one. */
export const consultationSummary = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  authorId: z.uuid(),
  authorName: z.string(),
  appointmentId: z.uuid().nullable(),
  status: z.enum(consultationStatuses),
  isSensitive: z.boolean(),
  /** True where it is sensitive and not for the person who reads: what it says is left out. */
  isClosed: z.boolean(),
  isEnteredInError: z.boolean(),
  reason: withheld(z.string()),
  /** The title of the primary diagnosis; null for drafts. */
  diagnosis: withheld(z.string()),
  startedAt: z.string(),
  /** When it was signed or discarded. */
  closedAt: z.string().nullable(),
  version: z.number().int(),
});

export type ConsultationSummary = z.output<typeof consultationSummary>;

/** What was signed; it never changes. */
export const consultationNote = z.strictObject({
  reason: z.string(),
  history: z.string().nullable(),
  examination: z.string().nullable(),
  plan: z.string().nullable(),
  referredTo: z.string().nullable(),
  /** What was measured at the visit; its own record, which may be marked as entered in error later. */
  vitalSigns: vitalSigns.nullable(),
  diagnoses: z.array(consultationDiagnosis),
  followUpDate: z.string().nullable(),
  followUpNote: z.string().nullable(),
  signedAt: z.string(),
});

export type ConsultationNote = z.output<typeof consultationNote>;

export const consultation = consultationSummary.extend({
  /** What is typed so far; null once it is signed. */
  draft: withheld(consultationDraft),
  note: withheld(consultationNote),
  /** In the order in which they were written. */
  amendments: withheldList(consultationAmendment),
  /** The appointment that was booked when it was signed. */
  followUpAppointmentId: z.uuid().nullable(),
  /** What was ordered in it, as far as the reader may see each kind; what was cancelled is left out. */
  orders: withheldList(
    z.strictObject({
      kind: z.enum(consultationOrderKinds),
      id: z.uuid(),
      number: z.string(),
      at: z.string(),
      names: z.array(z.string()),
      link: z.string(),
    }),
  ),
});

export type Consultation = z.output<typeof consultation>;

export type { ConsultationDraft } from './content/consultation-content.contract.ts';

const consultationId = z.uuid();

const exampleConsultation: Consultation = {
  id: '01980000-0000-7000-8000-000000000084',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  authorId: '01980000-0000-7000-8000-000000000002',
  authorName: 'Farhan Chowdhury',
  appointmentId: null,
  status: 'draft',
  isSensitive: false,
  isClosed: false,
  isEnteredInError: false,
  reason: null,
  diagnosis: null,
  startedAt: '2026-03-02T09:00:00.000Z',
  closedAt: null,
  version: 1,
  draft: emptyDraft,
  note: null,
  amendments: [],
  followUpAppointmentId: null,
  orders: [],
};

/** What the list is narrowed to: a status of those that count, or those that were entered in error. */
export const listedStatuses = ['draft', 'signed', inErrorStatus] as const;
export const consultationViews = ['today', 'drafts', 'all'] as const;

export const listConsultations = defineCall('consultations.list', {
  address: 'GET /consultations',
  access: 'emr.read',
  summary: 'List consultations, the latest first; discarded drafts are left out',
  input: z.strictObject({
    /** 'today' and 'drafts' are those of the person who asks. */
    view: z.enum(consultationViews).default('all'),
    patientId: z.uuid().optional(),
    /** Of whom they are, for 'all'. */
    authorId: z.uuid().optional(),
    status: z.enum(listedStatuses).optional(),
    /** First day, of the hospital's calendar. */
    from: dateText().optional(),
    /** Last day. */
    to: dateText().optional(),
    ...pageRequest,
  }),
  output: pageOf(consultationSummary),
});

const calls = paperCalls({
  subject: 'consultations',
  address: '/consultations/{consultationId}',
  called: 'a consultation',
  paper: consultation,
});

export const getConsultation = calls.get({
  access: 'emr.read',
  errors: ['RECORD_RESTRICTED'],
  example: { output: exampleConsultation },
});

export const startConsultation = defineCall('consultations.start', {
  address: 'POST /consultations',
  access: 'emr.write',
  summary: 'Begin the consultation of a patient, or of an appointment',
  input: z.strictObject({
    patientId: z.uuid(issue('patientMissing')),
    appointmentId: z
      .uuid()
      .nullish()
      .transform((id) => id ?? null),
  }),
  output: consultation,
  errors: ['RECORD_RESTRICTED', 'CONSULTATION_EXISTS'],
  example: { input: { patientId: '01980000-0000-7000-8000-000000000001' } },
});

export const saveConsultationDraft = defineCall('consultations.saveDraft', {
  address: 'PUT /consultations/{consultationId}/draft',
  access: 'emr.write',
  unaudited: 'Keeps what is being typed; the begin and the signature are recorded.',
  summary: 'Keep what is typed so far, as it is; only its author does',
  input: z.strictObject({ consultationId, version: seenVersion, draft: consultationDraft }),
  output: z.strictObject({ version: z.number().int(), savedAt: z.string() }),
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE', 'NOT_THE_AUTHOR'],
});

export const signConsultation = defineCall('consultations.sign', {
  address: 'POST /consultations/{consultationId}/signature',
  access: 'emr.write',
  summary: 'Sign a consultation; its text never changes again, and its appointment is completed',
  input: z
    .strictObject({
      consultationId,
      version: seenVersion,
      ...contentFields,
      /** The set of vital signs that was measured at the visit. */
      vitalSignsId: z
        .uuid()
        .nullish()
        .transform((id) => id ?? null),
    })
    .check(checkContent),
  output: consultation,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE', 'NOT_THE_AUTHOR'],
  example: {
    input: {
      ...emptyDraft,
      consultationId: exampleConsultation.id,
      version: 1,
      reason: 'Cough',
      diagnoses: [
        {
          diagnosisId: '01980000-0000-7000-8000-000000000083',
          code: null,
          title: 'Bronchitis, acute',
          certainty: 'confirmed',
          isPrimary: true,
        },
      ],
    },
  },
});

export const discardConsultation = defineCall('consultations.discard', {
  address: 'POST /consultations/{consultationId}/discard',
  access: 'emr.write',
  summary: 'Discard a draft; lists no longer show it',
  input: z.strictObject({ consultationId, version: seenVersion }),
  output: consultation,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE', 'NOT_THE_AUTHOR'],
});

export const amendConsultation = defineCall('consultations.amend', {
  address: 'POST /consultations/{consultationId}/amendments',
  access: 'emr.write',
  summary: 'Add to a signed consultation, correct it, or say that it was entered in error, with a reason',
  input: z.strictObject({ consultationId, ...amendmentFields }).refine(saysWhat, saysWhatIssue),
  output: consultation,
  errors: ['RECORD_RESTRICTED', 'WRONG_STATE', 'CONSULTATION_SENSITIVE', 'ENTERED_IN_ERROR'],
});

export const markConsultationSensitive = defineCall('consultations.markSensitive', {
  address: 'POST /consultations/{consultationId}/sensitivity',
  access: ['emr.write', 'emr.sensitive'],
  summary: 'Keep what a consultation says to its author and those with emr.sensitive, or open it again',
  input: z.strictObject({
    consultationId,
    version: seenVersion,
    isSensitive: z.boolean(),
    reason: optionalText(500),
  }),
  output: consultation,
  errors: ['RECORD_RESTRICTED', 'STALE', 'CONSULTATION_SENSITIVE'],
});

export const recordConsultationPrint = calls.recordPrint({
  access: 'emr.read',
  emergencyWrite: 'Notes that the record was read on paper; nothing of it changes.',
  summary: 'Record that a signed consultation was printed or downloaded',
  errors: ['RECORD_RESTRICTED', 'WRONG_STATE', 'CONSULTATION_SENSITIVE'],
});
