import { issuedPrint } from '#areas/patients/patient-record.public.ts';
import { recordNotePrint } from '../note.calls.ts';
import { noteDocument } from './note.document.ts';

/** Shows an operative note for printing; each print and download is recorded. */
export const NotePrint = issuedPrint({
  kind: 'surgical_case',
  movedBy: (note) => note.case.id,
  document: noteDocument,
  fileName: (note) => `${note.case.caseNumber}-operative-note`,
  record: ({ id: operativeNoteId }, output, submission) =>
    recordNotePrint({ operativeNoteId, output }, submission),
});
