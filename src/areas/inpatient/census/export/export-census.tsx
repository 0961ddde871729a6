import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportCensus } from '../census.calls.ts';
import { t } from '../census.texts.ts';
import { censusCsvHeadings, censusCsvLines } from './census-csv.ts';

/** Saves the midnights of the wards as a CSV file. */
export function ExportCensus({ filter }: { filter: { from?: string; to?: string } }) {
  const { tenant } = usePerson();
  if (!useMay()('admissions.export')) return null;
  return (
    <ExportButton
      fileName={() => `ward-census-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={censusCsvHeadings}
      read={(page, signal) => exportCensus({ ...filter, ...page }, signal)}
      lines={censusCsvLines}
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
