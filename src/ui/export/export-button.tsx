import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { maxPageSize } from '#kernel/page.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { usePagedExport } from './use-paged-export.ts';

const ExportDialog = lazyPart(() => import('./export-dialog.tsx'), 'ExportDialog');

export interface ExportButtonProps<Row> {
  fileName: () => string;
  /** The first record, with its line end. */
  headings: () => string;
  /** Reads one page of the list; the first has no cursor. */
  read: (
    page: { limit: number; cursor?: string },
    signal: AbortSignal,
  ) => Promise<{ rows: Row[]; nextCursor: string | null }>;
  /** The CSV records of a page. */
  lines: (rows: Row[]) => string;
  words: {
    button: string;
    title: string;
    /** What is being read, such as 'Reading audit entries…'. */
    reading: string;
    /** How many were read so far, in words. */
    counted: (count: number) => string;
    /** What is told at the end. */
    done: (count: number) => string;
  };
  /** How many there will be, where that is known. */
  total?: number | undefined;
}

/** Saves a filtered list as a CSV file that is safe to open in a spreadsheet. */
export function ExportButton<Row>({ fileName, headings, read, lines, words, total }: ExportButtonProps<Row>) {
  const exporting = usePagedExport();
  const [hasBegun, setBegun] = useState(false);

  function start() {
    setBegun(true);
    exporting.start({
      fileName: fileName(),
      headings: headings(),
      async readPage(cursor, signal) {
        const page = { limit: maxPageSize, ...(cursor !== undefined && { cursor }) };
        const { rows, nextCursor } = await read(page, signal);
        return { text: lines(rows), rows: rows.length, nextCursor };
      },
      onDone: (count) => notifySuccess(words.done(count)),
    });
  }

  return (
    <>
      <Button variant="default" leftSection={<Icon name="download" size={18} />} onClick={start}>
        {words.button}
      </Button>
      {hasBegun && (
        <Suspense fallback={null}>
          <ExportDialog
            title={words.title}
            reading={words.reading}
            counted={words.counted}
            total={total}
            exporting={exporting}
          />
        </Suspense>
      )}
    </>
  );
}
