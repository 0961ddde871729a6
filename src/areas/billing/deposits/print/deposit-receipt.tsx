import { asIssued } from '#areas/patients/patient-record.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t as paymentTexts } from '../../payments/payments.texts.ts';
import { recordDepositPrint } from '../deposit.calls.ts';
import type { DepositEntry, DepositPatient } from '../deposit.contract.ts';
import { depositReceiptDocument } from './deposit-receipt.document.ts';
import { t } from './deposit-receipt.texts.ts';

export interface DepositReceiptProps {
  patient: DepositPatient;
  entry: DepositEntry;
  currencyCode: string;
  onClose: () => void;
}

function DepositPaper({ patient, entry, currencyCode, onClose }: DepositReceiptProps) {
  const header = usePrintHeader();
  const format = useFormat();
  const number = entry.receiptNumber ?? '';
  return (
    <RecordedPrint
      title={t('title', { number })}
      document={depositReceiptDocument(entry, {
        header,
        patient,
        dateTime: format.dateTime,
        money: (amountMinor) => format.money(amountMinor, currencyCode),
        method: entry.method ? paymentTexts(`method_${entry.method}`) : '',
      })}
      fileName={number}
      record={(output, submission) => recordDepositPrint({ depositId: entry.id, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows the receipt of a deposit for printing; each print and download is recorded. */
export const DepositReceipt = asIssued('deposit_movement', 'patient', DepositPaper, {
  of: (patient, { entry: { id } }) => ({ id, patient }),
  named: (patient, named) => ({ ...patient, ...named }),
});
