export { selectPatientOfConsultation } from './consultations/patient-of-consultation.queries.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'consultation',
  'consultation_diagnosis',
  'consultation_note',
  'diagnosis',
  'patient_problem',
] as const;
