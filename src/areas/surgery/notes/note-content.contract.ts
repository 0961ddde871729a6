import { z } from 'zod';
import { freeText, requiredText } from '#kernel/text.ts';
import { countKinds } from './counts/count.rules.ts';
import { issue } from './note.issues.ts';

const text = (max: number) => freeText(max).default('');
const pieces = z
  .number(issue('piecesRange'))
  .int(issue('piecesRange'))
  .min(0, issue('piecesRange'))
  .max(9999, issue('piecesRange'));

/** One count of an operation, in pieces. */
export const surgicalCount = z.strictObject({
  kind: z.enum(countKinds),
  initial: pieces,
  added: pieces,
  final: pieces,
  explanation: freeText(500),
});

/** A highest blood loss in mL that anybody means; more is a slip. */
const maxBloodLoss = 30_000;

/** What is typed of an operative note; procedure performed and procedure details are required. */
export const noteFields = {
  preOperativeDiagnosis: text(1000),
  postOperativeDiagnosis: text(1000),
  procedurePerformed: requiredText(300),
  surgicalApproach: text(300),
  findings: text(5000),
  procedureDetails: requiredText(10_000),
  complications: text(2000),
  /** Whole mL; null where it was not estimated. */
  estimatedBloodLoss: z
    .number(issue('bloodLossRange'))
    .int(issue('bloodLossRange'))
    .min(0, issue('bloodLossRange'))
    .max(maxBloodLoss, issue('bloodLossRange'))
    .nullish()
    .transform((loss) => loss ?? null),
  specimens: text(1000),
  implants: text(1000),
  closureMethod: text(500),
  postOpInstructions: text(3000),
  followUpPlan: text(2000),
  counts: z.array(surgicalCount).max(countKinds.length).default([]),
};

export const noteContent = z.strictObject(noteFields);
export type NoteContent = z.output<typeof noteContent>;

/** The sections of a note that are plain text, in the order in which they are read. */
export const noteTexts = [
  'preOperativeDiagnosis',
  'postOperativeDiagnosis',
  'procedurePerformed',
  'surgicalApproach',
  'findings',
  'procedureDetails',
  'complications',
  'specimens',
  'implants',
  'closureMethod',
  'postOpInstructions',
  'followUpPlan',
] as const satisfies readonly (keyof NoteContent)[];
