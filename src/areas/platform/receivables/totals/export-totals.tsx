import { useMay } from '#client/session.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportTotals } from './totals.calls.ts';
import { totalsCsvHeadings, totalsCsvLines } from './totals-csv.ts';
import type { TotalsRequest } from './totals.hooks.ts';
import { t } from './totals.texts.ts';

/** Saves the shown totals as a CSV file that is safe to open in a spreadsheet. */
export function ExportTotals({ request }: { request: TotalsRequest }) {
  if (!useMay()('billing.export')) return null;
  const name =
    request.by === 'year' ? 'years' : typeof request.year === 'number' ? String(request.year) : 'this-year';
  return (
    <ExportButton
      fileName={() => `receivable-totals-${name}.csv`}
      headings={totalsCsvHeadings}
      read={async (_page, signal) => ({ rows: (await exportTotals(request, signal)).rows, nextCursor: null })}
      lines={totalsCsvLines}
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
