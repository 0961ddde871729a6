const dayMs = 86_400_000;

/** After the end of an unpaid period new records are taken for so long, unless the agreement says otherwise. */
export const graceDays = 14;

/** So long before the end of a period the next one is asked for. */
const invoiceLeadDays = 14;

export const standings = ['current', 'past_due', 'restricted', 'ended'] as const;

/** How a subscription stands: paid; past due, which warns; unpaid for longer than its grace, or ended. */
type Standing = (typeof standings)[number];

/** What the standing of a subscription follows from. */
export interface StandingTerms {
  status: 'trial' | 'active' | 'past_due' | 'canceled';
  period_ends_at: string;
  grace_days: number | null;
}

/** From when on new records are refused unless it is paid; null for a hospital that is never restricted. */
export function restrictedFrom({ status, period_ends_at, grace_days }: StandingTerms): string | null {
  if (status === 'canceled') return period_ends_at;
  if (grace_days === null) return null;
  return new Date(Date.parse(period_ends_at) + grace_days * dayMs).toISOString();
}

/** How a subscription stands now. It follows from the end of what is paid, so that no job must have run. */
export function standingOf(terms: StandingTerms, now: Date): Standing {
  if (now.getTime() < Date.parse(terms.period_ends_at)) return 'current';
  if (terms.status === 'canceled') return 'ended';
  const from = restrictedFrom(terms);
  return from !== null && now.getTime() >= Date.parse(from) ? 'restricted' : 'past_due';
}

/** True while nothing new may be added; reading, exporting and going on with what is there always work. */
export function refusesNewRecords(standing: Standing): boolean {
  return standing === 'restricted' || standing === 'ended';
}

/** True once the invoice for the next period is due to be written. */
export function isTimeToInvoice(periodEndsAt: string, now: Date): boolean {
  return now.getTime() >= Date.parse(periodEndsAt) - invoiceLeadDays * dayMs;
}
