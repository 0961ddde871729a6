import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportUsers } from '../user.calls.ts';
import { userCsvHeadings, userCsvLines } from './user-csv.ts';
import { requestOf, type UserListAddress } from '../list/user-list.address.ts';
import { t } from '../users.texts.ts';

export interface ExportUsersProps {
  address: UserListAddress;
  /** How many there will be, where that is known. */
  total: number | undefined;
}

/** Saves the filtered list as a CSV file that is safe to open in a spreadsheet. */
export function ExportUsers({ address, total }: ExportUsersProps) {
  const { tenant } = usePerson();
  return (
    <ExportButton
      fileName={() => `users-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={userCsvHeadings}
      read={(page, signal) =>
        exportUsers({ ...requestOf({ ...address, after: undefined }), ...page }, signal)
      }
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
