import {
  countDose,
  openedFor,
  readFrequency,
  readNumber,
  timesRatio,
  toAmount,
  watchedInWords,
} from '#areas/pharmacy/dosing.public.ts';
import type { Medicine } from '#areas/pharmacy/pharmacy.public.ts';
import type { DosePolicy } from '../policy/dose-policy.contract.ts';
import type { OrderToGive, TakenSoFar } from './dose.queries.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What is given at one time, as it is written: the dose of the line, or its part of `1+0+½`. */
export function dosageOf(dose: string, share: string): string {
  if (dose === '' || dose === '1') return share;
  return share === '1' ? dose : `${share} × ${dose}`;
}

const wordsOf = (name: string) =>
  ` ${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** True where the policy names a medicine by its generic name, or by whole words of it. */
function isTimeCritical(genericName: string | null, { timeCritical }: DosePolicy): boolean {
  if (genericName === null) return false;
  return timeCritical.some((named) => wordsOf(genericName).includes(wordsOf(named)));
}

/** What decides how exactly a dose is given. */
export interface Timed {
  frequency: string;
  genericName: string | null;
}

/** How many minutes before and after its time a dose may be given. */
export function bandOf({ frequency, genericName }: Timed, policy: DosePolicy): number {
  const read = readFrequency(frequency);
  if (isTimeCritical(genericName, policy)) return policy.criticalMinutes;
  if (!read || read.kind === 'once') return policy.criticalMinutes;
  if (read.inDays > 1 || read.hours.length <= 1) return policy.dailyMinutes;
  return read.hours.length > 6 ? policy.criticalMinutes : policy.frequentMinutes;
}

export type Timing = 'early' | 'on-time' | 'late';

/** Whether an instant lies in the band around the time of a dose; its ends belong to it. */
export function timingOf(scheduledAt: string, at: string, bandMinutes: number): Timing {
  const apart = Date.parse(at) - Date.parse(scheduledAt);
  if (apart < -bandMinutes * minuteMs) return 'early';
  return apart > bandMinutes * minuteMs ? 'late' : 'on-time';
}

/** What a dose is in base units, and what of them is used up by it, in thousandths; null where it cannot be counted. */
export function amountOf(
  dose: string,
  share: string,
  medicine: Medicine | undefined,
): { given: number; used: number } | null {
  const counted = medicine && countDose(dose, medicine);
  const part = readNumber(share);
  if (counted?.kind !== 'counted' || !part) return null;
  const units = timesRatio(counted.units, part);
  const given = toAmount(units);
  // What is left of an opened vial is thrown away.
  const used = toAmount(openedFor(units, medicine!));
  return used > 0 && used <= maxThousandths ? { given, used } : null;
}

const maxThousandths = 100_000_000;

/** Whole base units to take now: of halves every second one takes a whole one. */
export function unitsToTake(amount: number, { of_places: before, taken }: TakenSoFar): number {
  return Math.max(0, Math.ceil((before + amount) / 1000) - taken);
}

/** When a further dose as needed can be given, and how many were given in the 24 hours before an instant. */
export function asNeededAt(
  order: Pick<OrderToGive, 'prn_minimum_minutes' | 'prn_maximum'>,
  given: readonly string[],
  at: string,
): { givenIn24Hours: number; isTooEarly: boolean; isAtMaximum: boolean; nextAt: string | null } {
  const now = Date.parse(at);
  const times = given.map((text) => Date.parse(text)).toSorted((a, b) => b - a);
  const lately = times.filter((time) => time > now - dayMs);
  const afterInterval = (times[0] ?? -Infinity) + (order.prn_minimum_minutes ?? 0) * minuteMs;
  const oldestThatCounts = order.prn_maximum === null ? undefined : lately[order.prn_maximum - 1];
  const afterMaximum = oldestThatCounts === undefined ? -Infinity : oldestThatCounts + dayMs;
  const next = Math.max(afterInterval, afterMaximum);
  return {
    givenIn24Hours: lately.length,
    isTooEarly: afterInterval > now,
    isAtMaximum: afterMaximum > now,
    nextAt: next > now ? new Date(next).toISOString() : null,
  };
}

/** True for what runs into a vein over time. */
function isInfusion({ dosage_form: form }: Pick<OrderToGive, 'dosage_form'>): boolean {
  return form === 'infusion';
}

/**
 * What an order is watched for: by the list of medicines, or by its words where it stands in words alone. Infusions are
 * told by their form.
 */
export function watchedOf(
  order: Pick<OrderToGive, 'name' | 'strength' | 'dosage_form' | 'route'>,
  medicine: Pick<Medicine, 'isHighAlert' | 'isControlled'> | undefined,
): { isHighAlert: boolean; isControlled: boolean; isInfusion: boolean } {
  if (medicine) {
    const { isHighAlert, isControlled } = medicine;
    return { isHighAlert, isControlled, isInfusion: isInfusion(order) };
  }
  const words = [order.name, order.strength].filter(Boolean).join(' ');
  const { isHighAlert, isControlled, isInfusion: runs } = watchedInWords(words, order.route);
  return { isHighAlert, isControlled, isInfusion: runs };
}
