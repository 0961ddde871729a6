import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import { recordNotePrint } from '../note.calls.ts';
import type { NursingNote } from '../note.contract.ts';
import { nursingNoteDocument } from './nursing-note.document.ts';

interface NotePrintProps {
  note: NursingNote;
  content: string;
  onClose: () => void;
}

/** Shows a nursing note for printing; each print and download is recorded. */
export const NotePrint = asIssued(
  'nursing_note',
  'note',
  ({ note, content, onClose }: NotePrintProps) => (
    <PaperPrint
      document={(parts) => nursingNoteDocument({ ...parts, note, content })}
      fileName={`${note.patient.patientNumber}-nursing-note-${note.noteTime.slice(0, 10)}`}
      record={(output, submission) => recordNotePrint({ noteId: note.id, output }, submission)}
      onClose={onClose}
    />
  ),
  byItself,
);
