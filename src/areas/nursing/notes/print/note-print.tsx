import { issuedPrint } from '#areas/patients/patient-record.public.ts';
import { recordNotePrint } from '../note.calls.ts';
import { nursingNoteDocument } from './nursing-note.document.ts';

/** Shows a nursing note for printing; each print and download is recorded. */
export const NotePrint = issuedPrint({
  kind: 'nursing_note',
  document: nursingNoteDocument,
  fileName: ({ patient, noteTime }) => `${patient.patientNumber}-nursing-note-${noteTime.slice(0, 10)}`,
  record: ({ id: noteId }, output, submission) => recordNotePrint({ noteId, output }, submission),
});
