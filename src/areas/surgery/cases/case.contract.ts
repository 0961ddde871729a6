import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { versioned } from '#kernel/records/record-fields.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';

export const caseStatuses = [
  'scheduled',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
  'postponed',
] as const;
export const urgencies = ['emergency', 'urgent', 'elective'] as const;
/** 'not_applicable' is what has no side. */
export const lateralities = ['not_applicable', 'left', 'right', 'bilateral', 'midline'] as const;
export const teamRoles = ['surgeon', 'assistant', 'anesthesiologist', 'nurse'] as const;

export type TeamRole = (typeof teamRoles)[number];

const person = z.strictObject({ id: z.uuid(), name: z.string() });

const weighed = z.strictObject({ kilograms: z.number(), at: z.string() });

export const surgicalCase = z.strictObject({
  id: z.uuid(),
  caseNumber: z.string(),
  patient: namedPatient,
  /** The state of the patient's list, and what stands in it. */
  allergies: withheld(allergiesInShort),
  /** The newest that was measured. */
  weight: withheld(weighed),
  bloodType: withheld(z.string()),
  admissionId: z.uuid().nullable(),
  theatre: z.strictObject({ id: z.uuid(), name: z.string(), theatreNumber: z.string() }).nullable(),
  procedureId: withheld(z.uuid()),
  procedureName: withheld(z.string()),
  procedureCode: withheld(z.string()),
  laterality: withheld(z.enum(lateralities)),
  /** Whether its procedure of the catalogue has a side; null where nobody has said it. */
  hasSide: withheld(z.boolean()),
  site: withheld(z.string()),
  preOpDiagnosis: withheld(z.string()),
  /** Null in rows that name no team member of this part. */
  surgeon: person.nullable(),
  assistantSurgeon: person.nullable(),
  anesthesiologist: person.nullable(),
  nurses: z.array(person),
  /** The day of the start by the hospital's calendar; null for a case on the waiting list. */
  scheduledDate: z.string().nullable(),
  scheduledStartTime: z.string().nullable(),
  /** The instant at which the next case may begin. */
  scheduledEndTime: z.string().nullable(),
  /** Minutes. */
  estimatedDuration: z.number().int(),
  urgency: z.enum(urgencies),
  status: z.enum(caseStatuses),
  /** Who booked it over another case, and why; null where everything was free. */
  overbooked: z
    .strictObject({ userId: z.uuid(), userName: z.string(), reason: withheld(z.string()) })
    .nullable(),
  /** Who booked it into a session of others, and why. */
  outsideSession: z
    .strictObject({ userId: z.uuid(), userName: z.string(), reason: withheld(z.string()) })
    .nullable(),
  bloodNeeds: withheld(z.string()),
  equipmentNeeds: withheld(z.string()),
  /** From when on the patient eats and drinks nothing. */
  fastingFrom: z.string().nullable(),
  notes: withheld(z.string()),
  /** Who signed the consent, the patient or somebody for them; null before that. */
  consent: z
    .strictObject({
      signedBy: withheld(z.string()),
      relation: withheld(z.string()),
      /** Of a paper: the surgeon who explained the operation and signed it, and its witness. */
      explainedBy: withheld(z.string()),
      witness: withheld(z.string()),
      signedAt: z.string(),
      recordedBy: z.string(),
      isSignedOnScreen: z.boolean(),
      /** False while the surgeon who explained it has not signed: the operation does not start. */
      isComplete: z.boolean(),
      /** The procedure and the side that it was given for; null where nobody knows. */
      procedureName: withheld(z.string()),
      laterality: withheld(z.enum(lateralities)),
    })
    .nullable(),
  /** Why an emergency begins without consent. */
  consentWaivedReason: withheld(z.string()),
  /** The names of what was recorded as implanted, in its order, without what was entered in error. */
  implantsUsed: withheldList(z.string()),
  equipmentUsed: withheldList(z.string()),
  actualStartTime: z.string().nullable(),
  actualEndTime: z.string().nullable(),
  /** Whole minutes, rounded. */
  actualDuration: z.number().int().nullable(),
  cancelReason: withheld(z.string()),
  postponeReason: withheld(z.string()),
  ...versioned,
});

export type SurgicalCase = z.output<typeof surgicalCase>;

export const caseId = z.uuid();
const date = dateText();

export const exampleCase: SurgicalCase = {
  id: '01980000-0000-7000-8000-0000000000f3',
  caseNumber: 'OR-000001',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  allergies: { state: 'recorded', substances: ['Penicillin'] },
  weight: { kilograms: 62.5, at: '2026-03-02T08:30:00.000Z' },
  bloodType: 'B+',
  admissionId: null,
  theatre: { id: '01980000-0000-7000-8000-0000000000f1', name: 'Main Theatre', theatreNumber: 'OT-1' },
  procedureId: null,
  procedureName: 'Laparoscopic cholecystectomy',
  procedureCode: null,
  laterality: 'not_applicable',
  hasSide: false,
  site: null,
  preOpDiagnosis: 'Symptomatic gallstones',
  surgeon: { id: '01980000-0000-7000-8000-000000000012', name: 'Farhan Chowdhury' },
  assistantSurgeon: null,
  anesthesiologist: null,
  nurses: [],
  scheduledDate: '2026-03-04',
  scheduledStartTime: '2026-03-04T03:00:00.000Z',
  scheduledEndTime: '2026-03-04T04:30:00.000Z',
  estimatedDuration: 90,
  urgency: 'elective',
  status: 'scheduled',
  overbooked: null,
  outsideSession: null,
  bloodNeeds: null,
  equipmentNeeds: null,
  fastingFrom: null,
  notes: null,
  consent: null,
  consentWaivedReason: null,
  implantsUsed: [],
  equipmentUsed: [],
  actualStartTime: null,
  actualEndTime: null,
  actualDuration: null,
  cancelReason: null,
  postponeReason: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 1,
};

/** What narrows a list of cases; dates are days of the hospital's own calendar. */
export const caseFilter = {
  /** A status, or what waits for a date. */
  status: z.enum([...caseStatuses, 'waiting']).optional(),
  theatreId: z.uuid().optional(),
  surgeonId: z.uuid().optional(),
  urgency: z.enum(urgencies).optional(),
  patientId: z.uuid().optional(),
  admissionId: z.uuid().optional(),
  /** Case number, or the patient's name, number or phone. */
  search: freeText(200).optional(),
  /** First day shown: of the start, or of making a case that waits for a date. */
  from: date.optional(),
  /** Last day shown. */
  to: date.optional(),
};

export const listCases = defineCall('surgicalCases.list', {
  address: 'GET /surgical-cases',
  access: 'surgery.read',
  summary: 'List surgical cases by their start; a search takes the newest 50 patients it matches',
  input: z.strictObject({
    ...caseFilter,
    sort: z.enum(['start', '-start']).default('-start'),
    ...pageRequest,
  }),
  output: pageOf(surgicalCase),
});

export const exportCases = defineCall('surgicalCases.export', {
  address: 'GET /surgical-case-export',
  access: 'surgery.read',
  exports: 'surgery.export',
  readsReplica: true,
  summary: 'Read the filtered list of cases for a file, page by page (recorded in the audit trail)',
  input: listCases.input,
  output: listCases.output,
});

export const searchCases = defineCall('surgicalCases.search', {
  address: 'GET /surgical-case-search',
  access: 'surgery.read',
  summary: 'Find cases by the beginning of their number or by their patient, the newest first',
  input: z.strictObject({
    search: requiredText(200),
    limit: z.coerce.number().int().min(1).max(20).default(6),
  }),
  output: z.strictObject({ rows: z.array(surgicalCase) }),
});

export const countCases = defineCall('surgicalCases.count', {
  address: 'GET /surgical-case-counts',
  access: 'surgery.read',
  summary:
    'Count all cases, those scheduled, in progress and completed, emergencies, and those without a date',
  output: z.strictObject({
    total: z.number().int(),
    scheduled: z.number().int(),
    inProgress: z.number().int(),
    completed: z.number().int(),
    emergency: z.number().int(),
    waiting: z.number().int(),
  }),
});

export const getCase = defineCall('surgicalCases.get', {
  address: 'GET /surgical-cases/{caseId}',
  access: 'surgery.read',
  summary: 'Open one case (recorded in the audit trail)',
  input: z.strictObject({ caseId }),
  output: surgicalCase,
});

export const recordCasePrint = defineCall('surgicalCases.recordPrint', {
  address: 'POST /surgical-cases/{caseId}/prints',
  access: 'surgery.read',
  summary: 'Record that a paper of a case was printed or downloaded',
  input: z.strictObject({
    caseId,
    document: z.enum(['consent']),
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});

/** The maximum number of people who are offered for a part in the team. */
export const maxTeamChoices = 20;

export const listSurgicalStaff = defineCall('surgicalCases.staff', {
  address: 'GET /surgical-staff',
  access: 'surgery.read',
  summary: 'Find active people who can have a part in operations, by name; at most 20',
  input: z.strictObject({ role: z.enum(teamRoles), search: freeText(200).optional() }),
  output: z.strictObject({ rows: z.array(person) }),
});
