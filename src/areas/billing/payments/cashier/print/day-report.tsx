import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import type { CashierDay } from '../cashier.contract.ts';
import { t } from '../cashier.texts.ts';
import { dayReportDocument } from './day-report.document.ts';

/** Shows the report of a day for printing. */
export function DayReport({ day, onClose }: { day: CashierDay; onClose: () => void }) {
  const header = usePrintHeader();
  const { dateTime, money } = useFormat();
  return (
    <PrintPreview
      opened
      onClose={onClose}
      title={t('title')}
      document={dayReportDocument(day, { header, dateTime, money })}
      fileName={`cashier-${day.openedAt.slice(0, 10)}`}
    />
  );
}
