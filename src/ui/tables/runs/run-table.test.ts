import { expect, test } from 'vitest';
import { rowOf, type TableRow } from '../columns/table-columns.ts';
import type { TablePart } from '../reading/table-record.ts';
import { type RefusedFileRow, runTable, type TableRun } from './run-table.ts';

type Row = TableRow<'firstName' | 'lastName'>;

/** A heading and as many rows, in parts of 300. */
async function* aTable(rows: number): AsyncGenerator<TablePart> {
  for (let from = 0; from <= rows; from += 300) {
    const lines = Array.from({ length: Math.min(300, rows + 1 - from) }, (_, index) => from + index + 1);
    yield { records: lines.map((line) => ({ line, cells: [`F${line}`, `L${line}`] })), bytesRead: from };
  }
}

function aRun(part: Partial<TableRun<Row>> = {}) {
  const sent: Row[][] = [];
  const refused: RefusedFileRow[] = [];
  const run = {
    parts: aTable(1200),
    headingLine: 1,
    header: ['First name', 'Last name'],
    toRow: (record: TablePart['records'][number]): Row => rowOf({ firstName: 0, lastName: 1 }, record),
    send: async (rows: Row[]) => {
      sent.push(rows);
      return { added: rows.length, present: 0, refused: [] };
    },
    onRefused: (rows: RefusedFileRow[]) => void refused.push(...rows),
    onProgress: () => {},
    signal: new AbortController().signal,
    ...part,
  };
  return { sent, refused, done: () => runTable(run) };
}

test('each row below the heading is sent once, five hundred at a time', async () => {
  const { sent, done } = aRun();
  expect(await done()).toEqual({ added: 1200, present: 0, refused: 0 });
  expect(sent.map((batch) => batch.length)).toEqual([500, 500, 200]);
  expect(sent.flatMap((batch) => batch.map((row) => row.line))).toEqual(
    Array.from({ length: 1200 }, (_, index) => index + 2),
  );
});

test('rows of long texts travel in smaller batches', async () => {
  const long = 'x'.repeat(100_000);
  async function* parts(): AsyncGenerator<TablePart> {
    const lines = Array.from({ length: 13 }, (_, index) => index + 1);
    yield { records: lines.map((line) => ({ line, cells: [String(line), long] })), bytesRead: 0 };
  }
  const { sent, done } = aRun({ parts: parts() });
  expect(await done()).toMatchObject({ added: 12 });
  expect(sent.map((batch) => batch.length)).toEqual([4, 4, 4]);
});

test('an import that is cancelled ends after the batch on its way', async () => {
  const stop = new AbortController();
  const { sent, done } = aRun({ signal: stop.signal, onProgress: () => stop.abort() });
  expect(await done()).toEqual({ added: 500, present: 0, refused: 0 });
  expect(sent).toHaveLength(1);
});

test('rows that were refused keep their cells and their order, shifted ones are never sent', async () => {
  async function* parts(): AsyncGenerator<TablePart> {
    const cells = [['First name', 'Last name'], ['A', 'B', 'C'], ['D'], ['E', 'F', ''], ['G', 'H', '', 'I']];
    yield { records: cells.map((row, index) => ({ line: index + 1, cells: row })), bytesRead: 0 };
  }
  const send = async (batch: Row[]) => {
    expect(batch.map((row) => row.line)).toEqual([3, 4]);
    return { added: 0, present: 1, refused: [{ line: 3, fields: { lastName: { code: 'value.missing' } } }] };
  };
  const { refused, done } = aRun({ parts: parts(), send });
  expect(await done()).toEqual({ added: 0, present: 1, refused: 3 });
  expect(refused).toEqual([
    { line: 2, fields: { row: { code: 'table-rows.tooManyCells' } }, cells: ['A', 'B', 'C'] },
    { line: 3, fields: { lastName: { code: 'value.missing' } }, cells: ['D'] },
    { line: 5, fields: { row: { code: 'table-rows.tooManyCells' } }, cells: ['G', 'H', '', 'I'] },
  ]);
});
