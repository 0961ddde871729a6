import { useRef, useState } from 'react';
import { usePerson } from '#client/session.ts';
import { csvByteOrderMark } from '#ui/files/csv.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { dateIn } from '#kernel/time-zone.ts';
import { exportPatients } from '../patient-calls.ts';
import type { PatientListRequest } from '../patient.hooks.ts';
import { t } from '../patients.texts.ts';
import { patientCsvHeadings, patientCsvLines } from './patient-csv.ts';

const pageSize = 200;

/** What has been read so far, and where the rest begins. */
interface Progress {
  parts: string[];
  rows: number;
  /** Restricted patients among them, of whom the file says little. */
  withheld: number;
  cursor: string | undefined;
}

function nothingYet(): Progress {
  return { parts: [], rows: 0, withheld: 0, cursor: undefined };
}

export type ExportFilter = Omit<PatientListRequest, 'cursor' | 'limit'>;

/** Reads the filtered list page after page into one CSV file; can be stopped, and goes on after a failure. */
export function usePatientExport() {
  const { tenant } = usePerson();
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [rows, setRows] = useState(0);
  const progress = useRef(nothingYet());
  const stopper = useRef<AbortController>(null);

  async function readOn(filter: ExportFilter) {
    const stop = new AbortController();
    stopper.current = stop;
    setState('running');
    try {
      await readPages(filter, progress.current, stop.signal, setRows);
      if (stop.signal.aborted) return;
      const { parts, rows: total, withheld } = progress.current;
      const day = dateIn(tenant.timeZone, new Date());
      downloadFile(`patients-${day}.csv`, 'text/csv;charset=utf-8', parts);
      const done = t('exportDone', { count: total });
      notifySuccess(withheld === 0 ? done : `${done}. ${t('exportWithheld', { count: withheld })}`);
      setState('idle');
    } catch {
      if (!stop.signal.aborted) setState('failed');
    }
  }

  function start(filter: ExportFilter) {
    progress.current = { ...nothingYet(), parts: [csvByteOrderMark, patientCsvHeadings()] };
    setRows(0);
    void readOn(filter);
  }

  function cancel() {
    stopper.current?.abort();
    progress.current = nothingYet();
    setState('idle');
  }

  return { state, rows, start, goOn: (filter: ExportFilter) => void readOn(filter), cancel };
}

async function readPages(
  filter: ExportFilter,
  progress: Progress,
  signal: AbortSignal,
  onRows: (rows: number) => void,
): Promise<void> {
  let hasMore = true;
  while (hasMore && !signal.aborted) {
    const { cursor } = progress;
    const request = { ...filter, limit: pageSize, ...(cursor !== undefined && { cursor }) };
    const page = await exportPatients(request, signal);
    progress.parts.push(patientCsvLines(page.rows));
    progress.rows += page.rows.length;
    progress.withheld += page.withheld;
    progress.cursor = page.nextCursor ?? undefined;
    hasMore = page.nextCursor !== null;
    onRows(progress.rows);
  }
}
