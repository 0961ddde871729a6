import { useEffect, useRef, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { type FieldIssue, readIssue } from '#kernel/issue.ts';
import { csvByteOrderMark, csvRecord } from '#ui/files/csv.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { issueWords } from '#ui/form/issue-words.ts';
import { tableBatches } from '#ui/tables/reading/table-batches.ts';
import { type TableInspection, inspectTable } from '#ui/tables/reading/table-inspection.ts';
import { TableProblem } from '#ui/tables/reading/table-problem.ts';
import { type TableRecord, readCsv } from '#ui/tables/csv/csv-records.ts';
import type { CsvEncoding } from '#ui/tables/csv/csv-text.ts';
import { bytesOf } from '#ui/tables/reading/file-bytes.ts';
import { issue } from '../patient-import.issues.ts';
import { isShifted } from '../plans/import-plan.ts';
import type { ImportCounts } from '../runs/run-import.ts';
import {
  type ChosenColumns,
  guessColumns,
  rowOf,
  type TableColumn,
  type TableRow,
  withColumn,
} from './table-columns.ts';
import { t } from './table-import.texts.ts';

interface RefusedRow {
  line: number;
  fields: Record<string, FieldIssue>;
}

/** What the import of one kind of record says of itself. */
export interface TableImportOptions<Name extends string> {
  columns: readonly TableColumn<Name>[];
  /** Finds the columns of a file by its headings; left out, they are found by the words of the columns. */
  guess?: (header: readonly string[]) => ChosenColumns<Name>;
  /** Stores one batch; rows that are there already are not added again. */
  send: (
    rows: TableRow<Name>[],
    submission: Submission,
  ) => Promise<{ added: number; present: number; refused: RefusedRow[] }>;
  /** What the file of refused rows is called. */
  refusedFile: string;
  onSettled: () => void;
}

/** The step of the import, with what it shows. */
export type TableImportState<Name extends string> =
  | { step: 'choose'; refused: { file: File; problem: TableProblem } | undefined }
  | { step: 'reading'; file: File; bytesRead: number }
  | { step: 'plan'; file: File; inspection: TableInspection; chosen: ChosenColumns<Name> }
  | { step: 'running'; file: File; total: number; counts: ImportCounts; failure: unknown }
  | { step: 'done'; counts: ImportCounts; isEnded: boolean; problem: TableProblem | undefined };

/** Ended by the person after rows could not be stored. */
class EndedHere extends Error {}

const tooManyCells = readIssue(issue('tooManyCells'))!;

/** The import of one file after another: reading, choosing columns, sending, and what became of it. */
export function useTableImport<Name extends string>(options: TableImportOptions<Name>) {
  const { columns, send: store, refusedFile: fileName, onSettled } = options;
  const { guess = (header) => guessColumns(columns, header) } = options;
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

  async function read(file: File, encoding: CsvEncoding = 'utf-8') {
    const signal = begin();
    setState({ step: 'reading', file, bytesRead: 0 });
    try {
      const inspection = await inspectTable(bytesOf(file), encoding, (bytesRead) => {
        if (!signal.aborted) setState({ step: 'reading', file, bytesRead });
      });
      const chosen = guess(inspection.header);
      if (!signal.aborted) setState({ step: 'plan', file, inspection, chosen });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', refused: { file, problem: asProblem(error) } });
    }
  }

  async function send(rows: TableRow<Name>[]) {
    const submission = new Submission();
    for (;;) {
      try {
        return await store(rows, submission);
      } catch (failure) {
        const answer = new Promise<boolean>((resolve) => (decide.current = resolve));
        setState((now) => (now.step === 'running' ? { ...now, failure } : now));
        if (!(await answer)) throw new EndedHere();
        setState((now) => (now.step === 'running' ? { ...now, failure: undefined } : now));
      }
    }
  }

  function keepRefused(refused: readonly RefusedRow[], records: readonly TableRecord[]) {
    const cells = new Map(records.map((record) => [record.line, record.cells]));
    const texts = refused
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, fields }) => csvRecord([line, reasonWords(columns, fields), ...(cells.get(line) ?? [])]));
    refusedRows.current.push(new Blob(texts));
  }

  async function start() {
    if (state.step !== 'plan') return;
    const { file, inspection, chosen } = state;
    const signal = begin();
    const counts: ImportCounts = { added: 0, present: 0, refused: 0 };
    let problem: TableProblem | undefined;
    let isEnded = false;
    const heading = csvRecord([t('refusedLine'), t('refusedReason'), ...inspection.header]);
    refusedRows.current = [new Blob([csvByteOrderMark + heading])];
    const show = () => setState((now) => (now.step === 'running' ? { ...now, counts: { ...counts } } : now));
    setState({
      step: 'running',
      file,
      total: inspection.rowCount,
      counts: { ...counts },
      failure: undefined,
    });
    try {
      for await (const records of tableBatches(readCsv(bytesOf(file), inspection.shape))) {
        if (signal.aborted) break;
        const [shifted, readable] = parted(records, (record) => isShifted(inspection.header, record));
        const refused: RefusedRow[] = shifted.map(({ line }) => ({ line, fields: { row: tooManyCells } }));
        if (readable.length > 0) {
          const answer = await send(readable.map((record) => rowOf(chosen, record)));
          counts.added += answer.added;
          counts.present += answer.present;
          refused.push(...answer.refused);
        }
        counts.refused += refused.length;
        if (refused.length > 0) keepRefused(refused, records);
        show();
      }
      isEnded = signal.aborted;
    } catch (error) {
      isEnded = error instanceof EndedHere;
      problem = isEnded ? undefined : asProblem(error);
    }
    onSettled();
    setState({ step: 'done', counts, isEnded, problem });
  }

  return {
    state,
    columns,
    read,
    start,
    /** Says which column of the file holds a field; undefined for none. */
    choose: (name: Name, column: number | undefined) =>
      setState((now) =>
        now.step === 'plan' ? { ...now, chosen: withColumn(now.chosen, name, column) } : now,
      ),
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

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function reasonWords<Name extends string>(
  columns: readonly TableColumn<Name>[],
  fields: Readonly<Record<string, FieldIssue>>,
): string {
  return Object.entries(fields)
    .map(([field, found]) => {
      const label = columns.find(({ name }) => name === field)?.label;
      return label === undefined ? issueWords(found) : `${label}: ${issueWords(found)}`;
    })
    .join(' ');
}

function asProblem(error: unknown): TableProblem {
  return error instanceof TableProblem ? error : new TableProblem('unreadable', 0, { cause: error });
}
