import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import { recordAnesthesiaPrint } from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { anesthesiaDocument } from './anesthesia.document.ts';

interface AnesthesiaPrintProps {
  record: AnesthesiaRecord;
  onClose: () => void;
}

/** Shows an anesthesia record for printing; each print and download is recorded. */
export const AnesthesiaPrint = asIssued(
  'surgical_case',
  'record',
  ({ record, onClose }: AnesthesiaPrintProps) => (
    <PaperPrint
      document={(parts) => anesthesiaDocument(record, parts)}
      fileName={`${record.case.caseNumber}-anesthesia`}
      record={(output, submission) => recordAnesthesiaPrint({ anesthesiaId: record.id, output }, submission)}
      onClose={onClose}
    />
  ),
  { of: ({ case: { id }, patient }) => ({ id, patient }), named: byItself.named },
);
