import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordDispensingPrint } from '../dispensing.calls.ts';
import type { DispensingPrintProps } from './label-print.tsx';
import { t } from './label-print.texts.ts';
import { outsideSlip } from './outside-slip.document.ts';

/** Shows what the patient buys outside; each print and download is recorded. */
export function OutsidePrint({ opened, dispensing, onClose }: DispensingPrintProps) {
  const header = usePrintHeader();
  const { date } = useFormat();
  const { id: dispensingId, dispensingNumber: number } = dispensing;
  return (
    <RecordedPrint
      title={t('slipTitle')}
      document={outsideSlip(dispensing, opened, { header, date })}
      fileName={`${number}-outside`}
      papers={['thermal', 'a5', 'a4']}
      initialPaper="thermal"
      record={(output, submission) =>
        recordDispensingPrint({ dispensingId, document: 'buy-outside', output }, submission)
      }
      onClose={onClose}
    />
  );
}
