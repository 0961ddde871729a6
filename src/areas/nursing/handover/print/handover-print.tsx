import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import { recordHandoverPrint } from '../handover.calls.ts';
import type { OpenedHandover } from '../handover.contract.ts';
import { handoverDocument } from './handover.document.ts';

interface HandoverPrintProps {
  handover: OpenedHandover;
  onClose: () => void;
}

/** Shows a handover for printing; each print and download is recorded. */
export function HandoverPrint({ handover, onClose }: HandoverPrintProps) {
  return (
    <PaperPrint
      document={({ header, format }) => handoverDocument(handover, { header, ...format })}
      fileName={`handover ${handover.givenAt.slice(0, 10)}`}
      record={(output, submission) => recordHandoverPrint({ handoverId: handover.id, output }, submission)}
      onClose={onClose}
    />
  );
}
