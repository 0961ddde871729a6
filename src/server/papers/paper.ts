import type { CallContext } from '../call-context.ts';
import { foundRecord, type RecordKind, type SelectById } from '../records/found-record.ts';

/** One kind of clinical document: a record that is opened, signed and printed. */
export interface PaperKind<Row extends { id: string }, Paper> extends Omit<
  RecordKind<Row, Paper>,
  'toRecord' | 'audited'
> {
  /** The stored row with the names that are shown. */
  select: SelectById<Row>;
  /** What this reader sees of a row. */
  toPaper: (context: CallContext, row: Row) => Paper | Promise<Paper>;
}

export type PaperFrame<Row extends { id: string }, Paper> = ReturnType<typeof paperOf<Row, Paper>>;

/**
 * What is the same for every paper: it is a record that is found, opened and changed as `foundRecord` says, and its
 * prints are audited. Permissions, rules and SQL stay with the subject:
 *
 *     const notePaper = paperOf({ resource: 'operative_notes', topic: 'operative-notes', select: selectNote, toPaper });
 */
export function paperOf<Row extends { id: string }, Paper>(kind: PaperKind<Row, Paper>) {
  const { resource, select, toPaper } = kind;
  const { requireRow, read, view, changed } = foundRecord<Row, Paper>(
    { ...kind, toRecord: (row, context) => toPaper(context, row) },
    select,
  );

  /** Tells the audit trail that the paper was printed or downloaded. */
  function printed(context: CallContext, row: Row, newValues: object): { recorded: true } {
    context.audit({ action: 'PRINT', resource, resourceId: row.id, newValues });
    return { recorded: true };
  }

  return { requireRow, read, view, changed, printed };
}
