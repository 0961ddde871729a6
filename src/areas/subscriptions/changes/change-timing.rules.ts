import type { PeriodTerms } from '../renewal/period.rules.ts';

interface Price {
  price_minor: number;
  billing_interval: PeriodTerms['interval'];
}

interface Running extends Price {
  status: 'trial' | 'active' | 'past_due' | 'canceled';
  period_ends_at: string;
}

const monthsOfYear = 12;

/**
 * When another plan takes the place of the one that runs: a dearer one now, every other one at the end of what is paid.
 * During a trial, and once the paid time has ended, nothing is left to pay back: both are now.
 */
export function changeTiming(running: Running, plan: Price, now: Date): 'now' | 'period_end' {
  if (running.status === 'trial' || now.getTime() >= Date.parse(running.period_ends_at)) return 'now';
  return yearlyPrice(plan) > yearlyPrice(running) ? 'now' : 'period_end';
}

function yearlyPrice({ price_minor, billing_interval }: Price): number {
  return billing_interval === 'year' ? price_minor : price_minor * monthsOfYear;
}
