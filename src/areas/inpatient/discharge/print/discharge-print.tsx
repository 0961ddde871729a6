import { asIssued, byItself, usePatient } from '#areas/patients/patient-record.public.ts';
import { birthWords } from '#areas/patients/patient-words.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Admission } from '../../admissions/admission.contract.ts';
import { genderWords } from '../../beds/bed.words.ts';
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

function DischargePaper({ printed, admission, discharge, onClose }: DischargePrintProps) {
  const header = usePrintHeader();
  const format = useFormat();
  const { dateTime, date } = format;
  const person = usePatient(admission.patient.id);
  if (discharge.decision === null || person.isPending) return null;
  const isSummary = printed === 'discharge summary';
  // Of a record that is closed to the reader the paper says no more than the name.
  const { data: known } = person;
  const props = {
    header,
    admission,
    decision: discharge.decision,
    allergies: discharge.allergies,
    leftAt: discharge.leftAt,
    person: known
      ? { born: birthWords(known, format), gender: genderWords(known.gender), address: known.address }
      : null,
    dateTime,
    date,
  };
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

/** Shows a document of a discharge for printing; each print and download is recorded. */
export const DischargePrint = asIssued('admission', 'admission', DischargePaper, byItself);
