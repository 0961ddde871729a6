import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { maxPageSize } from '#kernel/page.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { ExportDialog } from '#ui/export/export-dialog.tsx';
import { usePagedExport } from '#ui/export/use-paged-export.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { exportInvoices } from '../invoice-calls.ts';
import type { InvoiceListRequest } from '../invoice.hooks.ts';
import { t } from '../invoices.texts.ts';
import { invoiceCsvHeadings, invoiceCsvLines } from './invoice-csv.ts';

export interface ExportInvoicesProps {
  filter: Omit<InvoiceListRequest, 'cursor' | 'limit'>;
  /** How many there will be, where that is known. */
  total: number | undefined;
}

/** Saves the filtered list as a CSV file that is safe to open in a spreadsheet. */
export function ExportInvoices({ filter, total }: ExportInvoicesProps) {
  const { tenant } = usePerson();
  const exporting = usePagedExport();

  function start() {
    exporting.start({
      fileName: `invoices-${dateIn(tenant.timeZone, new Date())}.csv`,
      headings: invoiceCsvHeadings(),
      async readPage(cursor, signal) {
        const request = { ...filter, limit: maxPageSize, ...(cursor !== undefined && { cursor }) };
        const { rows, nextCursor } = await exportInvoices(request, signal);
        return { text: invoiceCsvLines(rows), rows: rows.length, nextCursor };
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
        total={total}
        exporting={exporting}
      />
    </>
  );
}
