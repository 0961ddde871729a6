import { useEffect, useRef, useState } from 'react';
import { readBase64 } from '#kernel/base64.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { readDataExportPart } from '../data-export.calls.ts';
import type { DataExport } from '../data-export.contract.ts';
import { t } from '../data-exports.texts.ts';

/** Fetches an archive part by part and hands it to the browser; `percent` while it comes. */
export function useDownload({ id: dataExportId, parts, askedAt }: DataExport) {
  const [percent, setPercent] = useState<number>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function start(): Promise<void> {
    const { signal } = leaving.current;
    const content: BlobPart[] = [];
    setPercent(0);
    try {
      for (let part = 1; part <= parts; part += 1) {
        const read = await readDataExportPart({ dataExportId, part }, signal);
        // The browser may keep such a part on the disk.
        content.push(new Blob([readBase64(read.content)]));
        setPercent(Math.floor((part * 100) / parts));
      }
      downloadFile(`openward-${askedAt.slice(0, 10)}.zip`, 'application/zip', content);
    } catch (error) {
      if (signal.aborted) return;
      tellFailure({ title: t('failedToDownload'), error, onRetry: start });
    }
    setPercent(undefined);
  }

  return { percent, start };
}
