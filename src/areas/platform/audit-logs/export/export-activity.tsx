import { useListAddress } from '#screens/list/use-list-address.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { utcDay } from '../../counting/counting.rules.ts';
import { t } from '../audit-logs.texts.ts';
import { exportClientActivity } from '../client-activity.calls.ts';
import { activityList, askedAddress } from '../list/activity-list.address.ts';
import { activityCsvHeadings, activityCsvLines } from './activity-csv.ts';

/** Saves the filtered acts of hospitals as a CSV file that is safe to open in a spreadsheet. */
export function ExportActivity() {
  const { address } = useListAddress(activityList);
  const filter = activityList.filterOf(askedAddress(address));
  return (
    <ExportButton
      fileName={() => `hospital-acts-${utcDay(new Date())}.csv`}
      headings={activityCsvHeadings}
      read={(page, signal) => exportClientActivity({ ...filter, ...page }, signal)}
      lines={activityCsvLines}
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
