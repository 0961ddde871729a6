import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportReceivables } from '../receivable.calls.ts';
import type { ReceivableListRequest } from '../receivable.hooks.ts';
import { t } from '../receivables.texts.ts';
import { receivableCsvHeadings, receivableCsvLines } from './receivable-csv.ts';

/** Saves the filtered invoices as a CSV file that is safe to open in a spreadsheet. */
export function ExportReceivables({ filter }: { filter: Omit<ReceivableListRequest, 'cursor' | 'limit'> }) {
  const { tenant } = usePerson();
  if (!useMay()('billing.export')) return null;
  return (
    <ExportButton
      fileName={() => `receivables-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={receivableCsvHeadings}
      read={(page, signal) => exportReceivables({ ...filter, ...page }, signal)}
      lines={receivableCsvLines}
      words={{
        button: t('exportCsv'),
        title: t('exportTitle'),
        reading: t('exporting'),
        counted: (count) => t('exported', { count }),
        done: (count) => t('exportDone', { count }),
      }}
    />
  );
}
