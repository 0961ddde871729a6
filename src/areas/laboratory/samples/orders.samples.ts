/** One sample order: how long ago, for which of the patients, what, and how far the laboratory got. */
export interface SampleOrder {
  daysAgo: number;
  patient: number;
  priority?: 'urgent' | 'stat';
  status: 'pending' | 'in-progress' | 'completed' | 'cancelled';
  notes?: string;
  /** Results by the name of the test; null where there is none yet. */
  results: Readonly<Record<string, string | null>>;
  /** Left open: what is entered waits for verification. */
  isUnverified?: boolean;
  /** A result that was read wrongly at first, and why it was corrected. */
  corrected?: { test: string; from: string; reason: string };
}

/** Orders in every state, a diabetic patient over a year, and a critical result that nobody has acknowledged. */
export const sampleOrders: SampleOrder[] = [
  ...[
    { daysAgo: 330, hba1c: '9.4', glucose: '11.8' },
    { daysAgo: 240, hba1c: '8.6', glucose: '9.9' },
    { daysAgo: 150, hba1c: '7.9', glucose: '8.4' },
    { daysAgo: 60, hba1c: '7.1', glucose: '7.2' },
  ].map(({ daysAgo, hba1c, glucose }) => ({
    daysAgo,
    patient: 0,
    status: 'completed' as const,
    results: { HbA1c: hba1c, 'Fasting glucose': glucose },
  })),
  {
    daysAgo: 12,
    patient: 1,
    status: 'completed',
    results: { Haemoglobin: '10.8', 'White blood cells': '7.2', Platelets: '262', Haematocrit: '33' },
  },
  {
    daysAgo: 6,
    patient: 2,
    status: 'completed',
    results: {
      'Total cholesterol': '228',
      'HDL cholesterol': '38',
      'LDL cholesterol': '151',
      Triglycerides: '196',
    },
    corrected: { test: 'Triglycerides', from: '169', reason: 'Digits were typed in the wrong order' },
  },
  {
    daysAgo: 2,
    patient: 3,
    priority: 'urgent',
    status: 'completed',
    notes: 'Fever for four days',
    results: { 'Dengue NS1 antigen': 'Positive', Platelets: '118', 'White blood cells': '3.1' },
  },
  {
    daysAgo: 0,
    patient: 4,
    priority: 'stat',
    status: 'in-progress',
    notes: 'Weakness, on spironolactone',
    results: { Potassium: '6.7', Sodium: '131', Creatinine: '2.4' },
    isUnverified: true,
  },
  {
    daysAgo: 0,
    patient: 5,
    status: 'in-progress',
    results: { 'ALT (SGPT)': '62', 'AST (SGOT)': '48', 'Total bilirubin': null, Albumin: null },
    isUnverified: true,
  },
  { daysAgo: 0, patient: 6, status: 'pending', results: { TSH: null } },
  {
    daysAgo: 0,
    patient: 7,
    priority: 'urgent',
    status: 'pending',
    results: { 'Urine culture': null, 'Urine protein': null },
  },
  {
    daysAgo: 1,
    patient: 8,
    status: 'pending',
    notes: 'Fasting',
    results: { 'Fasting glucose': null, 'Total cholesterol': null },
  },
  {
    daysAgo: 4,
    patient: 9,
    status: 'cancelled',
    notes: 'Patient left before the specimen was taken',
    results: { ESR: null },
  },
];
