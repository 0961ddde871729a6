import type { PrescriptionLine } from '../prescription-line.contract.ts';
import { t } from './as-needed.texts.ts';
import { hoursOrMinutes } from './interval.ts';

/** `6 hours`, `90 minutes`. */
export function intervalWords(minutes: number): string {
  const { unit, count } = hoursOrMinutes(minutes);
  return t(unit, { count });
}

/** `every 6 hours, at most 4 in 24 hours`, as far as it is said. */
export function asNeededWords({
  prnMinimumMinutes: minutes,
  prnMaximum: maximum,
}: Pick<PrescriptionLine, 'prnMinimumMinutes' | 'prnMaximum'>): string {
  return [
    minutes !== null && t('every', { interval: intervalWords(minutes) }),
    maximum !== null && t('atMost', { maximum }),
  ]
    .filter(Boolean)
    .join(', ');
}
