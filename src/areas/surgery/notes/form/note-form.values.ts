import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { countKinds } from '../counts/count.rules.ts';
import type { NoteFacts } from '../facts/note-facts.contract.ts';
import { procedureOf } from '../facts/note-facts.words.ts';
import { type NoteContent, noteFields } from '../note-content.contract.ts';
import { createNote, type OperativeNote } from '../note.contract.ts';

const pieces = optionalWholeNumber({ min: 0, max: 9999 });
const typedCount = z.strictObject({
  kind: z.enum(countKinds),
  initial: pieces,
  added: pieces,
  final: pieces,
  explanation: freeText(500),
});

/** What is typed of a note; the server's own rules for what it sends. */
export const noteSchema = z.strictObject({
  caseId: createNote.input.shape.caseId,
  ...noteFields,
  estimatedBloodLoss: optionalWholeNumber({ min: 0, max: 30_000 }),
  counts: z.array(typedCount),
});

export type NoteValues = z.input<typeof noteSchema> & Record<string, unknown>;
export type TypedNote = z.output<typeof noteSchema>;

/** What the form shows of a stored note, or of a new one, which begins with what is known of the case. */
export function valuesOf(
  stored: OperativeNote | undefined,
  caseId: string,
  known: NoteFacts | undefined,
): NoteValues {
  const content: Partial<NoteContent> | null | undefined = stored?.content ?? (known && startOf(known));
  return {
    caseId: stored?.case.id ?? caseId,
    preOperativeDiagnosis: content?.preOperativeDiagnosis ?? '',
    postOperativeDiagnosis: content?.postOperativeDiagnosis ?? '',
    procedurePerformed: content?.procedurePerformed ?? '',
    surgicalApproach: content?.surgicalApproach ?? '',
    findings: content?.findings ?? '',
    procedureDetails: content?.procedureDetails ?? '',
    complications: content?.complications ?? '',
    estimatedBloodLoss: content?.estimatedBloodLoss ?? '',
    specimens: content?.specimens ?? '',
    implants: content?.implants ?? '',
    closureMethod: content?.closureMethod ?? '',
    postOpInstructions: content?.postOpInstructions ?? '',
    followUpPlan: content?.followUpPlan ?? '',
    counts: countKinds.map((kind) => {
      const count = stored?.content?.counts.find((one) => one.kind === kind);
      return {
        kind,
        initial: count?.initial ?? '',
        added: count?.added ?? '',
        final: count?.final ?? '',
        explanation: count?.explanation ?? '',
      };
    }),
  };
}

/** What a new note begins with. */
export function startOf(known: NoteFacts) {
  const diagnosis = known.preOpDiagnosis ?? '';
  return {
    preOperativeDiagnosis: diagnosis,
    postOperativeDiagnosis: diagnosis,
    procedurePerformed: procedureOf(known).slice(0, 300),
  };
}

/** The fields as the calls take them: a kind that was not counted to the end is left out. */
export function inputOf({ counts, ...fields }: TypedNote) {
  return {
    ...fields,
    counts: counts.flatMap(({ initial, added, final, ...count }) =>
      initial === null || final === null ? [] : [{ ...count, initial, added: added ?? 0, final }],
    ),
  };
}
