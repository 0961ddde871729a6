import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportMessages } from '../message-log.calls.ts';
import { t } from '../message-logs.texts.ts';
import { messageList, type MessageListState } from '../list/message-list.address.ts';
import { messageCsvHeadings, messageCsvLines } from './message-csv.ts';

/** Saves the filtered log as a CSV file. */
export function ExportMessages({ address }: Pick<MessageListState, 'address'>) {
  const { tenant } = usePerson();
  if (!useMay()('admin.export')) return null;
  return (
    <ExportButton
      fileName={() => `notification-logs-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={messageCsvHeadings}
      read={(page, signal) => exportMessages({ ...messageList.filterOf(address), ...page }, signal)}
      lines={messageCsvLines}
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
