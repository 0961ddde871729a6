import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportPayouts } from '../payout.calls.ts';
import type { PayoutListRequest } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';
import { payoutCsvHeadings, payoutCsvLines } from './payout-csv.ts';

/** Saves the filtered payouts as a CSV file that is safe to open in a spreadsheet. */
export function ExportPayouts({ filter }: { filter: Omit<PayoutListRequest, 'cursor' | 'limit'> }) {
  const { tenant } = usePerson();
  if (!useMay()('referrals.export')) return null;
  return (
    <ExportButton
      fileName={() => `payouts-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={payoutCsvHeadings}
      read={(page, signal) => exportPayouts({ ...filter, ...page }, signal)}
      lines={(rows) => payoutCsvLines(rows, tenant.currencyCode)}
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
