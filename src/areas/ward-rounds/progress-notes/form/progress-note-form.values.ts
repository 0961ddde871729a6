import { z } from 'zod';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import {
  checkNote,
  maxProblems,
  type ProgressNote,
  progressNoteFields,
  amendProgressNote,
} from '../progress-note.contract.ts';

const typed = { ...progressNoteFields, problems: progressNoteFields.problems.unwrap() };

/** What is typed of a new note; the server's own rules. */
export const newNoteSchema = z.strictObject({ notedAt: optionalInstantText(), ...typed }).check(checkNote);

export type NewNoteValues = z.input<typeof newNoteSchema> & Record<string, unknown>;
export type NewNoteFields = z.output<typeof newNoteSchema>;

/** What is typed of an amendment. */
export const amendmentSchema = z
  .strictObject({ reason: amendProgressNote.input.shape.reason, ...typed })
  .check(checkNote);

export type AmendmentValues = z.input<typeof amendmentSchema> & Record<string, unknown>;
export type AmendmentFields = z.output<typeof amendmentSchema>;

/** The fields that both forms have. */
export interface SaidValues extends Record<string, unknown> {
  subjective?: string | null | undefined;
  objective?: string | null | undefined;
  assessment?: string | null | undefined;
  plan?: string | null | undefined;
  problems: {
    problemId?: string | null | undefined;
    title: string;
    assessment?: string | null | undefined;
    plan?: string | null | undefined;
  }[];
}

export const emptyProblem = { problemId: null, title: '', assessment: '', plan: '' };

/** A problem that a new note begins with; without an id it stands in words alone. */
export interface KnownProblem {
  id: string | null;
  title: string;
}

/** The active problems of a patient, and what the stay is for where the list does not say it yet. */
export function problemsToNote(
  listed: readonly { id: string; title: string; status: string }[],
  diagnosis: string | null,
): KnownProblem[] {
  const active = listed.filter(({ status }) => status === 'active').slice(0, maxProblems - 2);
  const isListed = active.some(({ title }) => title.toLowerCase() === diagnosis?.toLowerCase());
  return diagnosis === null || isListed ? active : [{ id: null, title: diagnosis }, ...active];
}

/** A new note begins with the problems of the patient, nothing written about them yet. */
export function newNoteValues(problems: readonly KnownProblem[]): NewNoteValues {
  return {
    notedAt: '',
    subjective: '',
    objective: '',
    assessment: '',
    plan: '',
    problems: problems.map(({ id, title }) => ({ ...emptyProblem, problemId: id, title })),
  };
}

/** An amendment begins with what the note says. */
export function amendmentValues(note: ProgressNote): AmendmentValues {
  const { subjective, objective, assessment, plan, problems } = note;
  return {
    reason: '',
    subjective: subjective ?? '',
    objective: objective ?? '',
    assessment: assessment ?? '',
    plan: plan ?? '',
    problems: problems.map((problem) => ({
      ...problem,
      assessment: problem.assessment ?? '',
      plan: problem.plan ?? '',
    })),
  };
}

/** What is signed: problems about which nothing is written are left out. */
export function signedFields<Fields extends Pick<NewNoteFields, 'problems'>>(fields: Fields): Fields {
  return {
    ...fields,
    problems: fields.problems.filter(({ assessment, plan }) => assessment !== null || plan !== null),
  };
}
