import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import { recordPayoutPrint } from '../payout.calls.ts';
import { monthWords } from '../payout.words.ts';
import type { Payout } from '../payout.contract.ts';
import { t } from '../payouts.texts.ts';
import { payoutDocument } from './payout.document.ts';

/** Shows a payout for printing; each print and download is recorded. */
export function PayoutPrint({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  useReturnFocus();

  async function record(output: 'print' | 'download') {
    try {
      await recordPayoutPrint({ payoutId: payout.id, output });
    } catch {
      notifyFailure({ title: t('printNotRecorded'), onRetry: () => record(output) });
    }
  }

  return (
    <PrintPreview
      opened
      onClose={onClose}
      title={t('printTitle', { number: payout.payoutNumber })}
      document={payoutDocument(payout, {
        header,
        date: format.date,
        money: (amountMinor) => format.money(amountMinor),
        period: monthWords(payout.month),
        status: t(`status_${payout.status}`),
        method: t(`method_${payout.payoutMethod}`),
      })}
      fileName={payout.payoutNumber}
      onOutput={(output) => void record(output)}
    />
  );
}
