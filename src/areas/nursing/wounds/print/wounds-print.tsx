import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordWoundPrint } from '../wound.calls.ts';
import type { Wound } from '../wound.contract.ts';
import { t } from '../wounds.texts.ts';
import { woundsDocument } from './wounds.document.ts';

export interface WoundsPrintProps {
  patient: Wound['patient'];
  wounds: readonly Wound[];
  onClose: () => void;
}

/** Shows the wounds of a patient for printing; each print and download is recorded. */
export function WoundsPrint({ patient, wounds, onClose }: WoundsPrintProps) {
  const header = usePrintHeader();
  const format = useFormat();
  return (
    <RecordedPrint
      title={t('printTitle')}
      document={woundsDocument(patient, wounds, { header, format })}
      fileName={`${patient.patientNumber}-wounds`}
      papers={['a4']}
      record={(output, submission) => recordWoundPrint({ patientId: patient.id, output }, submission)}
      onClose={onClose}
    />
  );
}
