import type { InvoiceStatus } from './invoices/invoice.rules.ts';
import type { PaymentMethod } from './payments/payment.rules.ts';

/** A service of a sample hospital; the price in BDT. */
export interface SampleService {
  name: string;
  category: string;
  priceTaka: number;
  description?: string;
}

const service = (category: string, name: string, priceTaka: number, description?: string): SampleService => ({
  category,
  name,
  priceTaka,
  ...(description !== undefined && { description }),
});

/** Invented, in the order of what a Bangladeshi general hospital asks. */
export const sampleServices: SampleService[] = [
  service('Consultation', 'General consultation', 800),
  service('Consultation', 'Specialist consultation', 1500),
  service('Consultation', 'Follow-up consultation', 500, 'Within 30 days of the first visit'),
  service('Consultation', 'Emergency consultation', 2000),
  service('Examination', 'Physical examination', 600),
  service('Examination', 'Eye examination', 900),
  service('Examination', 'Antenatal check-up', 1200),
  service('Laboratory', 'Specimen collection', 150),
  service('Laboratory', 'Home specimen collection', 500),
  service('Imaging', 'Chest X-ray', 700),
  service('Imaging', 'Ultrasound, whole abdomen', 2200),
  service('Imaging', 'CT scan, head', 6500),
  service('Imaging', 'MRI, lumbar spine', 9500),
  service('Cardiology', 'ECG', 500),
  service('Cardiology', 'Echocardiography', 2800),
  service('Cardiology', 'Exercise tolerance test', 3500),
  service('Preventive', 'Influenza vaccination', 1800),
  service('Preventive', 'Hepatitis B vaccination', 950),
  service('Preventive', 'Executive health check', 12_000),
  service('Therapy', 'Physiotherapy session', 1000),
  service('Therapy', 'Nebulisation', 300),
  service('Therapy', 'Wound dressing', 450),
  service('Surgery', 'Appendicectomy', 25_000),
  service('Surgery', 'Caesarean section', 30_000),
  service('Surgery', 'Cataract extraction with lens', 28_000),
  service('Surgery', 'Inguinal hernia repair', 27_000),
  service('Surgery', 'Laparoscopic cholecystectomy', 40_000),
  service('Surgery', 'Open reduction and fixation of the tibia', 55_000),
  service('Surgery', 'Thyroid lobectomy', 42_000),
  service('Surgery', 'Total knee replacement', 120_000),
  service('Surgery', 'Theatre, quarter of an hour', 1500),
  service('Surgery', 'Recovery, quarter of an hour', 400),
  service('Surgery', 'General anesthesia', 9000),
  service('Surgery', 'Regional anesthesia', 6000),
  service('Surgery', 'Local anesthesia', 1200),
  service('Surgery', 'Sedation', 3000),
  service('Surgery', 'Combined anesthesia', 11_000),
];

/** An invoice of a sample hospital: services by their index above, and what became of it. */
export interface SampleInvoice {
  daysAgo: number;
  services: readonly (readonly [place: number, quantity: number])[];
  status: InvoiceStatus;
  /** Hundredths of a percent of the subtotal. */
  discountBasisPoints?: number;
  /** For a partial one: what was paid, in BDT. */
  paidTaka?: number;
  method?: PaymentMethod;
  /** A wallet's transaction number, or the slip of a card. */
  reference?: string;
  notes?: string;
  /** A line, by its place, that was credited later, and why; its money went back by the same method. */
  credit?: { line: number; reason: string };
}

/** Oldest first; each of another patient as long as there are enough. */
export const sampleInvoices: SampleInvoice[] = [
  {
    daysAgo: 58,
    services: [
      [1, 1],
      [14, 1],
    ],
    status: 'paid',
    method: 'card',
    reference: 'POS 004417',
  },
  { daysAgo: 51, services: [[18, 1]], status: 'paid', discountBasisPoints: 1000, method: 'cash' },
  {
    daysAgo: 47,
    services: [
      [11, 1],
      [3, 1],
    ],
    status: 'overdue',
    notes: 'Relatives asked to pay after discharge',
  },
  { daysAgo: 40, services: [[0, 1]], status: 'paid', method: 'cash' },
  {
    daysAgo: 36,
    services: [[19, 6]],
    status: 'overdue',
    paidTaka: 3000,
    method: 'bkash',
    reference: '8GH2K1M4TQ',
  },
  { daysAgo: 33, services: [[12, 1]], status: 'void', notes: 'Made for the wrong date' },
  {
    daysAgo: 29,
    services: [
      [6, 1],
      [10, 1],
    ],
    status: 'paid',
    method: 'nagad',
    reference: '71Q9XK2P',
  },
  {
    daysAgo: 22,
    services: [
      [4, 1],
      [7, 1],
    ],
    status: 'paid',
    method: 'cash',
  },
  { daysAgo: 19, services: [[15, 1]], status: 'overdue' },
  {
    daysAgo: 12,
    services: [
      [1, 1],
      [9, 1],
    ],
    status: 'paid',
    method: 'card',
    reference: 'POS 005120',
    credit: { line: 1, reason: 'The X-ray was not taken' },
  },
  { daysAgo: 9, services: [[12, 1]], status: 'partial', paidTaka: 5000, method: 'cash' },
  {
    daysAgo: 7,
    services: [
      [0, 1],
      [21, 2],
    ],
    status: 'sent',
  },
  {
    daysAgo: 5,
    services: [[16, 2]],
    status: 'paid',
    discountBasisPoints: 500,
    method: 'bkash',
    reference: '9KD7P3R8WZ',
  },
  {
    daysAgo: 3,
    services: [
      [1, 1],
      [13, 1],
    ],
    status: 'sent',
  },
  { daysAgo: 2, services: [[10, 1]], status: 'partial', paidTaka: 1000, method: 'cash' },
  {
    daysAgo: 1,
    services: [
      [2, 1],
      [20, 3],
    ],
    status: 'paid',
    method: 'cash',
  },
  { daysAgo: 1, services: [[5, 1]], status: 'sent' },
  {
    daysAgo: 0,
    services: [
      [0, 1],
      [13, 1],
    ],
    status: 'paid',
    method: 'cash',
  },
  { daysAgo: 0, services: [[17, 1]], status: 'sent' },
  {
    daysAgo: 0,
    services: [
      [1, 1],
      [14, 1],
    ],
    status: 'draft',
    notes: 'Wait for the report',
  },
];
