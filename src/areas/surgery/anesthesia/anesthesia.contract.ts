import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { allergyStates } from '#kernel/care/allergies-in-short.ts';
import { checkReasons } from '#kernel/care/medicine-check.ts';
import { defineCall } from '#kernel/define-call.ts';
import { paperCalls } from '#kernel/papers/paper-calls.ts';
import { addendum, errorMark, figuresOf } from '#kernel/papers/paper-parts.contract.ts';
import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import { exampleCase, examplePatient, paperCase } from '../papers/paper-case.contract.ts';
import {
  anesthesiaContent,
  anesthesiaFields,
  anesthesiaTypes,
} from './content/anesthesia-content.contract.ts';
import { entryFacts, storedFacts } from './content/anesthesia-entry.contract.ts';
import { asaClasses } from './scales/assessment-scales.ts';

export const anesthesiaStatuses = ['planned', 'in_progress', 'completed', 'complicated'] as const;

/** What lists are narrowed to. */
export const anesthesiaFilters = [...anesthesiaStatuses, inErrorStatus] as const;

/** A record as lists show it. */
export const anesthesiaSummary = z.strictObject({
  id: z.uuid(),
  case: paperCase,
  patient: namedPatient,
  anesthesiologistId: z.uuid(),
  anesthesiologistName: z.string(),
  anesthesiaType: withheld(z.enum(anesthesiaTypes)),
  asaClassification: withheld(z.enum(asaClasses)),
  isEmergency: withheld(z.boolean()),
  status: z.enum(anesthesiaStatuses),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Whole minutes between start and end; null before the end. */
  durationMinutes: z.number().int().nullable(),
  enteredInError: errorMark,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type AnesthesiaSummary = z.output<typeof anesthesiaSummary>;

/** One entry of the chart. */
export const anesthesiaEntry = z.strictObject({
  id: z.uuid(),
  at: z.string(),
  facts: storedFacts,
  enteredByName: z.string(),
  /** Why it does not count; null where it does. */
  errorReason: z.string().nullable(),
});

export type AnesthesiaEntry = z.output<typeof anesthesiaEntry>;

export const anesthesiaRecord = anesthesiaSummary.extend({
  content: withheld(anesthesiaContent),
  /** The patient's own list of allergies; of a completed record as it was then. */
  knownAllergies: withheldList(z.string()),
  /** The state of that list; null of a record that was completed before it was kept. */
  allergyState: withheld(z.enum(allergyStates)),
  entries: withheldList(anesthesiaEntry),
  /** Why the patient left recovery below an Aldrete score of 9; null where that was not so. */
  recoveryException: withheld(z.string()),
  completedByName: z.string().nullable(),
  /** What was added after it was completed. */
  addenda: withheldList(addendum),
});

export type AnesthesiaRecord = z.output<typeof anesthesiaRecord>;

/** The team cannot work without it, for whomever. */
const anesthesiaWork = {
  permission: theatreTeam,
  fields: [
    'procedureName',
    'anesthesiaType',
    'asaClassification',
    'isEmergency',
    'content',
    'knownAllergies',
    'allergyState',
    'entries',
    'recoveryException',
    'airway',
    'cardiovascular',
    'respiratory',
    'allergies',
    'medications',
    'medicalHistory',
    'airwayManagement',
    'mode',
    'complications',
    'emergenceNotes',
    'postOpOrders',
    'recoveryNotes',
    'medication',
    'name',
    'text',
    'errorReason',
    'addenda',
    'reason',
    'body',
  ],
} as const;

const exampleContent = anesthesiaContent.parse({ anesthesiaType: 'general', asaClassification: 'II' });

const example: AnesthesiaRecord = {
  id: '01980000-0000-7000-8000-0000000000c6',
  case: exampleCase,
  patient: examplePatient,
  anesthesiologistId: '01980000-0000-7000-8000-000000000004',
  anesthesiologistName: 'Tanvir Ahmed',
  anesthesiaType: 'general',
  asaClassification: 'II',
  isEmergency: false,
  status: 'planned',
  startTime: null,
  endTime: null,
  durationMinutes: null,
  enteredInError: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  version: 1,
  content: exampleContent,
  knownAllergies: ['Penicillin'],
  allergyState: 'recorded',
  entries: [],
  recoveryException: null,
  completedByName: null,
  addenda: [],
};

const calls = paperCalls({
  subject: 'anesthesiaRecords',
  address: '/anesthesia-records/{anesthesiaId}',
  called: 'an anesthesia record',
  paper: anesthesiaRecord,
  workNeeds: anesthesiaWork,
});

export const listAnesthesia = calls.list({
  access: paperReaders,
  summary: 'List anesthesia records, the newest first',
  rows: anesthesiaSummary,
  filters: {
    caseId: z.uuid().optional(),
    /** Of a status those that count, or those that were entered in error. */
    status: z.enum(anesthesiaFilters).optional(),
  },
});

export const countAnesthesia = defineCall('anesthesiaRecords.count', {
  address: 'GET /anesthesia-records/count',
  access: paperReaders,
  summary: 'Count anesthesia records by status, and those entered in error, which have no other',
  output: figuresOf('planned', 'inProgress', 'completed', 'complicated', 'enteredInError'),
});

const anesthesiaId = z.uuid();

export const getAnesthesia = calls.get({
  access: paperReaders,
  summary: 'Open an anesthesia record with its chart (recorded in the audit trail)',
  example: { output: example },
});

export const createAnesthesia = defineCall('anesthesiaRecords.create', {
  address: 'POST /anesthesia-records',
  access: 'surgery.anesthesia',
  workNeeds: anesthesiaWork,
  summary: 'Plan the anesthesia of a case, which has one record that counts',
  input: z.strictObject({ caseId: z.uuid(), ...anesthesiaFields }),
  output: anesthesiaRecord,
  errors: ['WRONG_STATE', 'ANESTHESIA_EXISTS'],
});

export const updateAnesthesia = calls.update(anesthesiaFields, {
  access: 'surgery.anesthesia',
  summary: 'Write assessment, airway, ventilation and notes anew; a completed record never changes',
  errors: ['STALE', 'WRONG_STATE', 'ANESTHESIA_COMPLETED'],
});

export const startAnesthesia = calls.step(
  'start',
  { startTime: instantText().optional() },
  {
    access: 'surgery.anesthesia',
    summary: 'Begin the anesthesia now, or at the time that is said',
    errors: ['STALE', 'WRONG_STATE', 'ANESTHESIA_COMPLETED', 'SAFETY_CHECKS_MISSING'],
    example: { input: { anesthesiaId: '01980000-0000-7000-8000-0000000000c6', version: 1 } },
  },
);

export const addAnesthesiaEntry = defineCall('anesthesiaRecords.addEntry', {
  address: 'POST /anesthesia-records/{anesthesiaId}/entries',
  access: 'surgery.anesthesia',
  workNeeds: anesthesiaWork,
  summary:
    'Add vital signs, a medication, a fluid, an event or a recovery score to the chart; what an allergy stops needs a reason',
  input: z.strictObject({
    anesthesiaId,
    /** Left out it is now. */
    at: instantText().optional(),
    facts: entryFacts,
    /** Why a medicine that an allergy stops is given all the same. */
    reasons: checkReasons,
  }),
  output: anesthesiaRecord,
  errors: ['WRONG_STATE', 'ANESTHESIA_COMPLETED', 'SAFETY_STOP'],
  example: {
    input: {
      anesthesiaId: '01980000-0000-7000-8000-0000000000c6',
      facts: { kind: 'event', text: 'Position changed' },
    },
  },
});

export const markAnesthesiaEntry = defineCall('anesthesiaRecords.markEntry', {
  address: 'POST /anesthesia-records/{anesthesiaId}/entries/{entryId}/error',
  access: 'surgery.anesthesia',
  workNeeds: anesthesiaWork,
  summary: 'Say that an entry was made in error; it stays to be read and does not count',
  input: z.strictObject({ anesthesiaId, entryId: z.uuid(), reason: requiredText(500) }),
  output: anesthesiaRecord,
  errors: ['ENTERED_IN_ERROR', 'WRONG_STATE', 'ANESTHESIA_COMPLETED'],
});

export const completeAnesthesia = calls.step(
  'complete',
  {
    /** Left out it is now. */
    endTime: instantText().optional(),
    recoveryException: optionalText(500),
  },
  {
    access: 'surgery.anesthesia',
    summary:
      'End the anesthesia: complicated where complications are written, completed otherwise. Recovery is left with an Aldrete score of 9 or more, or with a reason',
    errors: ['STALE', 'WRONG_STATE', 'ANESTHESIA_COMPLETED', 'RECOVERY_TOO_EARLY'],
    example: { input: { anesthesiaId: '01980000-0000-7000-8000-0000000000c6', version: 2 } },
  },
);

export const addAnesthesiaAddendum = calls.addAddendum({
  access: 'surgery.anesthesia',
  summary: 'Add to a completed anesthesia record, which stays as it is',
  errors: ['WRONG_STATE'],
});

export const markAnesthesia = calls.markInError({
  access: 'surgery.anesthesia',
  summary:
    'Mark an anesthesia record as entered in error, at any status; it stays readable with the reason, and its case may get another one',
  errors: ['WRONG_STATE'],
});

export const recordAnesthesiaPrint = calls.recordPrint({ access: paperReaders });
