import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportAuditEntries } from '../../audit/audit.calls.ts';
import type { TrailListRequest } from '../../audit/audit.hooks.ts';
import { t } from '../audit-trail.texts.ts';
import { trailCsvHeadings, trailCsvLines } from './trail-csv.ts';

/** Saves the filtered trail with all values as a CSV file that is safe to open in a spreadsheet. */
export function ExportTrail({ filter }: { filter: Omit<TrailListRequest, 'cursor' | 'limit'> }) {
  const { tenant } = usePerson();
  if (!useMay()('admin.export')) return null;
  return (
    <ExportButton
      fileName={() => `audit-trail-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={trailCsvHeadings}
      read={(page, signal) => exportAuditEntries({ ...filter, ...page }, signal)}
      lines={trailCsvLines}
      words={{
        button: t('export'),
        title: t('exportTitle'),
        reading: t('exporting'),
        counted: (count) => t('exported', { count }),
        done: (count) => t('exportDone', { count }),
      }}
    />
  );
}
