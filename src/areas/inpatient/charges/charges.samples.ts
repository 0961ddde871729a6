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
