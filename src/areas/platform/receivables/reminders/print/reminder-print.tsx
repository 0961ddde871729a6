import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordReminderPrint } from '../reminder.calls.ts';
import type { Reminder } from '../reminder.contract.ts';
import { t } from '../reminders.texts.ts';
import { reminderDocument } from './reminder.document.ts';

/** Shows a reminder as it was sent, for printing; each print and download is recorded. */
export function ReminderPrint({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { date, money } = useFormat();
  const { id: clientReminderId, tenantName: client, letter } = reminder;
  return (
    <RecordedPrint
      title={t('printTitle', { client })}
      document={reminderDocument(reminder, { date, money })}
      fileName={`reminder-${letter.day}-${letter.invoices[0]?.number ?? ''}`}
      papers={['a4']}
      record={(output, submission) => recordReminderPrint({ clientReminderId, output }, submission)}
      onClose={onClose}
    />
  );
}
