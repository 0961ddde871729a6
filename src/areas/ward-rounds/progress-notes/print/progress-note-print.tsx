import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import { recordProgressNotePrint } from '../progress-note.calls.ts';
import type { ProgressNote } from '../progress-note.contract.ts';
import { progressNoteDocument } from './progress-note.document.ts';

interface ProgressNotePrintProps {
  note: ProgressNote;
  onClose: () => void;
}

/** Shows a progress note for printing; each print and download is recorded. */
export const ProgressNotePrint = asIssued(
  'admission',
  'note',
  ({ note, onClose }: ProgressNotePrintProps) => (
    <PaperPrint
      document={(parts) => progressNoteDocument({ ...parts, note })}
      fileName={`${note.patient.patientNumber}-progress-note-${note.notedAt.slice(0, 10)}`}
      record={(output, submission) =>
        recordProgressNotePrint({ progressNoteId: note.id, output }, submission)
      }
      onClose={onClose}
    />
  ),
  { of: ({ admissionId, patient }) => ({ id: admissionId, patient }), named: byItself.named },
);
