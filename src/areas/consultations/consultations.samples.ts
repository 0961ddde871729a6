import type { Problem } from './problems/problem.contract.ts';

/** Common diagnoses in words of our own, without codes: a hospital imports the coding that it uses. */
export const sampleDiagnoses: readonly string[] = [
  'Anaemia from lack of iron',
  'Anxiety',
  'Appendix inflammation',
  'Asthma',
  'Back pain, low',
  'Bronchitis, acute',
  'Chickenpox',
  'Common cold',
  'Chronic kidney disease',
  'Chronic obstructive lung disease',
  'Conjunctivitis',
  'Constipation',
  'Dehydration',
  'Dengue fever',
  'Depression',
  'Diabetes, type 1',
  'Diabetes, type 2',
  'Diarrhoea, acute watery',
  'Eczema',
  'Enteric fever (typhoid)',
  'Epilepsy',
  'Fever, cause not known',
  'Fracture of the forearm',
  'Gallstones',
  'Gastritis',
  'Gout',
  'Headache, tension type',
  'Heart attack',
  'Heart failure',
  'Hepatitis A',
  'Hepatitis B, chronic',
  'High blood cholesterol',
  'High blood pressure',
  'Hip fracture',
  'Inguinal hernia',
  'Joint wear, knee',
  'Kidney stone',
  'Malaria',
  'Malnutrition',
  'Measles',
  'Middle ear infection',
  'Migraine',
  'Overweight',
  'Peptic ulcer',
  'Piles (haemorrhoids)',
  'Pneumonia',
  'Pregnancy, normal',
  'Pre-eclampsia',
  'Reflux of stomach acid',
  'Rheumatoid arthritis',
  'Scabies',
  'Sinusitis',
  'Sore throat, bacterial',
  'Stroke',
  'Thyroid, overactive',
  'Thyroid, underactive',
  'Tuberculosis of the lung',
  'Urinary tract infection',
  'Vertigo',
  'Wound, superficial',
];

export interface SampleProblem extends Pick<Problem, 'title' | 'certainty'> {
  patient: number;
  sinceYears: number;
}

export const sampleProblems: readonly SampleProblem[] = [
  { patient: 0, title: 'High blood pressure', certainty: 'confirmed', sinceYears: 6 },
  { patient: 0, title: 'Diabetes, type 2', certainty: 'confirmed', sinceYears: 3 },
  { patient: 1, title: 'Asthma', certainty: 'confirmed', sinceYears: 12 },
  { patient: 3, title: 'Thyroid, underactive', certainty: 'provisional', sinceYears: 1 },
];

export interface SampleConsultation {
  patient: number;
  daysAgo: number;
  reason: string;
  history?: string;
  examination?: string;
  plan?: string;
  diagnosis?: string;
  measured?: {
    bloodPressureSystolic?: number;
    bloodPressureDiastolic?: number;
    heartRate?: number;
    /** °C. */
    temperature?: number;
  };
  isSensitive?: boolean;
  amendment?: { reason: string; body: string };
  /** True for one that its author has not signed yet. */
  isDraft?: boolean;
}

export const sampleConsultations: readonly SampleConsultation[] = [
  {
    patient: 0,
    daysAgo: 60,
    reason: 'Blood pressure check',
    history: 'Takes the tablets most days. No chest pain, no headache.',
    examination: 'Heart sounds normal, no swelling of the legs.',
    plan: 'Go on as before. Less salt. Measure at home twice a week.',
    diagnosis: 'High blood pressure',
    measured: { bloodPressureSystolic: 148, bloodPressureDiastolic: 92, heartRate: 78 },
  },
  {
    patient: 0,
    daysAgo: 7,
    reason: 'Fever and body ache for three days',
    history: 'Headache behind the eyes. No bleeding. Drinks well.',
    examination: 'Flushed, no rash, belly soft.',
    plan: 'Blood count today and tomorrow. Fluids. Come at once with belly pain or bleeding.',
    diagnosis: 'Dengue fever',
    measured: {
      temperature: 38.8,
      bloodPressureSystolic: 118,
      bloodPressureDiastolic: 76,
      heartRate: 104,
    },
    amendment: { reason: 'Result came later', body: 'Platelets 142, second count normal.' },
  },
  {
    patient: 1,
    daysAgo: 20,
    reason: 'Short of breath at night',
    history: 'Worse since the weather changed. Uses the inhaler daily.',
    examination: 'Wheeze on both sides, speaks in full sentences.',
    plan: 'Step up the inhaler, show how it is used, see again in two weeks.',
    diagnosis: 'Asthma',
    measured: { heartRate: 96 },
  },
  {
    patient: 3,
    daysAgo: 12,
    reason: 'Sleeps badly, feels low',
    history: 'Since the loss of a parent.',
    plan: 'Talk again in a week.',
    diagnosis: 'Depression',
    isSensitive: true,
  },
  { patient: 4, daysAgo: 0, reason: 'Cough for two weeks', isDraft: true },
];
