const dayMs = 86_400_000;

/** After the end of an unpaid period new records are taken for so long, unless the agreement says otherwise. */
export const graceDays = 14;

/** So long before the end of a period the next one is asked for. */
const invoiceLeadDays = 14;

/** An invoice for the rest of a period is due so long after it was written. */
const upgradeDueDays = 14;

export const paymentStatuses = ['current', 'past_due', 'restricted', 'ended'] as const;

/** How a subscription is paid: paid; past due, which warns; unpaid for longer than its grace, or ended. */
type PaymentStatus = (typeof paymentStatuses)[number];

/** What the payment status of a subscription follows from. */
export interface PaymentTerms {
  status: 'trial' | 'active' | 'past_due' | 'canceled';
  period_ends_at: string;
  grace_days: number | null;
  /** From when on the invoice for a larger plan counts as unpaid; null while none is open. */
  owed_at: string | null;
  /** Until when an unpaid period counts as paid, because the operator has given more time; left out for none. */
  deferred_until?: string | null;
}

/** Until when everything that was asked for is paid. */
export function paidThrough(terms: PaymentTerms): string {
  return isUpgradeOwed(terms) ? terms.owed_at : periodThrough(terms);
}

/** True where what is unpaid first is the invoice for a larger plan. */
export function isUpgradeOwed<Terms extends PaymentTerms>(
  terms: Terms,
): terms is Terms & { owed_at: string } {
  return terms.owed_at !== null && terms.owed_at < periodThrough(terms);
}

/** True where the period has ended unpaid, and the operator has given more time. */
export function isDeferred(terms: PaymentTerms): boolean {
  return !isUpgradeOwed(terms) && paidThrough(terms) > terms.period_ends_at;
}

/** Until when the period counts as paid. */
function periodThrough({ period_ends_at, deferred_until = null }: PaymentTerms): string {
  return deferred_until !== null && deferred_until > period_ends_at ? deferred_until : period_ends_at;
}

/** From when on new records are refused unless it is paid; null for a hospital that is never restricted. */
export function restrictedFrom(terms: PaymentTerms): string | null {
  const { status, period_ends_at, grace_days } = terms;
  const grace = grace_days === null ? null : Date.parse(paidThrough(terms)) + grace_days * dayMs;
  const end = status === 'canceled' ? Date.parse(period_ends_at) : null;
  if (grace === null || end === null) return toInstant(grace ?? end);
  return toInstant(Math.min(grace, end));
}

function toInstant(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** How a subscription stands now. It follows from the end of what is paid, so that no job must have run. */
export function paymentStatusOf(terms: PaymentTerms, now: Date): PaymentStatus {
  if (terms.status === 'canceled' && isOver(terms.period_ends_at, now)) return 'ended';
  if (now.getTime() < Date.parse(paidThrough(terms))) return 'current';
  const from = restrictedFrom(terms);
  return from !== null && now.getTime() >= Date.parse(from) ? 'restricted' : 'past_due';
}

/** True once what is paid has ended. */
export function isOver(periodEndsAt: string, now: Date): boolean {
  return now.getTime() >= Date.parse(periodEndsAt);
}

/** Until when the invoice for a larger plan is to be paid: two weeks, and not beyond the period that it is for. */
export function upgradeDueAt(periodEndsAt: string, now: Date): string {
  const due = new Date(now.getTime() + upgradeDueDays * dayMs).toISOString();
  return due < periodEndsAt ? due : periodEndsAt;
}

/** True while nothing new may be added; reading, exporting and going on with what is there always work. */
export function refusesNewRecords(paymentStatus: PaymentStatus): boolean {
  return paymentStatus === 'restricted' || paymentStatus === 'ended';
}

/** True once the invoice for the next period is due to be written. */
export function isTimeToInvoice(periodEndsAt: string, now: Date): boolean {
  return now.getTime() >= Date.parse(periodEndsAt) - invoiceLeadDays * dayMs;
}
