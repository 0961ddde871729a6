import { type PeriodTerms, periodStart } from '../renewal/period.rules.ts';

interface Price {
  /** In minor units, for each interval. */
  priceMinor: number;
  interval: PeriodTerms['interval'];
}

/** The time that is left of what a hospital has paid. */
export interface RestOfPeriod extends Omit<PeriodTerms, 'interval'> {
  now: string;
  endsAt: string;
}

/**
 * What the rest of the paid time is worth at a price: of a period that runs the share of its milliseconds that are left,
 * rounded half up to the minor unit, and the whole price of each period beyond it.
 */
export function worthOfRest({ priceMinor, interval }: Price, rest: RestOfPeriod): number {
  const now = Date.parse(rest.now);
  let worth = 0;
  let end = rest.endsAt;
  while (Date.parse(end) > now) {
    const start = periodStart(end, { ...rest, interval });
    const left = Date.parse(end) - Math.max(now, Date.parse(start));
    worth += shareOf(priceMinor, left, Date.parse(end) - Date.parse(start));
    end = start;
  }
  return worth;
}

/**
 * What is asked for a larger plan from now to the end of what is paid: the difference of what that time is worth at both
 * prices, and never less than nothing. Changes at one moment add up: to a third plan by way of a second costs the same
 * as straight to the third.
 */
export function upgradeAmount(from: Price, to: Price, rest: RestOfPeriod): number {
  return Math.max(0, worthOfRest(to, rest) - worthOfRest(from, rest));
}

// Prices times milliseconds do not fit into a number.
function shareOf(priceMinor: number, part: number, whole: number): number {
  const [price, left, length] = [BigInt(priceMinor), BigInt(part), BigInt(whole)];
  return Number((2n * price * left + length) / (2n * length));
}
