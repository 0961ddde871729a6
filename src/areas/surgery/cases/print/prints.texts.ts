import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgery-prints', {
  consentTitle: 'Consent to an operation',
  patient: 'Patient',
  patientNumber: 'Patient number',
  caseNumber: 'Case number',
  procedure: 'Procedure',
  laterality: 'Side and site',
  diagnosis: 'Diagnosis',
  surgeon: 'Surgeon',
  anesthesiologist: 'Anesthesiologist',
  plannedFor: 'Planned for',
  explained:
    'The operation, its purpose, other ways of treatment, and its risks were explained to me in words that I understand. I could ask questions, and they were answered.',
  agree: 'I agree to the operation and to the anesthesia that it needs.',
  mayChange:
    'I agree that more may be done than was planned where it cannot wait and would be in my interest.',
  takeBack: 'I know that I may take this consent back at any time before the operation.',
  blood: 'I agree to receive blood or blood products if they are needed.',
  signPatient: 'Patient, or who signs for the patient, and the relation',
  signDoctor: 'Doctor who explained the operation',
  signWitness: 'Witness',
  footer: 'One copy stays with the patient record.',
});
