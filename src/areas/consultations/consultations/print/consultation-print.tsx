import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import { recordConsultationPrint } from '../consultation.calls.ts';
import type { Consultation, ConsultationNote } from '../consultation.contract.ts';
import { consultationDocument } from './consultation.document.ts';

interface ConsultationPrintProps {
  consultation: Consultation;
  note: ConsultationNote;
  onClose: () => void;
}

/** Shows a signed consultation for printing; each print and download is recorded. */
export const ConsultationPrint = asIssued(
  'consultation',
  'consultation',
  ({ consultation, note, onClose }: ConsultationPrintProps) => (
    <PaperPrint
      document={({ header, format }) => consultationDocument({ header, consultation, note, ...format })}
      fileName={`${consultation.patient.patientNumber}-${consultation.startedAt.slice(0, 10)}`}
      papers={['a4', 'thermal']}
      record={(output, submission) =>
        recordConsultationPrint({ consultationId: consultation.id, output }, submission)
      }
      onClose={onClose}
    />
  ),
  byItself,
);
