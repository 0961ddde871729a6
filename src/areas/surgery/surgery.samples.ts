import type { SurgicalCase } from './cases/case.contract.ts';
import type { Theatre } from './theatres/theatre.contract.ts';

export interface SampleTheatre extends Pick<
  Theatre,
  'name' | 'theatreNumber' | 'theatreType' | 'equipment' | 'location' | 'status'
> {
  note?: string;
}

/** One of every state. */
export const sampleTheatres: readonly SampleTheatre[] = [
  {
    name: 'Main Theatre',
    theatreNumber: 'OT-1',
    theatreType: 'general',
    equipment: ['Anesthesia machine', 'Electrocautery', 'Laparoscopy tower'],
    location: 'Block B, 2nd floor',
    status: 'available',
  },
  {
    name: 'Orthopedic Theatre',
    theatreNumber: 'OT-2',
    theatreType: 'orthopedic',
    equipment: ['Anesthesia machine', 'C-arm', 'Traction table'],
    location: 'Block B, 2nd floor',
    status: 'available',
  },
  {
    name: 'Obstetric Theatre',
    theatreNumber: 'OT-3',
    theatreType: 'obstetric',
    equipment: ['Anesthesia machine', 'Infant warmer'],
    location: 'Block C, 1st floor',
    status: 'cleaning',
  },
  {
    name: 'Minor Theatre',
    theatreNumber: 'OT-4',
    theatreType: 'minor',
    equipment: ['Examination light', 'Electrocautery'],
    location: 'Block A, ground floor',
    status: 'maintenance',
    note: 'Ceiling light is being repaired',
  },
];

export interface SampleProcedure {
  name: string;
  code: string;
  /** Minutes. */
  usual: number;
  hasSide: boolean;
  /** Whom it is done for: years of age at least and at most, and the sex where there is one alone. */
  suits?: { from?: number; to?: number; gender?: 'female' | 'male' };
}

export const sampleProcedures: readonly SampleProcedure[] = [
  { name: 'Appendicectomy', code: 'APP', usual: 60, hasSide: false },
  {
    ...{ name: 'Caesarean section', code: 'LSCS', usual: 60, hasSide: false },
    suits: { gender: 'female', from: 18, to: 45 },
  },
  { name: 'Cataract extraction with lens', code: 'PHACO', usual: 40, hasSide: true, suits: { from: 50 } },
  { name: 'Inguinal hernia repair', code: 'HERNIA', usual: 75, hasSide: true, suits: { from: 18 } },
  {
    ...{ name: 'Laparoscopic cholecystectomy', code: 'LAP-CHOLE', usual: 90, hasSide: false },
    suits: { from: 18 },
  },
  { name: 'Open reduction and fixation of the tibia', code: 'ORIF-TIBIA', usual: 120, hasSide: true },
  { name: 'Thyroid lobectomy', code: 'THYR-LOB', usual: 120, hasSide: true, suits: { from: 18 } },
  { name: 'Total knee replacement', code: 'TKR', usual: 150, hasSide: true, suits: { from: 50 } },
];

export interface SampleCase extends Pick<SurgicalCase, 'status' | 'urgency' | 'preOpDiagnosis'> {
  procedure: string;
  /** Place among the sample patients, of whom another one is taken where the procedure does not suit this one. */
  patient: number;
  /** Place among the sample theatres; left out on the waiting list. */
  theatre?: number;
  /** Days from today; left out on the waiting list. */
  day?: number;
  /** Minutes after midnight by the hospital's clock. */
  minute?: number;
  laterality?: 'left' | 'right';
  reason?: string;
}

/** Cases around today, whose theatre, patient and team are free for each. */
export const sampleCases: readonly SampleCase[] = [
  {
    ...{ procedure: 'APP', patient: 0, theatre: 0, day: -2, minute: 540, status: 'completed' },
    ...{ urgency: 'emergency', preOpDiagnosis: 'Acute appendicitis' },
  },
  {
    ...{ procedure: 'TKR', patient: 1, theatre: 1, day: -1, minute: 540, status: 'completed' },
    ...{ urgency: 'elective', preOpDiagnosis: 'Osteoarthritis of the knee', laterality: 'right' },
  },
  {
    ...{ procedure: 'HERNIA', patient: 2, theatre: 0, day: -1, minute: 780, status: 'cancelled' },
    ...{ urgency: 'elective', preOpDiagnosis: 'Inguinal hernia', laterality: 'left' },
    reason: 'Fever since the morning',
  },
  {
    ...{ procedure: 'APP', patient: 8, theatre: 0, day: 0, minute: 960, status: 'confirmed' },
    ...{ urgency: 'urgent', preOpDiagnosis: 'Recurrent appendicitis' },
  },
  {
    ...{ procedure: 'LAP-CHOLE', patient: 3, theatre: 0, day: 1, minute: 540, status: 'confirmed' },
    ...{ urgency: 'elective', preOpDiagnosis: 'Symptomatic gallstones' },
  },
  {
    ...{ procedure: 'ORIF-TIBIA', patient: 4, theatre: 1, day: 1, minute: 660, status: 'scheduled' },
    ...{ urgency: 'urgent', preOpDiagnosis: 'Fracture of the tibial shaft', laterality: 'left' },
  },
  {
    ...{ procedure: 'LSCS', patient: 5, theatre: 2, day: 2, minute: 540, status: 'scheduled' },
    ...{ urgency: 'elective', preOpDiagnosis: 'Breech presentation at 39 weeks' },
  },
  {
    ...{ procedure: 'THYR-LOB', patient: 6, theatre: 0, day: 3, minute: 540, status: 'postponed' },
    ...{ urgency: 'elective', preOpDiagnosis: 'Thyroid nodule', laterality: 'right' },
    reason: 'Surgeon is away',
  },
  {
    ...{ procedure: 'PHACO', patient: 7, status: 'scheduled', urgency: 'elective' },
    ...{ preOpDiagnosis: 'Cataract', laterality: 'right' },
  },
  {
    ...{ procedure: 'HERNIA', patient: 2, status: 'scheduled', urgency: 'elective' },
    ...{ preOpDiagnosis: 'Inguinal hernia', laterality: 'left' },
  },
];
