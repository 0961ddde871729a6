import { useEffect, useRef, useState } from 'react';
import {
  bytesOf,
  csvBatches,
  type CsvEncoding,
  type CsvInspection,
  CsvProblem,
  inspectCsv,
  readCsv,
} from '#areas/patients/csv-import.public.ts';
import { remoteWrite, Submission } from '#client/remote.ts';
import { csvByteOrderMark, csvRecord } from '#ui/files/csv.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { issueWords } from '#ui/form/issue-words.ts';
import type * as contract from '../diagnosis.contract.ts';
import type { DiagnosisImportAnswer, DiagnosisImportRow, RefusedDiagnosis } from '../diagnosis.contract.ts';
import { useRefreshDiagnoses } from '../diagnosis.hooks.ts';
import { t } from './diagnosis-import.texts.ts';

const importDiagnoses = remoteWrite<typeof contract.importDiagnoses>('diagnoses.import');

/** Which column holds what; the code may be missing. */
export interface DiagnosisColumns {
  code: number | undefined;
  title: number | undefined;
}

export interface ImportCounts {
  added: number;
  present: number;
  refused: number;
}

/** The step of the import screen, with what it shows. */
export type DiagnosisImportState =
  | { step: 'choose'; refused: { file: File; problem: CsvProblem } | undefined }
  | { step: 'reading'; file: File; bytesRead: number }
  | { step: 'plan'; file: File; inspection: CsvInspection; columns: DiagnosisColumns }
  | { step: 'running'; file: File; total: number; counts: ImportCounts; failure: unknown }
  | { step: 'done'; counts: ImportCounts; isEnded: boolean; problem: CsvProblem | undefined };

/** Ended by the person after rows could not be stored. */
class EndedHere extends Error {}

/** The import of one file after another: reading, choosing columns, sending, and what became of it. */
export function useDiagnosisImport() {
  const refresh = useRefreshDiagnoses();
  const [state, setState] = useState<DiagnosisImportState>({ step: 'choose', refused: undefined });
  const work = useRef<AbortController>(undefined);
  const decide = useRef<(goOn: boolean) => void>(undefined);
  const refusedFile = useRef<string[]>([]);

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
      const inspection = await inspectCsv(bytesOf(file), encoding, (bytesRead) => {
        if (!signal.aborted) setState({ step: 'reading', file, bytesRead });
      });
      const columns = guessColumns(inspection.header);
      if (!signal.aborted) setState({ step: 'plan', file, inspection, columns });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', refused: { file, problem: asProblem(error) } });
    }
  }

  async function send(rows: DiagnosisImportRow[]): Promise<DiagnosisImportAnswer> {
    const submission = new Submission();
    for (;;) {
      try {
        return await importDiagnoses({ rows }, submission);
      } catch (failure) {
        const answer = new Promise<boolean>((resolve) => (decide.current = resolve));
        setState((now) => (now.step === 'running' ? { ...now, failure } : now));
        if (!(await answer)) throw new EndedHere();
        setState((now) => (now.step === 'running' ? { ...now, failure: undefined } : now));
      }
    }
  }

  async function start() {
    if (state.step !== 'plan') return;
    const { file, inspection, columns } = state;
    const signal = begin();
    const counts: ImportCounts = { added: 0, present: 0, refused: 0 };
    let problem: CsvProblem | undefined;
    let isEnded = false;
    refusedFile.current = [
      csvByteOrderMark + csvRecord([t('refusedLine'), t('refusedReason'), ...inspection.header]),
    ];
    setState({
      step: 'running',
      file,
      total: inspection.rowCount,
      counts: { ...counts },
      failure: undefined,
    });
    try {
      for await (const records of csvBatches(readCsv(bytesOf(file), inspection.shape))) {
        if (signal.aborted) break;
        const answer = await send(
          records.map(({ line, cells }) => ({ line, fields: fieldsOf(cells, columns) })),
        );
        counts.added += answer.added;
        counts.present += answer.present;
        counts.refused += answer.refused.length;
        const cells = new Map(records.map((record) => [record.line, record.cells]));
        refusedFile.current.push(
          ...answer.refused.map((row) =>
            csvRecord([row.line, reasonWords(row), ...(cells.get(row.line) ?? [])]),
          ),
        );
        setState((now) => (now.step === 'running' ? { ...now, counts: { ...counts } } : now));
      }
      isEnded = signal.aborted;
    } catch (error) {
      isEnded = error instanceof EndedHere;
      problem = isEnded ? undefined : asProblem(error);
    }
    refresh();
    setState({ step: 'done', counts, isEnded, problem });
  }

  return {
    state,
    read,
    start,
    setColumns: (columns: DiagnosisColumns) =>
      setState((now) => (now.step === 'plan' ? { ...now, columns } : now)),
    /** Ends after the rows that are on their way. */
    cancel: () => work.current?.abort(),
    tryAgain: () => decide.current?.(true),
    endHere: () => decide.current?.(false),
    downloadRefused: () => downloadFile(t('refusedFile'), 'text/csv;charset=utf-8', refusedFile.current),
    chooseAnother: () => {
      begin();
      setState({ step: 'choose', refused: undefined });
    },
  };
}

export type DiagnosisImport = ReturnType<typeof useDiagnosisImport>;

const titleHeadings = /title|name|description|diagnosis|term/i;

/** The columns whose headings tell what they hold. */
function guessColumns(header: readonly string[]): DiagnosisColumns {
  const found = (pattern: RegExp) => {
    const place = header.findIndex((heading) => pattern.test(heading));
    return place < 0 ? undefined : place;
  };
  return { code: found(/code/i), title: found(titleHeadings) };
}

function fieldsOf(cells: readonly string[], { code, title }: DiagnosisColumns): DiagnosisImportRow['fields'] {
  return { code: cells[code ?? -1] ?? '', title: cells[title ?? -1] ?? '' };
}

function reasonWords({ fields }: RefusedDiagnosis): string {
  return Object.entries(fields)
    .map(([field, issue]) => `${t(field === 'code' ? 'field_code' : 'field_title')}: ${issueWords(issue)}`)
    .join(' ');
}

function asProblem(error: unknown): CsvProblem {
  return error instanceof CsvProblem ? error : new CsvProblem('unreadable', 0, { cause: error });
}
