import { useRef, useState } from 'react';
import { isTimedOut, Submission } from '#client/remote.ts';
import { fieldErrorsOf } from '#client/transport.ts';
import type { FieldIssue } from '#kernel/issue.ts';

/** A row of a form that is stored by itself. */
export interface SentRow {
  id: string;
  /** Where its fields stand in the form, such as `rows.2`. */
  path: string;
}

/** A row that was not stored, and why. */
export interface RefusedRow<Row> {
  row: Row;
  error: unknown;
}

/** Some rows were not stored; the others were. What the server says of fields names the fields of the rows. */
export class RowsRefused<Row extends SentRow = SentRow> extends Error {
  readonly refused: readonly RefusedRow<Row>[];
  /** As of a call that was lost, where one of them was: it may have been stored. */
  readonly code: 'TIMED_OUT' | 'INVALID_INPUT';
  readonly facts: { fields: Record<string, FieldIssue> };

  constructor(refused: readonly RefusedRow<Row>[]) {
    super('ROWS_REFUSED');
    this.name = 'RowsRefused';
    this.refused = refused;
    this.code = refused.some(({ error }) => isTimedOut(error)) ? 'TIMED_OUT' : 'INVALID_INPUT';
    const told = refused.flatMap(({ row, error }) =>
      Object.entries(fieldErrorsOf(error)).map(([path, issue]) => [`${row.path}.${path}`, issue] as const),
    );
    this.facts = { fields: Object.fromEntries(told) };
  }
}

export interface RowSending<Row extends SentRow> {
  /** The rows that were stored since the form was opened. */
  done: ReadonlySet<string>;
  /**
   * Sends each row that is not stored yet, one after the other, and goes on after one that is refused. A row that is
   * tried again with the same input goes under the same key, so that it is stored once.
   * @throws RowsRefused with those that were not stored
   */
  send: (rows: readonly Row[]) => Promise<number>;
}

export interface RowSendingOptions<Row extends SentRow> {
  /** What is sent of a row. */
  inputOf: (row: Row) => unknown;
  send: (row: Row, submissionKey: string) => Promise<unknown>;
  /** True for a refusal that would meet the other rows as well. */
  isForAll?: (error: unknown) => boolean;
}

/** Stores the rows of one form each by itself, where one of them must not wait for another. */
export function useRowSending<Row extends SentRow>(options: RowSendingOptions<Row>): RowSending<Row> {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const submissions = useRef(new Map<string, Submission>());

  async function send(rows: readonly Row[]): Promise<number> {
    const stored = new Set(done);
    const refused: RefusedRow<Row>[] = [];
    for (const row of rows) {
      if (stored.has(row.id)) continue;
      const submission = submissions.current.get(row.id) ?? new Submission();
      submissions.current.set(row.id, submission);
      try {
        await options.send(row, submission.keyFor(options.inputOf(row)));
        stored.add(row.id);
      } catch (error) {
        refused.push({ row, error });
        if (options.isForAll?.(error)) break;
      }
    }
    setDone(stored);
    if (refused.length > 0) throw new RowsRefused(refused);
    return rows.length;
  }

  return { done, send };
}
