import { useMay, usePerson } from '#client/session.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportUsers } from '../user.calls.ts';
import type * as contract from '../user.contract.ts';
import { userCsvHeadings, userCsvLines } from './user-csv.ts';
import { t } from '../users.texts.ts';

export interface ExportUsersProps {
  filter: CallRequest<typeof contract.exportUsers>;
  /** How many there will be, where that is known. */
  total: number | undefined;
}

/** Saves the filtered list as a CSV file that is safe to open in a spreadsheet. */
export function ExportUsers({ filter, total }: ExportUsersProps) {
  const { tenant } = usePerson();
  if (!useMay()('admin.export')) return null;
  return (
    <ExportButton
      fileName={() => `users-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={userCsvHeadings}
      read={(page, signal) => exportUsers({ ...filter, ...page }, signal)}
      lines={userCsvLines}
      words={{
        button: t('export'),
        title: t('exportTitle'),
        reading: t('exporting'),
        counted: (count) => t('exported', { count }),
        done: (count) => t('exportDone', { count }),
      }}
      total={total}
    />
  );
}
