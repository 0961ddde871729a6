/** A test of the sample catalogue; prices in whole BDT, ranges as common textbooks state them for adults. */
export interface SampleTest {
  name: string;
  category: string;
  price: number;
  normalRange?: string;
  criticalRange?: string;
  unit?: string;
  specimen: string;
  turnaroundTime: string;
}

const blood = { specimen: 'Whole blood (EDTA)', turnaroundTime: '2 hours' };
const serum = { specimen: 'Serum', turnaroundTime: '4 hours' };

const haematology: SampleTest[] = [
  {
    name: 'Haemoglobin',
    price: 150,
    unit: 'g/dL',
    normalRange: 'M adult: 13.5-17.5; F adult: 12.0-15.5; infant: 9.5-14.0; child: 11.0-14.5',
    criticalRange: '7-20',
    ...blood,
    category: 'Haematology',
  },
  {
    name: 'White blood cells',
    price: 150,
    unit: '10^9/L',
    normalRange: 'adult: 4.0-11.0; child: 5.0-15.0',
    criticalRange: '2-30',
    ...blood,
    category: 'Haematology',
  },
  {
    name: 'Platelets',
    price: 150,
    unit: '10^9/L',
    normalRange: '150-450',
    criticalRange: '50-1000',
    ...blood,
    category: 'Haematology',
  },
  {
    name: 'Haematocrit',
    price: 150,
    unit: '%',
    normalRange: 'M adult: 41-53; F adult: 36-46; child: 33-43',
    ...blood,
    category: 'Haematology',
  },
  {
    name: 'ESR',
    price: 200,
    unit: 'mm/h',
    normalRange: 'M: up to 15; F: up to 20',
    ...blood,
    category: 'Haematology',
  },
];

const biochemistry: SampleTest[] = [
  {
    name: 'Sodium',
    price: 350,
    unit: 'mmol/L',
    normalRange: '135-145',
    criticalRange: '120-160',
    ...serum,
    category: 'Electrolytes',
  },
  {
    name: 'Potassium',
    price: 350,
    unit: 'mmol/L',
    normalRange: '3.5-5.1',
    criticalRange: '2.8-6.2',
    ...serum,
    category: 'Electrolytes',
  },
  { name: 'Chloride', price: 350, unit: 'mmol/L', normalRange: '98-107', ...serum, category: 'Electrolytes' },
  {
    name: 'Calcium',
    price: 400,
    unit: 'mg/dL',
    normalRange: '8.6-10.2',
    criticalRange: '6.5-13',
    ...serum,
    category: 'Electrolytes',
  },
  {
    name: 'Fasting glucose',
    price: 200,
    unit: 'mmol/L',
    normalRange: '3.9-5.6',
    criticalRange: '2.2-25',
    specimen: 'Plasma (fluoride)',
    turnaroundTime: '2 hours',
    category: 'Biochemistry',
  },
  { name: 'HbA1c', price: 900, unit: '%', normalRange: '< 5.7', ...blood, category: 'Biochemistry' },
  {
    name: 'Creatinine',
    price: 400,
    unit: 'mg/dL',
    normalRange: 'M adult: 0.7-1.3; F adult: 0.6-1.1; child: 0.3-0.9',
    criticalRange: '< 7.4',
    ...serum,
    category: 'Biochemistry',
  },
  { name: 'Urea', price: 350, unit: 'mg/dL', normalRange: '15-45', ...serum, category: 'Biochemistry' },
  {
    name: 'Uric acid',
    price: 350,
    unit: 'mg/dL',
    normalRange: 'M: 3.5-7.2; F: 2.6-6.0',
    ...serum,
    category: 'Biochemistry',
  },
];

const liverAndLipids: SampleTest[] = [
  {
    name: 'ALT (SGPT)',
    price: 400,
    unit: 'U/L',
    normalRange: 'M: up to 41; F: up to 33',
    ...serum,
    category: 'Liver function',
  },
  {
    name: 'AST (SGOT)',
    price: 400,
    unit: 'U/L',
    normalRange: 'M: up to 40; F: up to 32',
    ...serum,
    category: 'Liver function',
  },
  {
    name: 'Alkaline phosphatase',
    price: 400,
    unit: 'U/L',
    normalRange: 'adult: 40-130',
    ...serum,
    category: 'Liver function',
  },
  {
    name: 'Total bilirubin',
    price: 350,
    unit: 'mg/dL',
    normalRange: 'up to 1.2',
    criticalRange: '< 15',
    ...serum,
    category: 'Liver function',
  },
  { name: 'Albumin', price: 350, unit: 'g/dL', normalRange: '3.5-5.2', ...serum, category: 'Liver function' },
  {
    name: 'Total cholesterol',
    price: 350,
    unit: 'mg/dL',
    normalRange: '< 200',
    ...serum,
    category: 'Lipid profile',
  },
  {
    name: 'HDL cholesterol',
    price: 400,
    unit: 'mg/dL',
    normalRange: 'M: > 40; F: > 50',
    ...serum,
    category: 'Lipid profile',
  },
  {
    name: 'LDL cholesterol',
    price: 500,
    unit: 'mg/dL',
    normalRange: '< 130',
    ...serum,
    category: 'Lipid profile',
  },
  {
    name: 'Triglycerides',
    price: 400,
    unit: 'mg/dL',
    normalRange: '< 150',
    ...serum,
    category: 'Lipid profile',
  },
];

const otherTests: SampleTest[] = [
  { name: 'Dengue NS1 antigen', price: 500, normalRange: 'Negative', ...serum, category: 'Serology' },
  { name: 'HBsAg', price: 600, normalRange: 'Non-reactive', ...serum, category: 'Serology' },
  {
    name: 'Malaria antigen',
    price: 500,
    normalRange: 'Negative',
    criticalRange: 'Negative',
    ...blood,
    category: 'Serology',
  },
  {
    name: 'C-reactive protein',
    price: 600,
    unit: 'mg/L',
    normalRange: '< 5',
    ...serum,
    category: 'Serology',
  },
  {
    name: 'TSH',
    price: 800,
    unit: 'mIU/L',
    normalRange: 'adult: 0.4-4.2; child: 0.6-5.5',
    specimen: 'Serum',
    turnaroundTime: '1 day',
    category: 'Hormones',
  },
  {
    name: 'Urine protein',
    price: 150,
    normalRange: 'Negative',
    specimen: 'Urine',
    turnaroundTime: '2 hours',
    category: 'Urine',
  },
  {
    name: 'Urine culture',
    price: 1000,
    normalRange: 'No growth',
    specimen: 'Urine',
    turnaroundTime: '3 days',
    category: 'Microbiology',
  },
];

const tissue = { specimen: 'Tissue in formalin', category: 'Histopathology' };

/** What is sent from a theatre; the answer is a report in words. */
const histopathology: SampleTest[] = [
  { name: 'Histology, small specimen', price: 1500, turnaroundTime: '5 days', ...tissue },
  { name: 'Histology, large specimen', price: 2500, turnaroundTime: '7 days', ...tissue },
  {
    name: 'Frozen section',
    price: 4000,
    specimen: 'Fresh tissue',
    turnaroundTime: '30 minutes',
    category: 'Histopathology',
  },
  {
    name: 'Cytology of fluid',
    price: 1200,
    specimen: 'Fluid',
    turnaroundTime: '3 days',
    category: 'Histopathology',
  },
];

/** The catalogue a sample hospital starts with. */
export const sampleTests: SampleTest[] = [
  ...haematology,
  ...biochemistry,
  ...liverAndLipids,
  ...otherTests,
  ...histopathology,
];
