import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Admission } from '../../admissions/admission.contract.ts';
import { recordDischargePrint } from '../discharge.calls.ts';
import type { Discharge } from '../discharge.contract.ts';
import { t } from '../discharges.texts.ts';
import { deathCertificate } from './death-certificate.document.ts';
import { dischargeSummary } from './discharge-summary.document.ts';

export interface DischargePrintProps {
  printed: 'discharge summary' | 'death certificate draft';
  admission: Admission;
  discharge: Discharge;
  onClose: () => void;
}

/** Shows a document of a discharge for printing; each print and download is recorded. */
export function DischargePrint({ printed, admission, discharge, onClose }: DischargePrintProps) {
  const header = usePrintHeader();
  const { dateTime, date } = useFormat();
  if (discharge.decision === null) return null;
  const isSummary = printed === 'discharge summary';
  const props = { header, admission, decision: discharge.decision, leftAt: discharge.leftAt, dateTime, date };
  return (
    <RecordedPrint
      title={t(isSummary ? 'summaryTitle' : 'certificateTitle')}
      document={isSummary ? dischargeSummary(props) : deathCertificate(props)}
      fileName={`${admission.admissionNumber}-${isSummary ? 'discharge' : 'death'}`}
      record={(output, submission) =>
        recordDischargePrint({ admissionId: admission.id, document: printed, output }, submission)
      }
      onClose={onClose}
    />
  );
}
