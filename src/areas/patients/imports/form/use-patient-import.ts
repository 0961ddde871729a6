import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { remoteWrite, Submission } from '#client/remote.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { inspectTable } from '#ui/tables/reading/table-inspection.ts';
import { TableProblem } from '#ui/tables/reading/table-problem.ts';
import type { CsvEncoding } from '#ui/tables/csv/csv-text.ts';
import { bytesOf } from '#ui/tables/reading/file-bytes.ts';
import { readTable } from '#ui/tables/reading/table-source.ts';
import type { TableLayout } from '#screens/tables/columns/table-layout-choice.tsx';
import { isKnownHeading } from '../plans/known-headings.ts';
import { columnsNotTaken, type ImportPlan, planImport } from '../plans/import-plan.ts';
import { type ImportState, noCounts } from './import-state.ts';
import type * as contract from '../patient-import.contract.ts';
import type { ImportAnswer, ImportBatch } from '../patient-import.contract.ts';
import { t } from '../patient-import.texts.ts';
import { refusedHeading, refusedRecord } from '../runs/refused-rows.ts';
import { runImport } from '../runs/run-import.ts';

const importPatients = remoteWrite<typeof contract.importPatients>('patients.import');

/** Ended by the person after a batch could not be stored. */
class EndedHere extends Error {}

/** The import of one file after another: reading, planning, sending, and what became of it. */
export function usePatientImport() {
  const queries = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choose', refused: null });
  const work = useRef<AbortController>(undefined);
  const decide = useRef<(goOn: boolean) => void>(undefined);
  // As blobs the browser may keep them on disk: all rows of a large file can be refused.
  const refusedFile = useRef<Blob[]>([]);

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
        knows: isKnownHeading,
        onProgress: (bytesRead) => {
          if (!signal.aborted) setState({ step: 'reading', file, bytesRead });
        },
      });
      const plan = planImport(inspection, new Date(file.lastModified).toISOString().slice(0, 10));
      if (!signal.aborted) setState({ step: 'plan', file, encoding, inspection, plan });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', refused: { file, problem: asProblem(error) } });
    }
  }

  async function send(batch: ImportBatch): Promise<ImportAnswer> {
    const submission = new Submission();
    for (;;) {
      try {
        return await importPatients(batch, submission);
      } catch (failure) {
        const answer = new Promise<boolean>((resolve) => (decide.current = resolve));
        setFailure(failure);
        if (!(await answer)) throw new EndedHere();
        setFailure(null);
      }
    }
  }

  function setFailure(failure: unknown) {
    setState((now) => (now.step === 'running' ? { ...now, failure } : now));
  }

  async function start(plan: ImportPlan) {
    if (state.step !== 'plan') return;
    const { file, inspection } = state;
    const signal = begin();
    let counts = noCounts;
    let problem: TableProblem | null = null;
    let isCancelled = false;
    refusedFile.current = [new Blob([refusedHeading(inspection.header)])];
    setState({ step: 'running', file, total: inspection.rowCount, counts, failure: null });
    try {
      await runImport({
        parts: readTable(bytesOf(file), inspection.shape),
        plan,
        send: (batch) => send({ ...batch, fileName: file.name.slice(0, 200) }),
        onRefused: (rows) => void refusedFile.current.push(new Blob(rows.map(refusedRecord))),
        onProgress: (next) => {
          counts = next;
          setState((now) => (now.step === 'running' ? { ...now, counts } : now));
        },
        signal,
      });
      isCancelled = signal.aborted;
    } catch (error) {
      isCancelled = error instanceof EndedHere;
      problem = isCancelled ? null : asProblem(error);
    }
    void queries.invalidateQueries({ queryKey: ['patients'] });
    setState({ step: 'done', counts, notTaken: columnsNotTaken(plan), isCancelled, problem });
  }

  return {
    state,
    read,
    start,
    setPlan: (plan: ImportPlan) => setState((now) => (now.step === 'plan' ? { ...now, plan } : now)),
    /** Ends after the batch that is on its way. */
    cancel: () => work.current?.abort(),
    tryAgain: () => decide.current?.(true),
    endHere: () => decide.current?.(false),
    downloadRefused: () => downloadFile(t('refusedFile'), 'text/csv;charset=utf-8', refusedFile.current),
    chooseAnother: () => {
      begin();
      setState({ step: 'choose', refused: null });
    },
  };
}

function asProblem(error: unknown): TableProblem {
  return error instanceof TableProblem ? error : new TableProblem('unreadable', 0, { cause: error });
}
