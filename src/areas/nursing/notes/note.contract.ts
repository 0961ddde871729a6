import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { paperCalls } from '#kernel/papers/paper-calls.ts';
import { addendum, errorMark, figuresOf } from '#kernel/papers/paper-parts.contract.ts';
import { validOrInError } from '#kernel/papers/paper-status.rules.ts';
import { requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { shiftTypes } from '../shifts/shift-types.ts';
import { issue } from './note.issues.ts';

/** The types of the document, in its order. */
export const noteTypes = [
  'assessment',
  'intervention',
  'evaluation',
  'education',
  'communication',
  'incident',
] as const;
export const notePriorities = ['low', 'normal', 'high', 'critical'] as const;
/** Whether what a note asked to be looked at again is still to be done. */
export const followUpStates = ['open', 'done', 'not_done', 'none'] as const;

export const nursingNote = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid().nullable(),
  nurseId: z.uuid(),
  nurseName: z.string(),
  noteType: z.enum(noteTypes),
  shiftType: z.enum(shiftTypes),
  noteTime: z.string(),
  /** Null as well where the note is confidential and the reader is neither its author nor entitled. */
  content: withheld(z.string()),
  priority: z.enum(notePriorities),
  followUpRequired: z.boolean(),
  followUpDate: z.string().nullable(),
  followUp: z.strictObject({
    state: z.enum(followUpStates),
    /** The task that the follow-up became. */
    taskId: z.uuid().nullable(),
    taskVersion: z.number().int().nullable(),
    byName: z.string().nullable(),
    at: z.string().nullable(),
  }),
  tags: withheldList(z.string()),
  isConfidential: z.boolean(),
  /** Empty as well where the note is confidential and the reader is neither its author nor entitled. */
  addenda: withheldList(addendum),
  enteredInError: errorMark,
  replaces: z.uuid().nullable(),
  replacedBy: z.uuid().nullable(),
  createdAt: z.string(),
});

export type NursingNote = z.output<typeof nursingNote>;

/** What a nurse cannot care for a patient without. */
export const noteWork = {
  permission: 'nursing.write',
  fields: ['content', 'tags', 'reason', 'addenda', 'body'],
} as const;

/** Who reads notes. */
export const noteReaders = ['nursing.read', 'nursing.write'] as const;

/** What a person types of a note. */
export const noteFields = {
  noteType: z.enum(noteTypes),
  shiftType: z.enum(shiftTypes),
  /** Left out it is now. */
  noteTime: instantText().optional(),
  content: requiredText(4000, issue('contentMissing')),
  priority: z.enum(notePriorities),
  followUpRequired: z.boolean().default(false),
  /** Left out while one is required, it is due at once. */
  followUpDate: instantText().optional(),
  tags: z.array(requiredText(40)).max(10).default([]),
  isConfidential: z.boolean().default(false),
};

const exampleNote: NursingNote = {
  id: '01980000-0000-7000-8000-000000000360',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  admissionId: '01980000-0000-7000-8000-000000000064',
  nurseId: '01980000-0000-7000-8000-000000000003',
  nurseName: 'Ruma Das',
  noteType: 'assessment',
  shiftType: 'day',
  noteTime: '2026-03-02T15:00:00.000Z',
  content: 'Slept after the dose, breathes quietly.',
  priority: 'normal',
  followUpRequired: true,
  followUpDate: '2026-03-02T18:00:00.000Z',
  followUp: {
    state: 'open',
    taskId: '01980000-0000-7000-8000-000000000361',
    taskVersion: 1,
    byName: null,
    at: null,
  },
  tags: ['breathing'],
  isConfidential: false,
  addenda: [],
  enteredInError: null,
  replaces: null,
  replacedBy: null,
  createdAt: '2026-03-02T15:01:00.000Z',
};

const calls = paperCalls({
  subject: 'nursingNotes',
  address: '/nursing-notes/{noteId}',
  called: 'a nursing note',
  paper: nursingNote,
  workNeeds: noteWork,
});

export const listNotes = calls.list({
  access: noteReaders,
  summary:
    'List nursing notes, newest first; what a confidential one says is for its author and those entitled',
  rows: nursingNote,
  filters: {
    patientId: z.uuid().optional(),
    admissionId: z.uuid().optional(),
    noteType: z.enum(noteTypes).optional(),
    priority: z.enum(notePriorities).optional(),
    /** Patients who lie in this ward now. */
    wardId: z.uuid().optional(),
    followUp: z.enum(['open', 'done']).optional(),
    status: z.enum(validOrInError).optional(),
  },
});

export const getNoteFigures = defineCall('nursingNotes.figures', {
  address: 'GET /nursing-notes/figures',
  access: noteReaders,
  summary: 'Count the notes, those of today, critical ones and open follow-ups; those entered in error apart',
  output: figuresOf('total', 'today', 'critical', 'followUp', 'enteredInError'),
});

export const getNote = calls.get({ access: noteReaders, example: { output: exampleNote } });

export const createNote = defineCall('nursingNotes.create', {
  address: 'POST /nursing-notes',
  access: 'nursing.write',
  workNeeds: noteWork,
  summary: 'Write a nursing note; a follow-up that it asks for becomes a task',
  input: z.strictObject({
    patientId: z.uuid(issue('patientMissing')),
    /** Left out it is the active admission of the patient, if there is one. */
    admissionId: z.uuid().optional(),
    ...noteFields,
  }),
  output: nursingNote,
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      noteType: 'assessment',
      shiftType: 'day',
      priority: 'normal',
      content: 'Slept after the dose, breathes quietly.',
      followUpRequired: true,
      followUpDate: '2026-03-02T18:00:00.000Z',
      tags: ['breathing'],
    },
  },
});

export const markNote = defineCall('nursingNotes.mark', {
  address: 'POST /nursing-notes/{noteId}/error',
  access: 'nursing.write',
  workNeeds: noteWork,
  summary:
    'Mark a note as entered in error, with or without the one that replaces it; nothing is ever edited',
  input: z.strictObject({
    noteId: z.uuid(),
    reason: requiredText(500),
    replacement: z.strictObject(noteFields).optional(),
  }),
  output: z.strictObject({ marked: nursingNote, replacement: nursingNote.nullable() }),
  errors: ['WRONG_STATE', 'NOTE_CONFIDENTIAL'],
  example: {
    input: { noteId: '01980000-0000-7000-8000-000000000360', reason: 'Written about the neighbour' },
  },
});

export const addAddendum = calls.addAddendum({
  access: 'nursing.write',
  errors: ['WRONG_STATE', 'NOTE_CONFIDENTIAL'],
});

export const recordNotePrint = calls.recordPrint({ access: noteReaders, errors: ['NOTE_CONFIDENTIAL'] });
