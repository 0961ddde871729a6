import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordPayoutPrint } from '../payout.calls.ts';
import type { Payout } from '../payout.contract.ts';
import { monthWords } from '../payout.words.ts';
import { t } from '../payouts.texts.ts';
import { payoutDocument } from './payout.document.ts';

/** Shows a payout for printing; each print and download is recorded. */
export function PayoutPrint({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const header = usePrintHeader();
  const { date, money } = useFormat();
  return (
    <RecordedPrint
      title={t('printTitle', { number: payout.payoutNumber })}
      document={payoutDocument(payout, {
        header,
        date,
        money: (amountMinor) => money(amountMinor),
        period: monthWords(payout.month),
        status: t(`status_${payout.status}`),
        method: t(`method_${payout.payoutMethod}`),
      })}
      fileName={payout.payoutNumber}
      record={(output, submission) => recordPayoutPrint({ payoutId: payout.id, output }, submission)}
      onClose={onClose}
    />
  );
}
