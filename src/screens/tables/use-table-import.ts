import { useEffect, useRef, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { newId } from '#kernel/ids.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { planOf, type TablePlan } from '#ui/tables/columns/import-plan.ts';
import { knownHeading, type TableColumn, type TableRow } from '#ui/tables/columns/table-columns.ts';
import { type PlannedTable, type TableReading, usualReading } from '#ui/tables/columns/table-reading.ts';
import type { CsvEncoding } from '#ui/tables/csv/csv-text.ts';
import { bytesOf } from '#ui/tables/reading/file-bytes.ts';
import { inspectTable } from '#ui/tables/reading/table-inspection.ts';
import { TableProblem } from '#ui/tables/reading/table-problem.ts';
import { readTable } from '#ui/tables/reading/table-source.ts';
import {
  type BatchAnswer,
  type ImportCounts,
  type RefusedFileRow,
  type RefusedRow,
  runTable,
} from '#ui/tables/runs/run-table.ts';
import { refusedFileHeading, refusedFileRecord } from './refused-file.ts';
import type { TableLayout } from './columns/table-layout-choice.tsx';

/** One run over one file: everything that it stores is stored under its id. */
export interface RunOfFile {
  id: string;
  fileName: string;
}

/** What the import of one kind of record says of itself. */
export interface TableImportOptions<Name extends string> {
  columns: readonly TableColumn<Name>[];
  /** How its files are read; left out, columns are found by their words. */
  reading?: TableReading<Name> | undefined;
  /** Stores one batch; rows that are there already are not added again. */
  send: (rows: TableRow<Name>[], submission: Submission, run: RunOfFile) => Promise<BatchAnswer>;
  /** Says what `send` would do, and stores nothing; left out, the import begins without a preview. */
  check?: (rows: TableRow<Name>[], run: RunOfFile) => Promise<BatchAnswer>;
  /** Told once, when the last batch was answered or the run was ended. */
  finish?: (run: RunOfFile, outcome: { isEnded: boolean; refused: number }) => Promise<void>;
  /** What the file of refused rows is called. */
  refusedFile: string;
  onSettled: () => void;
}

/** What is known of a file and what was said of it. */
export interface PlannedFile<Name extends string> extends PlannedTable<Name> {
  file: File;
  encoding: CsvEncoding;
}

/** The step of the import, with what it shows. */
export type TableImportState<Name extends string> =
  | { step: 'choose'; refused: { file: File; problem: TableProblem } | undefined }
  | { step: 'reading'; file: File; bytesRead: number }
  | ({ step: 'plan' } & PlannedFile<Name>)
  | ({ step: 'checking'; total: number; counts: ImportCounts; failure: unknown } & PlannedFile<Name>)
  | ({ step: 'preview'; counts: ImportCounts; refused: RefusedFileRow[] } & PlannedFile<Name>)
  | { step: 'running'; file: File; total: number; counts: ImportCounts; failure: unknown }
  | {
      step: 'done';
      counts: ImportCounts;
      isEnded: boolean;
      problem: TableProblem | undefined;
      run: RunOfFile;
      /** What was taken and should be looked at, the first of them. */
      noted: readonly RefusedRow[];
    };

/** So many rows are looked at before anything is stored; the others are judged when they are imported. */
export const maxCheckedRows = 10_000;
const maxShownRefused = 50;
const noCounts: ImportCounts = { added: 0, present: 0, refused: 0 };

/** Ended by the person after rows could not be stored. */
class EndedHere extends Error {}

/** The import of one file after another: reading, choosing columns, checking, sending, and what became of it. */
export function useTableImport<Name extends string>(options: TableImportOptions<Name>) {
  const { columns, refusedFile: fileName, onSettled } = options;
  const { reading = usualReading(columns) } = options;
  const [state, setState] = useState<TableImportState<Name>>({ step: 'choose', refused: undefined });
  const work = useRef<AbortController>(undefined);
  const decide = useRef<(goOn: boolean) => void>(undefined);
  // As blobs the browser may keep them on disk: all rows of a large file can be refused.
  const refusedRows = useRef<Blob[]>([]);

  useEffect(() => () => work.current?.abort(), []);

  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  async function read(file: File, encoding: CsvEncoding = 'utf-8', layout: TableLayout = {}) {
    const signal = begin();
    setState({ step: 'reading', file, bytesRead: 0 });
    try {
      const inspection = await inspectTable(bytesOf(file), {
        encoding,
        ...layout,
        knows: knownHeading(columns),
        onProgress: (bytesRead) => {
          if (!signal.aborted) setState({ step: 'reading', file, bytesRead });
        },
      });
      const plan = planOf(columns, reading.guess(inspection.header));
      const writtenOn = new Date(file.lastModified).toISOString().slice(0, 10);
      if (!signal.aborted) setState({ step: 'plan', file, encoding, inspection, plan, writtenOn });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', refused: { file, problem: asProblem(error) } });
    }
  }

  /** Asks the person where the server does not take a batch, and sends it again as often as they say so. */
  async function persist<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await send();
      } catch (failure) {
        const answer = new Promise<boolean>((resolve) => (decide.current = resolve));
        setFailure(failure);
        if (!(await answer)) throw new EndedHere();
        setFailure(undefined);
      }
    }
  }

  function setFailure(failure: unknown) {
    setState((now) => (now.step === 'running' || now.step === 'checking' ? { ...now, failure } : now));
  }

  /** Sends the rows of a file; returns what became of them. */
  async function sendAll(
    { file, ...table }: PlannedFile<Name>,
    signal: AbortSignal,
    send: (rows: TableRow<Name>[]) => Promise<BatchAnswer>,
    onRefused: (rows: RefusedFileRow[]) => void,
    maxRows = Infinity,
  ) {
    const { inspection } = table;
    let counts = noCounts;
    const noted: RefusedRow[] = [];
    refusedRows.current = [new Blob([refusedFileHeading(inspection.header)])];
    try {
      await runTable({
        parts: readTable(bytesOf(file), inspection.shape),
        headingLine: inspection.headingLine,
        header: inspection.header,
        toRow: (record) => reading.toRow(table, record),
        send,
        maxRows,
        onRefused: (rows) => {
          refusedRows.current.push(new Blob(rows.map((row) => refusedFileRecord(columns, row))));
          onRefused(rows);
        },
        onNoted: (rows) => void noted.push(...rows.slice(0, maxShownRefused - noted.length)),
        onProgress: (next) => {
          counts = next;
          setState((now) =>
            now.step === 'running' || now.step === 'checking' ? { ...now, counts: next } : now,
          );
        },
        signal,
      });
      return { counts, noted, isEnded: signal.aborted, problem: undefined };
    } catch (error) {
      const isEnded = error instanceof EndedHere;
      return { counts, noted, isEnded, problem: isEnded ? undefined : asProblem(error) };
    }
  }

  /** Says what would happen, with nothing stored. */
  async function check() {
    if (state.step !== 'plan' || !options.check) return;
    const { step: _, ...planned } = state;
    const { check: ask } = options;
    const run = { id: newId(), fileName: planned.file.name };
    const signal = begin();
    const total = Math.min(planned.inspection.rowCount, maxCheckedRows);
    setState({ step: 'checking', ...planned, total, counts: noCounts, failure: undefined });
    const shown: RefusedFileRow[] = [];
    const { counts, isEnded, problem } = await sendAll(
      planned,
      signal,
      (rows) => persist(() => ask(rows, run)),
      (rows) => shown.push(...rows.slice(0, maxShownRefused - shown.length)),
      maxCheckedRows,
    );
    if (problem) setState({ step: 'choose', refused: { file: planned.file, problem } });
    else if (isEnded) setState({ step: 'plan', ...planned });
    else setState({ step: 'preview', ...planned, counts, refused: shown });
  }

  async function start() {
    if (state.step !== 'plan' && state.step !== 'preview') return;
    const { file, encoding, inspection, plan, writtenOn } = state;
    const run = { id: newId(), fileName: file.name };
    const signal = begin();
    const total = inspection.rowCount;
    setState({ step: 'running', file, total, counts: noCounts, failure: undefined });
    const send = (rows: TableRow<Name>[]) => {
      const submission = new Submission();
      return persist(() => options.send(rows, submission, run));
    };
    const outcome = await sendAll({ file, encoding, inspection, plan, writtenOn }, signal, send, () => {});
    const { isEnded, counts, problem, noted } = outcome;
    // What was stored is stored, also where this last word does not reach the server.
    await options
      .finish?.(run, { isEnded: isEnded || problem !== undefined, refused: counts.refused })
      .catch(() => {});
    onSettled();
    setState({ step: 'done', counts, isEnded, problem, run, noted });
  }

  const change = (part: Partial<TablePlan<Name>>) =>
    setState((now) => (now.step === 'plan' ? { ...now, plan: { ...now.plan, ...part } } : now));

  return {
    state,
    columns,
    reading,
    canCheck: options.check !== undefined,
    read,
    check,
    start,
    change,
    /** Back to the columns, with what was said of them. */
    backToPlan: () =>
      setState((now) => {
        if (now.step !== 'preview') return now;
        const { counts: _counts, refused: _refused, ...planned } = now;
        return { ...planned, step: 'plan' };
      }),
    /** Ends after the rows that are on their way. */
    cancel: () => work.current?.abort(),
    tryAgain: () => decide.current?.(true),
    endHere: () => decide.current?.(false),
    downloadRefused: () => downloadFile(fileName, 'text/csv;charset=utf-8', refusedRows.current),
    chooseAnother: () => {
      begin();
      setState({ step: 'choose', refused: undefined });
    },
  };
}

export type TableImport<Name extends string> = ReturnType<typeof useTableImport<Name>>;

function asProblem(error: unknown): TableProblem {
  return error instanceof TableProblem ? error : new TableProblem('unreadable', 0, { cause: error });
}
