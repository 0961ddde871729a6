import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordHandoverPrint } from '../handover.calls.ts';
import type { OpenedHandover } from '../handover.contract.ts';
import { t } from '../handovers.texts.ts';
import { handoverDocument } from './handover.document.ts';

export interface HandoverPrintProps {
  handover: OpenedHandover;
  onClose: () => void;
}

/** Shows a handover for printing; each print and download is recorded. */
export function HandoverPrint({ handover, onClose }: HandoverPrintProps) {
  const header = usePrintHeader();
  const { date, dateTime } = useFormat();
  return (
    <RecordedPrint
      title={t('detailTitle')}
      document={handoverDocument(handover, { header, date, dateTime })}
      fileName={`handover ${handover.givenAt.slice(0, 10)}`}
      papers={['a4']}
      record={(output, submission) => recordHandoverPrint({ handoverId: handover.id, output }, submission)}
      onClose={onClose}
    />
  );
}
