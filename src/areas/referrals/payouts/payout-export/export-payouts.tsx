import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { maxPageSize } from '#kernel/page.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { ExportDialog } from '#ui/export/export-dialog.tsx';
import { usePagedExport } from '#ui/export/use-paged-export.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { exportPayouts } from '../payout-calls.ts';
import type { PayoutListRequest } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';
import { payoutCsvHeadings, payoutCsvLines } from './payout-csv.ts';

/** Saves the filtered payouts as a CSV file that is safe to open in a spreadsheet. */
export function ExportPayouts({ filter }: { filter: Omit<PayoutListRequest, 'cursor' | 'limit'> }) {
  const { tenant } = usePerson();
  const exporting = usePagedExport();

  function start() {
    exporting.start({
      fileName: `payouts-${dateIn(tenant.timeZone, new Date())}.csv`,
      headings: payoutCsvHeadings(),
      async readPage(cursor, signal) {
        const request = { ...filter, limit: maxPageSize, ...(cursor !== undefined && { cursor }) };
        const { rows, nextCursor } = await exportPayouts(request, signal);
        return { text: payoutCsvLines(rows, tenant.currencyCode), rows: rows.length, nextCursor };
      },
      onDone: (count) => notifySuccess(t('exportDone', { count })),
    });
  }

  return (
    <>
      <Button variant="default" leftSection={<Icon name="download" size={18} />} onClick={start}>
        {t('exportCsv')}
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
