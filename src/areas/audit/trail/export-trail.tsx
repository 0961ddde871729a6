import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { maxPageSize } from '#kernel/page.ts';
import { ExportDialog } from '#ui/export/export-dialog.tsx';
import { usePagedExport } from '#ui/export/use-paged-export.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { exportAuditEntries } from '../audit-calls.ts';
import type { TrailListRequest } from '../audit.hooks.ts';
import { t } from './audit-trail.texts.ts';
import { trailCsvHeadings, trailCsvLines } from './trail-csv.ts';

/** Saves the filtered trail with all values as a CSV file that is safe to open in a spreadsheet. */
export function ExportTrail({ filter }: { filter: Omit<TrailListRequest, 'cursor' | 'limit'> }) {
  const { tenant } = usePerson();
  const exporting = usePagedExport();

  function start() {
    exporting.start({
      fileName: `audit-trail-${dateIn(tenant.timeZone, new Date())}.csv`,
      headings: trailCsvHeadings(),
      async readPage(cursor, signal) {
        const request = { ...filter, limit: maxPageSize, ...(cursor !== undefined && { cursor }) };
        const { rows, nextCursor } = await exportAuditEntries(request, signal);
        return { text: trailCsvLines(rows), rows: rows.length, nextCursor };
      },
      onDone: (count) => notifySuccess(t('exportDone', { count })),
    });
  }

  return (
    <>
      <Button variant="default" leftSection={<Icon name="download" size={18} />} onClick={start}>
        {t('export')}
      </Button>
      <ExportDialog
        title={t('exportTitle')}
        reading={t('exporting')}
        counted={(count) => t('exported', { count })}
        exporting={exporting}
      />
    </>
  );
}
