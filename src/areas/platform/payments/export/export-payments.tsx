import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportPayments } from '../client-payment.calls.ts';
import type { PaymentListRequest } from '../client-payment.hooks.ts';
import { t } from '../client-payments.texts.ts';
import { paymentCsvHeadings, paymentCsvLines } from './payment-csv.ts';

/** Saves the filtered payments as a CSV file that is safe to open in a spreadsheet. */
export function ExportPayments({ filter }: { filter: Omit<PaymentListRequest, 'cursor' | 'limit'> }) {
  const { tenant } = usePerson();
  if (!useMay()('billing.export')) return null;
  return (
    <ExportButton
      fileName={() => `subscription-payments-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={paymentCsvHeadings}
      read={(page, signal) => exportPayments({ ...filter, ...page }, signal)}
      lines={paymentCsvLines}
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
