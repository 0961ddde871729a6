import { Temporal } from 'temporal-polyfill';

/** How periods of a subscription follow each other. */
export interface PeriodTerms {
  interval: 'month' | 'year';
  /** The day of the month on which periods end, 1 to 31; where a month is shorter, its last day. */
  billingDay: number;
  /** IANA zone of the hospital. */
  timeZone: string;
}

/** The day of the month that an instant falls on in a zone. */
export function dayOfMonth(instant: string, timeZone: string): number {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).day;
}

/**
 * The end of the period that begins where another one ended, at the same time of the hospital's clock. A period that was
 * cut to the last day of a short month is followed by one that ends on the billing day again.
 */
export function nextPeriodEnd(endsAt: string, terms: PeriodTerms): string {
  return neighbour(endsAt, 1, terms);
}

/** The beginning of the period that ends then. */
export function periodStart(endsAt: string, terms: PeriodTerms): string {
  return neighbour(endsAt, -1, terms);
}

function neighbour(endsAt: string, steps: 1 | -1, { interval, billingDay, timeZone }: PeriodTerms): string {
  const from = Temporal.Instant.from(endsAt).toZonedDateTimeISO(timeZone);
  const month = from.with({ day: 1 }).add(interval === 'year' ? { years: steps } : { months: steps });
  const end = month.with({ day: Math.min(billingDay, month.daysInMonth) });
  return end.toInstant().toString({ fractionalSecondDigits: 3 });
}

interface AskedPeriod extends Omit<PeriodTerms, 'billingDay'> {
  /** Null for the day on which the last period ended. */
  billingDay: number | null;
  from: string;
  to: string;
  /** From when on new records were restricted because it was not paid; null for a hospital never restricted. */
  restrictedFrom: string | null;
  paidAt: Date;
}

/**
 * Until when the payment for a period extends the subscription, and on which day the next ones end: the period itself,
 * or, where new records were restricted meanwhile, a whole period from the payment on.
 */
export function paidPeriod(asked: AskedPeriod): { until: string; billingDay: number } {
  const { from, to, restrictedFrom, paidAt, timeZone } = asked;
  if (restrictedFrom === null || paidAt.getTime() < Date.parse(restrictedFrom)) {
    return { until: to, billingDay: asked.billingDay ?? dayOfMonth(from, timeZone) };
  }
  const start = paidAt.toISOString();
  const billingDay = dayOfMonth(start, timeZone);
  return { until: nextPeriodEnd(start, { ...asked, billingDay }), billingDay };
}
