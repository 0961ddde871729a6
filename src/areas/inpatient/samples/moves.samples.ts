import type { BedTransfer } from '../transfers/bed-transfer.contract.ts';

/** A transfer of a patient who is in a bed; who was moved lay in `from` before. */
export interface SampleTransfer {
  /** Place among the sample patients. */
  patient: number;
  from: string;
  to: string;
  reason: string;
  status: BedTransfer['status'];
  hoursAgo: number;
  cancelReason?: string;
}

/** One in each state. */
export const sampleTransfers: readonly SampleTransfer[] = [
  {
    patient: 2,
    from: 'M-06',
    to: 'M-07',
    reason: 'Sputum is positive, needs isolation',
    status: 'completed',
    hoursAgo: 7 * 24,
  },
  {
    patient: 4,
    from: 'M-01',
    to: 'M-08',
    reason: 'Isolation until the culture is back',
    status: 'cancelled',
    hoursAgo: 3 * 24,
    cancelReason: 'The culture is negative',
  },
  {
    patient: 1,
    from: 'ICU-1',
    to: 'M-05',
    reason: 'Stable, no longer needs intensive care',
    status: 'approved',
    hoursAgo: 1,
  },
  {
    patient: 3,
    from: 'F-02',
    to: '402',
    reason: 'The family asks for a cabin',
    status: 'pending',
    hoursAgo: 2,
  },
];

/** The stages that are done, of a discharge that is under way. */
export interface SampleDischarge {
  /** Place among the sample patients. */
  patient: number;
  done: readonly ('clinical' | 'pharmacy' | 'billing' | 'nursing')[];
  diagnoses: readonly string[];
  summary: string;
  followUp: string;
  medicines: readonly { name: string; dose: string; instructions: string }[];
  billingOverride?: string;
}

/** One patient before each of the stages that come after the doctor's. */
export const sampleDischarges: readonly SampleDischarge[] = [
  {
    patient: 13,
    done: ['clinical'],
    diagnoses: ['Essential hypertension', 'Type 2 diabetes'],
    summary:
      'Admitted with a blood pressure of 210/120. Controlled with two drugs, no organ damage was found.',
    followUp: 'Blood pressure twice a day; medical outpatients in a week.',
    medicines: [
      { name: 'Amlodipine 5 mg', dose: '1 tablet', instructions: 'In the morning' },
      { name: 'Losartan 50 mg', dose: '1 tablet', instructions: 'In the evening' },
    ],
  },
  {
    patient: 14,
    done: ['clinical', 'pharmacy'],
    diagnoses: ['Stone of the left ureter, passed'],
    summary: 'Colic settled with analgesia and fluids. The stone has passed, kidney function is normal.',
    followUp: 'Ultrasound in four weeks.',
    medicines: [
      { name: 'Paracetamol 500 mg', dose: '2 tablets', instructions: 'Three times a day if in pain' },
    ],
  },
  {
    patient: 16,
    done: ['clinical', 'pharmacy', 'billing'],
    diagnoses: ['Community-acquired pneumonia, left lower lobe'],
    summary: 'Five days of antibiotics into the vein, without fever for 72 hours, breathing room air.',
    followUp: 'Chest X-ray in six weeks.',
    medicines: [
      { name: 'Amoxicillin 500 mg', dose: '1 capsule', instructions: 'Three times a day for 3 days' },
    ],
    billingOverride: 'The insurer has confirmed the cover in writing, the invoice follows',
  },
  {
    patient: 15,
    done: ['clinical', 'pharmacy', 'billing', 'nursing'],
    diagnoses: ['Dengue fever without warning signs'],
    summary: 'Platelets rose to 140,000 on the fifth day, without fever for 48 hours, drinks well.',
    followUp: 'Blood count in three days.',
    medicines: [],
    billingOverride: 'The employer pays and was told by telephone',
  },
];
