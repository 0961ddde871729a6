import { issuedPrint } from '#areas/patients/patient-record.public.ts';
import { recordAnesthesiaPrint } from '../anesthesia.calls.ts';
import { anesthesiaDocument } from './anesthesia.document.ts';

/** Shows an anesthesia record for printing; each print and download is recorded. */
export const AnesthesiaPrint = issuedPrint({
  kind: 'surgical_case',
  movedBy: (record) => record.case.id,
  document: anesthesiaDocument,
  fileName: (record) => `${record.case.caseNumber}-anesthesia`,
  record: ({ id: anesthesiaId }, output, submission) =>
    recordAnesthesiaPrint({ anesthesiaId, output }, submission),
});
