import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { maxPageSize } from '#kernel/page.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { ExportDialog } from '#ui/export/export-dialog.tsx';
import { usePagedExport } from '#ui/export/use-paged-export.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { exportUsers } from './user-calls.ts';
import { userCsvHeadings, userCsvLines } from './user-csv.ts';
import { requestOf, type UserListAddress } from './user-list-address.ts';
import { t } from './users.texts.ts';

export interface ExportUsersProps {
  address: UserListAddress;
  /** How many there will be, where that is known. */
  total: number | undefined;
}

/** Saves the filtered list as a CSV file that is safe to open in a spreadsheet. */
export function ExportUsers({ address, total }: ExportUsersProps) {
  const { tenant } = usePerson();
  const exporting = usePagedExport();

  function start() {
    const filter = requestOf({ ...address, after: undefined });
    exporting.start({
      fileName: `users-${dateIn(tenant.timeZone, new Date())}.csv`,
      headings: userCsvHeadings(),
      async readPage(cursor, signal) {
        const request = { ...filter, limit: maxPageSize, ...(cursor !== undefined && { cursor }) };
        const { rows, nextCursor } = await exportUsers(request, signal);
        return { text: userCsvLines(rows), rows: rows.length, nextCursor };
      },
      onDone: (count) => notifySuccess(t('exportDone', { count })),
    });
  }

  return (
    <>
      <Button variant="default" leftSection={<Icon name="download" size={18} />} onClick={start}>
        {t('export')}
      </Button>
      <ExportDialog
        title={t('exportTitle')}
        reading={t('exporting')}
        counted={(count) => t('exported', { count })}
        total={total}
        exporting={exporting}
      />
    </>
  );
}
