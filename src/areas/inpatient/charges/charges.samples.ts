import type { Bed } from '../beds/bed.contract.ts';
import type { TimedUnit } from './charge.tables.ts';
import type { ChargeClock } from './clock.rules.ts';

type BedType = Bed['bedType'];

const byDay: ChargeClock = { method: 'calendar_day', countsLastDay: false };
const blocks: ChargeClock = { method: 'hours', unitMinutes: 720, graceMinutes: 180, halfUnderMinutes: null };
const byHour: ChargeClock = { method: 'hours', unitMinutes: 60, graceMinutes: 15, halfUnderMinutes: null };

/** Invented prices in BDT; null is every type without one of its own. */
export const sampleRates: readonly { bedType: BedType | null; taka: number; clock: ChargeClock }[] = [
  { bedType: null, taka: 800, clock: byDay },
  { bedType: 'semi_private', taka: 1800, clock: byDay },
  { bedType: 'private', taka: 2200, clock: blocks },
  { bedType: 'hdu', taka: 300, clock: byHour },
  { bedType: 'icu', taka: 600, clock: byHour },
];

export const sampleTimedCharges: readonly { name: string; unit: TimedUnit; taka: number }[] = [
  { name: 'Oxygen', unit: 'hour', taka: 120 },
  { name: 'Ventilator', unit: 'started_hour', taka: 500 },
  { name: 'Cardiac monitor', unit: 'started_hour', taka: 80 },
  { name: 'Bed for an attendant', unit: 'calendar_day', taka: 400 },
];

/** Packages with the names of services of the catalogue. */
export const samplePackages: readonly {
  name: string;
  taka: number;
  days: number;
  services: readonly (readonly [name: string, quantity: number])[];
}[] = [
  {
    name: 'Normal delivery, 3 days',
    taka: 25_000,
    days: 3,
    services: [
      ['Specialist consultation', 2],
      ['Antenatal check-up', 1],
    ],
  },
  {
    name: 'Gallbladder operation, 2 days',
    taka: 45_000,
    days: 2,
    services: [
      ['Specialist consultation', 2],
      ['Ultrasound, whole abdomen', 1],
      ['ECG', 1],
    ],
  },
];

/** What is charged on a stay that goes on; the patient by the place among the sample patients. */
export interface SampleStayCharges {
  patient: number;
  services?: readonly (readonly [name: string, quantity: number, hoursAgo: number])[];
  /** Without an end it runs. */
  timers?: readonly (readonly [name: string, fromHoursAgo: number, toHoursAgo?: number])[];
  packageName?: string;
  estimate?: { taka: number; days: number; notes: string };
}

export const sampleStayCharges: readonly SampleStayCharges[] = [
  {
    patient: 0,
    services: [
      ['ECG', 1, 90],
      ['Ultrasound, whole abdomen', 1, 70],
    ],
    estimate: { taka: 18_000, days: 5, notes: 'Told to the daughter at admission' },
  },
  {
    patient: 1,
    services: [
      ['ECG', 3, 20],
      ['Echocardiography', 1, 18],
    ],
    timers: [
      ['Ventilator', 22, 6],
      ['Oxygen', 22],
      ['Cardiac monitor', 22],
    ],
    estimate: { taka: 150_000, days: 5, notes: 'Told to the son' },
  },
  {
    patient: 4,
    services: [
      ['Chest X-ray', 1, 140],
      ['Nebulisation', 6, 100],
    ],
    timers: [['Oxygen', 140, 96]],
  },
  { patient: 5, timers: [['Bed for an attendant', 22]] },
  {
    patient: 6,
    packageName: 'Gallbladder operation, 2 days',
    estimate: { taka: 50_000, days: 2, notes: 'Package' },
  },
  { patient: 16, services: [['Physiotherapy session', 2, 60]] },
];
