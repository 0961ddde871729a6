import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import { recordAssessmentPrint } from '../assessment.calls.ts';
import type { Assessment } from '../assessment.contract.ts';
import { assessmentDocument } from './assessment.document.ts';

interface AssessmentPrintProps {
  assessment: Assessment;
  onClose: () => void;
}

/** Shows a nursing assessment for printing; each print and download is recorded. */
export const AssessmentPrint = asIssued(
  'nursing_assessment',
  'assessment',
  ({ assessment, onClose }: AssessmentPrintProps) => (
    <PaperPrint
      document={(parts) => assessmentDocument({ ...parts, assessment })}
      fileName={`${assessment.patient.patientNumber}-assessment-${assessment.assessmentDate.slice(0, 10)}`}
      record={(output, submission) =>
        recordAssessmentPrint({ assessmentId: assessment.id, output }, submission)
      }
      onClose={onClose}
    />
  ),
  byItself,
);
