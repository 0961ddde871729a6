import { issuedPrint } from '#areas/patients/patient-record.public.ts';
import { recordAssessmentPrint } from '../assessment.calls.ts';
import { assessmentDocument } from './assessment.document.ts';

/** Shows a nursing assessment for printing; each print and download is recorded. */
export const AssessmentPrint = issuedPrint({
  kind: 'nursing_assessment',
  document: assessmentDocument,
  fileName: ({ patient, assessmentDate }) =>
    `${patient.patientNumber}-assessment-${assessmentDate.slice(0, 10)}`,
  record: ({ id: assessmentId }, output, submission) =>
    recordAssessmentPrint({ assessmentId, output }, submission),
});
