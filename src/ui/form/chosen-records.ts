import { readDraft, writeDraft } from './draft-store.ts';

// Kept as a draft is, so that it goes with the drafts when somebody signs out.
const draftKey = 'chosen-records';

/** More than anybody chooses in the forms of one tab that are still open. */
const mostKept = 50;

/** Keeps a record that was chosen in a form: the draft of the form has its id alone. */
export function rememberChoice(id: string, record: unknown): void {
  const others = Object.entries(readDraft(draftKey)?.values ?? {}).filter(([otherId]) => otherId !== id);
  const kept = [[id, record] as const, ...others].slice(0, mostKept);
  writeDraft(draftKey, { values: Object.fromEntries(kept), submissionKey: null });
}

/** The record that was chosen in this tab under an id, if it was one of the last. */
export function recallChoice(id: string): unknown {
  return readDraft(draftKey)?.values[id];
}
