import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordConsultationPrint } from '../consultation.calls.ts';
import type { Consultation, ConsultationNote } from '../consultation.contract.ts';
import { t } from '../consultations.texts.ts';
import { consultationDocument } from './consultation.document.ts';

export interface ConsultationPrintProps {
  consultation: Consultation;
  note: ConsultationNote;
  onClose: () => void;
}

function ConsultationPaper({ consultation, note, onClose }: ConsultationPrintProps) {
  const header = usePrintHeader();
  const { dateTime, date } = useFormat();
  const { id: consultationId, patient, startedAt } = consultation;
  return (
    <RecordedPrint
      title={t('printTitle')}
      document={consultationDocument({ header, consultation, note, dateTime, date })}
      fileName={`${patient.patientNumber}-${startedAt.slice(0, 10)}`}
      record={(output, submission) => recordConsultationPrint({ consultationId, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows a signed consultation for printing; each print and download is recorded. */
export const ConsultationPrint = asIssued('consultation', 'consultation', ConsultationPaper, byItself);
