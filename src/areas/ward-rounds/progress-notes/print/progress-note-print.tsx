import { issuedPrint } from '#areas/patients/patient-record.public.ts';
import { recordProgressNotePrint } from '../progress-note.calls.ts';
import { progressNoteDocument } from './progress-note.document.ts';

/** Shows a progress note for printing; each print and download is recorded. */
export const ProgressNotePrint = issuedPrint({
  kind: 'admission',
  movedBy: ({ admissionId }) => admissionId,
  document: progressNoteDocument,
  fileName: ({ patient, notedAt }) => `${patient.patientNumber}-progress-note-${notedAt.slice(0, 10)}`,
  record: ({ id: progressNoteId }, output, submission) =>
    recordProgressNotePrint({ progressNoteId, output }, submission),
});
