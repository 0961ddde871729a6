import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { rowPatient, withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { paperCalls } from '#kernel/papers/paper-calls.ts';
import { errorMark } from '#kernel/papers/paper-parts.contract.ts';
import { validOrInError } from '#kernel/papers/paper-status.rules.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { issue } from './progress-note.issues.ts';

/** The parts of a note, in the order in which they are written: SOAP. */
export const soapFields = ['subjective', 'objective', 'assessment', 'plan'] as const;
export type SoapField = (typeof soapFields)[number];

/** How many problems one note can go through. */
export const maxProblems = 20;
const soapLength = 4000;
const problemLength = 2000;

/** A problem with what is thought of it and what is to be done about it. */
const notedProblem = z.strictObject({
  /** Of the patient's problem list; null for one that stands in words alone. */
  problemId: z.uuid().nullable(),
  /** As the list called it when the note was signed. */
  title: z.string(),
  assessment: z.string().nullable(),
  plan: z.string().nullable(),
});

const text = withheld(z.string());

/** What a version says. */
const said = {
  subjective: text,
  objective: text,
  assessment: text,
  plan: text,
  problems: withheldList(notedProblem),
};

const signature = {
  /** From 1; each amendment is the next one. */
  version: z.number().int(),
  /** Why it was amended; null for what was signed first. */
  reason: withheld(z.string()),
  signedByName: z.string(),
  signedAt: z.string(),
};

/** A progress note as it stands: its newest version. */
export const progressNote = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid(),
  authorId: z.uuid(),
  authorName: z.string(),
  /** When the patient was seen. */
  notedAt: z.string(),
  ...signature,
  ...said,
  /** Set when it does not count, such as one of another patient. */
  enteredInError: errorMark,
  createdAt: z.string(),
});

export type ProgressNote = z.output<typeof progressNote>;

/** Who reads progress notes: whoever reads the nursing record or the medical record. */
export const progressNoteReaders = ['nursing.read', 'nursing.write', 'emr.read'] as const;

/** What a nurse cannot care for a patient without: what the doctors think and want. */
export const progressNoteWork = {
  permission: 'nursing.write',
  fields: [...soapFields, 'problems', 'reason', 'versions'],
} as const;

const typedProblem = z.strictObject({
  problemId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  /** Of a problem of the list its name there counts. */
  title: requiredText(300, issue('problemMissing')),
  assessment: optionalText(problemLength),
  plan: optionalText(problemLength),
});

/** What a person types of a progress note. */
export const progressNoteFields = {
  subjective: optionalText(soapLength),
  objective: optionalText(soapLength),
  assessment: optionalText(soapLength),
  plan: optionalText(soapLength),
  problems: z.array(typedProblem).max(maxProblems).default([]),
};

const typedNote = z.strictObject(progressNoteFields);

export type TypedNote = z.output<typeof typedNote>;

/** The rules over several fields, for `check` of every schema that holds the fields above. */
export function checkNote(context: z.core.ParsePayload<TypedNote>): void {
  const { problems, ...parts } = context.value;
  const refuse = (path: (string | number)[], message: string) =>
    context.issues.push({ code: 'custom', path, message, input: context.value });
  const isEmpty = soapFields.every((field) => parts[field] === null);
  if (isEmpty && problems.every(({ assessment, plan }) => assessment === null && plan === null)) {
    refuse(['subjective'], issue('nothingWritten'));
  }
  const seen = new Set<string>();
  for (const [place, { problemId }] of problems.entries()) {
    if (problemId === null) continue;
    if (seen.has(problemId)) refuse(['problems', place, 'title'], issue('problemTwice'));
    seen.add(problemId);
  }
}

const calls = paperCalls({
  subject: 'progressNotes',
  address: '/progress-notes/{progressNoteId}',
  called: 'a progress note',
  paper: progressNote,
  workNeeds: progressNoteWork,
});

export const listProgressNotes = calls.list({
  access: progressNoteReaders,
  summary: 'List progress notes as they stand, the latest first; those entered in error are marked',
  rows: progressNote,
  filters: {
    patientId: z.uuid().optional(),
    admissionId: z.uuid().optional(),
    status: z.enum(validOrInError).optional(),
  },
});

const progressNoteId = z.uuid();

export const getProgressNote = defineCall('progressNotes.get', {
  address: 'GET /progress-notes/{progressNoteId}',
  access: progressNoteReaders,
  workNeeds: progressNoteWork,
  summary: 'Open a progress note with all its versions, the newest first (recorded in the audit trail)',
  input: z.strictObject({ progressNoteId }),
  output: z.strictObject({
    note: progressNote,
    patient: z.strictObject({
      ...rowPatient,
      versions: withheldList(z.strictObject({ ...signature, ...said })),
    }),
  }),
});

export const signProgressNote = defineCall('progressNotes.sign', {
  address: 'POST /admissions/{admissionId}/progress-notes',
  access: 'emr.write',
  workNeeds: progressNoteWork,
  summary: 'Sign a progress note of a stay; what is signed never changes',
  input: z
    .strictObject({
      admissionId: z.uuid(),
      /** Left out it is now. */
      notedAt: instantText().optional(),
      ...progressNoteFields,
    })
    .check(checkNote),
  output: progressNote,
  errors: ['RECORD_RESTRICTED', 'WRONG_STATE'],
  example: {
    input: {
      admissionId: '01980000-0000-7000-8000-000000000064',
      subjective: 'Slept better, coughs less.',
      objective: 'Afebrile since midnight. Crackles right base.',
      problems: [
        {
          title: 'Community-acquired pneumonia',
          assessment: 'Improving on day 3.',
          plan: 'Change to oral amoxicillin, home tomorrow.',
        },
      ],
    },
  },
});

export const amendProgressNote = defineCall('progressNotes.amend', {
  address: 'POST /progress-notes/{progressNoteId}/versions',
  access: 'emr.write',
  workNeeds: progressNoteWork,
  summary: 'Sign the next version of a progress note with a reason; the versions before stay readable',
  input: z
    .strictObject({
      progressNoteId,
      /** The version that is amended. */
      version: seenVersion,
      reason: requiredText(500, issue('reasonMissing')),
      ...progressNoteFields,
    })
    .check(checkNote),
  output: progressNote,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
});

export const markProgressNote = calls.markInError({
  access: 'emr.write',
  errors: ['RECORD_RESTRICTED', 'WRONG_STATE'],
});

export const recordProgressNotePrint = calls.recordPrint({ access: progressNoteReaders });
