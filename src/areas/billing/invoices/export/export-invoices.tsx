import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportInvoices } from '../invoice.calls.ts';
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
  if (!useMay()('billing.export')) return null;
  return (
    <ExportButton
      fileName={() => `invoices-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={invoiceCsvHeadings}
      read={(page, signal) => exportInvoices({ ...filter, ...page }, signal)}
      lines={invoiceCsvLines}
      words={{
        button: t('exportCsv'),
        title: t('exportTitle'),
        reading: t('exporting'),
        counted: (count) => t('exported', { count }),
        done: (count) => t('exportDone', { count }),
      }}
      total={total}
    />
  );
}
