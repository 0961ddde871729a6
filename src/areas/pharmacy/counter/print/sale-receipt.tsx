import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordCounterPrint } from '../counter-sale.calls.ts';
import type { CounterSale } from '../counter-sale.contract.ts';
import { customerWords } from '../counter-sale.words.ts';
import { t as texts } from '../counter-sales.texts.ts';
import { saleReceiptDocument } from './sale-receipt.document.ts';
import { t } from './sale-receipt.texts.ts';

/** Shows the receipt for printing; each print and download is recorded. */
export function SaleReceipt({ sale, onClose }: { sale: CounterSale; onClose: () => void }) {
  const header = usePrintHeader();
  const { dateTime, date, money } = useFormat();
  const method = texts(`method_${sale.payment.method}`);
  return (
    <RecordedPrint
      title={t('previewTitle', { number: sale.payment.receiptNumber })}
      document={saleReceiptDocument(sale, {
        ...{ header, dateTime, date, money, method },
        customer: customerWords(sale),
      })}
      fileName={sale.payment.receiptNumber}
      initialPaper="thermal"
      record={(output, submission) => recordCounterPrint({ saleId: sale.id, output }, submission)}
      onClose={onClose}
    />
  );
}
