import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { paperCalls } from '#kernel/papers/paper-calls.ts';
import { addendum, errorMark, figuresOf } from '#kernel/papers/paper-parts.contract.ts';
import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import { exampleCase, examplePatient, paperCase } from '../papers/paper-case.contract.ts';
import { noteFacts } from './facts/note-facts.contract.ts';
import { noteContent, noteFields, noteTexts } from './note-content.contract.ts';

export const noteStatuses = ['draft', 'dictated', 'transcribed', 'signed'] as const;

/** What a list can be narrowed to: notes that count by their status, and those that no longer do. */
export const noteFilters = [...noteStatuses, inErrorStatus] as const;

/** A note as lists show it. */
export const noteSummary = z.strictObject({
  id: z.uuid(),
  case: paperCase,
  patient: namedPatient,
  /** The surgeon of the case, who signs. */
  surgeonId: z.uuid(),
  noteSurgeonName: z.string(),
  noteType: z.literal('operative'),
  status: z.enum(noteStatuses),
  procedurePerformed: withheld(z.string()),
  surgicalApproach: withheld(z.string()),
  /** Set for a signed note that no longer counts. */
  enteredInError: errorMark,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type NoteSummary = z.output<typeof noteSummary>;

export const operativeNote = noteSummary.extend({
  content: withheld(noteContent),
  /** What the program knows of the operation: now, or as it was when the note was signed; null of older notes. */
  facts: withheld(noteFacts),
  dictatedAt: z.string().nullable(),
  transcribedAt: z.string().nullable(),
  signedAt: z.string().nullable(),
  addenda: withheldList(addendum),
});

export type OperativeNote = z.output<typeof operativeNote>;

/** The team reads what was done, for whomever. */
const noteWork = {
  permission: theatreTeam,
  fields: [
    'procedureName',
    'content',
    'facts',
    ...noteTexts,
    'counts',
    'explanation',
    'addenda',
    'reason',
    'body',
  ],
} as const;

const exampleContent = {
  preOperativeDiagnosis: 'Symptomatic gallstones',
  postOperativeDiagnosis: 'Chronic cholecystitis',
  procedurePerformed: 'Laparoscopic cholecystectomy',
  surgicalApproach: 'Four ports',
  findings: 'Thickened gallbladder, single stone',
  procedureDetails: 'Critical view of safety obtained; cystic duct and artery clipped and divided.',
  complications: '',
  estimatedBloodLoss: 50,
  specimens: 'Gallbladder',
  implants: '',
  closureMethod: 'Fascia and skin in layers',
  postOpInstructions: 'Fluids in the evening',
  followUpPlan: 'Clinic after 10 days',
  counts: [],
};

const example: OperativeNote = {
  id: '01980000-0000-7000-8000-0000000000c4',
  case: { ...exampleCase, status: 'completed' },
  patient: examplePatient,
  surgeonId: '01980000-0000-7000-8000-000000000002',
  noteSurgeonName: 'Farhana Rahman',
  noteType: 'operative',
  status: 'draft',
  procedurePerformed: exampleContent.procedurePerformed,
  surgicalApproach: exampleContent.surgicalApproach,
  enteredInError: null,
  content: exampleContent,
  facts: null,
  dictatedAt: null,
  transcribedAt: null,
  signedAt: null,
  addenda: [],
  createdAt: '2026-03-02T06:00:00.000Z',
  updatedAt: '2026-03-02T06:00:00.000Z',
  version: 1,
};

const calls = paperCalls({
  subject: 'operativeNotes',
  address: '/operative-notes/{operativeNoteId}',
  called: 'an operative note',
  paper: operativeNote,
  workNeeds: noteWork,
});

export const listNotes = calls.list({
  access: paperReaders,
  summary: 'List operative notes, the newest first; those entered in error are marked',
  rows: noteSummary,
  filters: { caseId: z.uuid().optional(), status: z.enum(noteFilters).optional() },
});

export const countNotes = defineCall('operativeNotes.count', {
  address: 'GET /operative-notes/count',
  access: paperReaders,
  summary:
    'Count operative notes: drafts, those that are not signed yet, signed ones and all; those entered in error apart',
  output: figuresOf('draft', 'pendingSignature', 'signed', 'total', 'enteredInError'),
});

export const getNote = calls.get({ access: paperReaders, example: { output: example } });

export const createNote = defineCall('operativeNotes.create', {
  address: 'POST /operative-notes',
  access: 'surgery.operate',
  workNeeds: noteWork,
  summary: 'Write the draft of a note for a case that is in progress or completed',
  input: z.strictObject({ caseId: z.uuid(), ...noteFields }),
  output: operativeNote,
  errors: ['WRONG_STATE', 'CASE_WITHOUT_SURGEON'],
});

export const updateNote = calls.update(noteFields, {
  access: 'surgery.operate',
  summary: 'Write a note anew, which makes it a draft again; a signed one never changes',
  errors: ['STALE', 'NOTE_SIGNED', 'NOT_OF_THE_TEAM'],
});

export const dictateNote = calls.step(
  'dictate',
  {},
  {
    access: 'surgery.operate',
    summary: 'Say that a draft was dictated',
    errors: ['STALE', 'WRONG_STATE', 'NOTE_SIGNED', 'NOT_OF_THE_TEAM'],
  },
);

export const transcribeNote = calls.step(
  'transcribe',
  {},
  {
    access: 'surgery.operate',
    summary: 'Say that the text is complete and waits for its signature',
    errors: ['STALE', 'WRONG_STATE', 'NOTE_SIGNED', 'NOT_OF_THE_TEAM'],
  },
);

export const signNote = calls.step(
  'sign',
  {},
  {
    access: 'surgery.operate',
    summary:
      'Sign a transcribed note as the surgeon of the case; an operation that is under way has its counts by then. It keeps what is known of the operation at that moment',
    errors: ['STALE', 'WRONG_STATE', 'NOTE_SIGNED', 'NOT_THE_SURGEON', 'COUNTS_MISSING', 'COUNTS_DISAGREE'],
  },
);

export const addAddendum = calls.addAddendum({
  access: 'surgery.operate',
  summary: 'Add to a signed note, which stays as it is',
  errors: ['WRONG_STATE'],
});

export const markNoteInError = calls.markInError({ access: 'surgery.operate', errors: ['WRONG_STATE'] });

export const recordNotePrint = calls.recordPrint({
  access: paperReaders,
  summary: 'Record that a note was printed or downloaded',
});
