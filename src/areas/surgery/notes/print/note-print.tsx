import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { NoteContent } from '../note-content.contract.ts';
import { recordNotePrint } from '../note.calls.ts';
import type { OperativeNote } from '../note.contract.ts';
import { t } from '../notes.texts.ts';
import { noteDocument } from './note.document.ts';

function NotePaper({
  note,
  content,
  onClose,
}: {
  note: OperativeNote;
  content: NoteContent;
  onClose: () => void;
}) {
  const header = usePrintHeader();
  const format = useFormat();
  return (
    <RecordedPrint
      title={t('printTitle')}
      document={noteDocument({ header, note, content, format })}
      fileName={`${note.case.caseNumber}-operative-note`}
      papers={['a4']}
      record={(output, submission) => recordNotePrint({ operativeNoteId: note.id, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows an operative note for printing; each print and download is recorded. */
export const NotePrint = asIssued('surgical_case', 'note', NotePaper, {
  of: ({ case: { id }, patient }) => ({ id, patient }),
  named: byItself.named,
});
