import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import type { NoteContent } from '../note-content.contract.ts';
import { recordNotePrint } from '../note.calls.ts';
import type { OperativeNote } from '../note.contract.ts';
import { noteDocument } from './note.document.ts';

interface NotePrintProps {
  note: OperativeNote;
  content: NoteContent;
  onClose: () => void;
}

/** Shows an operative note for printing; each print and download is recorded. */
export const NotePrint = asIssued(
  'surgical_case',
  'note',
  ({ note, content, onClose }: NotePrintProps) => (
    <PaperPrint
      document={(parts) => noteDocument({ ...parts, note, content })}
      fileName={`${note.case.caseNumber}-operative-note`}
      record={(output, submission) => recordNotePrint({ operativeNoteId: note.id, output }, submission)}
      onClose={onClose}
    />
  ),
  { of: ({ case: { id }, patient }) => ({ id, patient }), named: byItself.named },
);
