import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordStayBillPrint } from '../../charge.calls.ts';
import { t } from '../../charges.texts.ts';
import type { StayBill } from '../stay-bill.contract.ts';
import { stayBillDocument } from './stay-bill.document.ts';

/** Shows an interim bill for printing; each print and download is recorded. */
export function BillPrint({ bill, onClose }: { bill: StayBill; onClose: () => void }) {
  const header = usePrintHeader();
  const { dateTime, money } = useFormat();
  return (
    <RecordedPrint
      title={t('printTitle', { number: bill.admissionNumber })}
      document={stayBillDocument(bill, { header, dateTime, money })}
      fileName={`bill-${bill.admissionNumber}`}
      record={(output, submission) =>
        recordStayBillPrint({ admissionId: bill.admissionId, output }, submission)
      }
      onClose={onClose}
    />
  );
}
