import type { WrittenLine } from '../prescriptions/prescription-line.contract.ts';

export interface SampleLine extends Pick<WrittenLine, 'dose' | 'frequency' | 'duration'> {
  brand: string;
  food?: WrittenLine['food'];
  instruction?: string;
}

/** What the pharmacy has handed out of a prescription. */
export interface SampleHanding {
  /** Without a quantity all that was prescribed. */
  given: readonly { brand: string; quantity?: number; returned?: number }[];
  /** Brands that are bought elsewhere. */
  outside?: readonly string[];
}

export interface SamplePrescription {
  /** Place of the patient among the sample patients. */
  patient: number;
  daysAgo: number;
  diagnosis: string;
  advice: string;
  nextVisitInDays?: number;
  lines: readonly SampleLine[];
  state: 'draft' | 'signed' | 'cancelled';
  reason?: string;
  handing?: SampleHanding;
}

/** Prescriptions of the first sample hospital: written, signed, handed out in part, wholly and beside others, cancelled. */
export const samplePrescriptions: readonly SamplePrescription[] = [
  {
    patient: 0,
    daysAgo: 0,
    state: 'signed',
    diagnosis: 'Acute tonsillitis',
    advice: 'Gargle with warm salt water',
    nextVisitInDays: 7,
    lines: [
      { brand: 'Azimax', dose: '1', frequency: 'OD', duration: '3d', food: 'before' },
      { brand: 'Paraxa', dose: '1', frequency: '1+1+1', duration: '5d', food: 'after' },
      { brand: 'Cetirix', dose: '1', frequency: '0+0+1', duration: '7d' },
    ],
  },
  {
    patient: 3,
    daysAgo: 1,
    state: 'signed',
    handing: { given: [{ brand: 'Metforin', quantity: 30 }] },
    diagnosis: 'Type 2 diabetes, hypertension',
    advice: 'Walk 30 minutes a day, less salt',
    nextVisitInDays: 30,
    lines: [
      { brand: 'Metforin', dose: '1', frequency: '1+0+1', duration: '1m', food: 'after' },
      { brand: 'Losarta', dose: '1', frequency: '1+0+0', duration: 'continue' },
      {
        brand: 'Atorvax',
        dose: '1',
        frequency: '0+0+1',
        duration: 'continue',
        instruction: 'রাতে ঘুমানোর আগে',
      },
    ],
  },
  {
    patient: 4,
    daysAgo: 3,
    state: 'signed',
    handing: { given: [{ brand: 'Omeprin' }, { brand: 'Domperix', returned: 5 }] },
    diagnosis: 'Gastritis',
    advice: 'Small meals, no fried food',
    lines: [
      { brand: 'Omeprin', dose: '1', frequency: '1+0+1', duration: '2w', food: 'before' },
      { brand: 'Domperix', dose: '1', frequency: '1+1+1', duration: '7d', food: 'before' },
    ],
  },
  {
    patient: 5,
    daysAgo: 2,
    state: 'signed',
    handing: { given: [{ brand: 'Tramadex' }], outside: ['Etorica'] },
    diagnosis: 'Fracture of the radius',
    advice: 'Keep the arm raised',
    lines: [
      { brand: 'Tramadex', dose: '1', frequency: '1+0+1', duration: '3d', food: 'after' },
      { brand: 'Etorica', dose: '1', frequency: 'OD', duration: '5d', food: 'after' },
    ],
  },
  {
    patient: 6,
    daysAgo: 2,
    state: 'cancelled',
    reason: 'Written for another patient of the same name',
    diagnosis: 'Urinary tract infection',
    advice: 'Drink plenty of water',
    lines: [{ brand: 'Ciproton', dose: '1', frequency: '1+0+1', duration: '5d' }],
  },
  {
    patient: 7,
    daysAgo: 0,
    state: 'draft',
    diagnosis: 'Allergic rhinitis',
    advice: 'Avoid dust',
    lines: [{ brand: 'Fexodin', dose: '1', frequency: '0+0+1', duration: '10d' }],
  },
];
