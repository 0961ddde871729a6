import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import { recordCreditNotePrint } from '../credit-note.calls.ts';
import type { CreditNote } from '../credit-note.contract.ts';
import { t } from './credit-note-print.texts.ts';
import { creditNoteDocument } from './credit-note.document.ts';

export interface CreditNotePrintProps {
  invoice: Invoice;
  note: CreditNote;
  onClose: () => void;
}

function CreditNotePaper({ invoice, note, onClose }: CreditNotePrintProps) {
  const header = usePrintHeader();
  const { dateTime, money } = useFormat();
  return (
    <RecordedPrint
      title={t('printTitle', { number: note.creditNoteNumber })}
      document={creditNoteDocument(invoice, note, { header, dateTime, money })}
      fileName={note.creditNoteNumber}
      record={(output, submission) => recordCreditNotePrint({ creditNoteId: note.id, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows a credit note for printing; each print and download is recorded. */
export const CreditNotePrint = asIssued('invoice', 'invoice', CreditNotePaper, byItself);
