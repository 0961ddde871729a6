import { toErrorMark } from '#database/papers/error-mark.ts';
import { toRecord } from '#database/to-record.ts';
import type { Addendum } from '#kernel/papers/paper-parts.contract.ts';
import { paperOf } from '../papers/paper-case.record.ts';
import { type NoteSummary, noteSummary, type OperativeNote } from './note.contract.ts';
import type { NoteFacts } from './facts/note-facts.contract.ts';
import type { NoteRow } from './note.queries.ts';

/** A stored row as lists show a note. */
export function toSummary(row: NoteRow): NoteSummary {
  const { procedurePerformed, surgicalApproach } = row.content;
  return toRecord(noteSummary, row, {
    ...paperOf(row),
    procedurePerformed,
    surgicalApproach,
    enteredInError: toErrorMark(row),
  });
}

/**
 * The whole note with what was added later.
 * @param known what is known of the operation now, of a note that is not signed
 */
export function toNote(row: NoteRow, addenda: readonly Addendum[], known: NoteFacts | null): OperativeNote {
  const { facts = null, ...content } = row.content;
  return {
    ...toSummary(row),
    content,
    facts: known ?? facts,
    dictatedAt: row.dictated_at,
    transcribedAt: row.transcribed_at,
    signedAt: row.signed_at,
    addenda: [...addenda],
  };
}
