import { useRef, useState } from 'react';
import { csvByteOrderMark } from '#ui/files/csv.ts';
import { downloadFile } from '#ui/files/download-file.ts';

/** A list that is read page by page into one CSV file. */
export interface PagedExport {
  fileName: string;
  /** The first record, with its line end. */
  headings: string;
  /** Reads the page at a cursor, the first one without, as CSV records. */
  readPage: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ text: string; rows: number; nextCursor: string | null }>;
  onDone: (rows: number) => void;
}

interface Progress {
  parts: string[];
  rows: number;
  cursor: string | undefined;
}

/** Reads a list page after page into one CSV file; can be stopped, and goes on after a failure. */
export function usePagedExport() {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [rows, setRows] = useState(0);
  const progress = useRef<Progress>({ parts: [], rows: 0, cursor: undefined });
  const running = useRef<PagedExport>(null);
  const stopper = useRef<AbortController>(null);

  async function readOn() {
    const work = running.current;
    if (!work) return;
    const stop = new AbortController();
    stopper.current = stop;
    setState('running');
    try {
      await readPages(work, progress.current, stop.signal, setRows);
    } catch {
      if (!stop.signal.aborted) setState('failed');
      return;
    }
    if (stop.signal.aborted) return;
    const { parts, rows: total } = progress.current;
    downloadFile(work.fileName, 'text/csv;charset=utf-8', parts);
    setState('idle');
    work.onDone(total);
  }

  function start(work: PagedExport) {
    running.current = work;
    progress.current = { parts: [csvByteOrderMark, work.headings], rows: 0, cursor: undefined };
    setRows(0);
    void readOn();
  }

  function cancel() {
    stopper.current?.abort();
    progress.current = { parts: [], rows: 0, cursor: undefined };
    setState('idle');
  }

  return { state, rows, start, goOn: () => void readOn(), cancel };
}

async function readPages(
  work: PagedExport,
  progress: Progress,
  signal: AbortSignal,
  onRows: (rows: number) => void,
): Promise<void> {
  let hasMore = true;
  while (hasMore && !signal.aborted) {
    const page = await work.readPage(progress.cursor, signal);
    progress.parts.push(page.text);
    progress.rows += page.rows;
    progress.cursor = page.nextCursor ?? undefined;
    hasMore = page.nextCursor !== null;
    onRows(progress.rows);
  }
}
