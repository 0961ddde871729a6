import type { CallContext } from '#server/call-context.ts';
import type { refusedTableRow } from '#kernel/tables/table-rows.ts';
import type { z } from 'zod';
import type { Cells } from './cells.ts';

type RefusedRow = z.output<typeof refusedTableRow>;

/** A record that a row added or changed. */
export interface MadeRecord {
  /** As the audit trail names its kind. */
  resource: string;
  id: string;
  /** As the row left it. */
  version: number;
  /** The values that the row replaced; left out of a record that it added. */
  before?: Record<string, unknown>;
  /** By what the row is known again where no record has its name. */
  rowKey?: string;
}

/** What became of a row: what it added and changed; nothing where all of it stood already. */
export interface StoredRow {
  made: readonly MadeRecord[];
}

/** A row that is to be stored; its cells tell what cannot be read of them. */
export interface RowToStore {
  line: number;
  cells: Cells;
}

/** A record as the run left it. */
export interface LeftRecord {
  id: string;
  version: number;
}

/** How records of one kind that an import made are taken back. */
export interface UndoOfRecord {
  /** Deletes a record that was added; false, with nothing changed, where somebody used or changed it. */
  remove: (context: CallContext, record: LeftRecord) => Promise<boolean>;
  /** Gives a record that was changed its former values, by the rules of its form. */
  restore?: (context: CallContext, record: LeftRecord, before: Record<string, unknown>) => Promise<unknown>;
}

/** The same for many records in the statements of one; returns the ids of those that it deleted. */
export interface UndoOfRecords {
  removeAll: (context: CallContext, records: readonly LeftRecord[]) => Promise<ReadonlySet<string>>;
}

/** The run that brings the rows. */
export interface ImportingRun {
  /** Which of these records an earlier batch of the run has added or changed, by their ids. */
  recordsOf: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** How rows of one list are stored one by one: by the calls that its form has. */
export interface RowKind {
  /**
   * Looks once at what the hospital has for the rows of a batch; returns how each row is stored. A row that is refused
   * throws an AppError, and nothing of it is left.
   */
  readonly open: (
    context: CallContext,
    rows: readonly RowToStore[],
    run: ImportingRun,
  ) => Promise<(row: RowToStore, context: CallContext) => Promise<StoredRow>>;
  /** By the kinds of records that it makes. */
  readonly undo: Readonly<Record<string, UndoOfRecord>>;
  /** Columns of the list for fields of the form that have another name. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** A row as it was sent. */
export interface SentRow {
  line: number;
  fields: Readonly<Partial<Record<string, string>>>;
}

/** What became of a batch. */
export interface StoredBatch {
  made: readonly MadeRecord[];
  /** Rows that say what the list says already. */
  present: number;
  refused: readonly RefusedRow[];
  /** Rows that were taken, with what somebody should look at. */
  noted?: readonly RefusedRow[];
}

/**
 * How rows of one list are stored a batch at a time, by the rules that its form has and statements of its own: for lists
 * of which a hospital has a hundred thousand. A row that is refused leaves nothing.
 */
export interface BatchKind {
  readonly storeAll: (
    context: CallContext,
    rows: readonly SentRow[],
    run: { id: string },
  ) => Promise<StoredBatch>;
  readonly undo: Readonly<Record<string, UndoOfRecord | UndoOfRecords>>;
}

export type ListKind = RowKind | BatchKind;
