import type { OtherHospital } from '#server/call-context.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { AppError } from '#kernel/app-error.ts';
import { licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import { reviewProof } from '../proofs/payment-proof.queries.ts';
import { restrictedFrom, paymentStatusOf } from '../payment-status/payment-status.rules.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  writeSubscription,
} from '../subscription/subscription.queries.ts';
import { paidPeriod } from './period.rules.ts';

/** The payment that the operator has found to be true. */
interface ApprovedPayment {
  proofId: string;
  invoiceId: string;
  note: string | null;
  now: Date;
  /** IANA zone of the hospital. */
  timeZone: string;
}

/**
 * Pays an invoice and extends the subscription, inside the hospital: once, because an invoice is open once. A suspension
 * is not lifted by it: that is the tenant's own state.
 * @throws AppError WRONG_STATE when the invoice is not open or the proof does not wait any more.
 */
export async function payInvoice(
  hospital: Pick<OtherHospital, 'db' | 'tenantId' | 'audit' | 'announce'>,
  { proofId, invoiceId, note, now, timeZone }: ApprovedPayment,
): Promise<PaidInvoice> {
  const { db, tenantId } = hospital;
  const at = now.toISOString();
  const before = await lockSubscription(db, tenantId);
  const invoice = await licenseInvoiceRows.lock(db, tenantId, invoiceId);
  if (!before || !invoice) throw new AppError('NOT_FOUND');
  if (invoice.status !== 'open') throw new AppError('WRONG_STATE', { status: invoice.status });
  if (!(await reviewProof(db, { tenantId, id: proofId }, { status: 'approved', note, at }))) {
    throw new AppError('WRONG_STATE', { status: 'approved' });
  }
  return settleInvoice(hospital, { before, invoice, now, timeZone });
}

/** An invoice for which nothing is owed any more, and the subscription that it has extended. */
export interface PaidInvoice {
  subscription: SubscriptionRow;
  invoice: RowOf<'license_invoice'>;
}

/** What is settled, both locked by whoever calls; and what is taken off the invoice in the same step. */
interface SettledInvoice {
  before: SubscriptionRow;
  invoice: RowOf<'license_invoice'>;
  reduction?: Partial<Pick<RowOf<'license_invoice'>, 'discount_minor' | 'credited_minor'>>;
  now: Date;
  /** IANA zone of the hospital. */
  timeZone: string;
}

/**
 * Makes an open invoice a paid one and extends the subscription: by a payment, or because nothing is left to pay.
 * @throws AppError WRONG_STATE when somebody else was first.
 */
export async function settleInvoice(
  hospital: Pick<OtherHospital, 'db' | 'tenantId' | 'audit' | 'announce'>,
  { before, invoice, reduction = {}, now, timeZone }: SettledInvoice,
): Promise<PaidInvoice> {
  const { db, tenantId } = hospital;
  const at = now.toISOString();
  const change =
    invoice.kind === 'upgrade' ? upgradePaid(before) : periodPaid(before, invoice, { now, timeZone });
  const { id, version } = invoice;
  const values = {
    ...reduction,
    status: 'paid',
    paid_at: at,
    paid_until: invoice.kind === 'upgrade' ? invoice.period_to : change.period_ends_at,
    updated_at: at,
  } as const;
  const written = await licenseInvoiceRows.update(
    db,
    { tenantId, id, version, only: { status: 'open' } },
    values,
  );
  if (!written) throw new AppError('WRONG_STATE', { status: 'paid' });
  const after = { ...before, ...change, updated_at: at };
  const status = paidStatus(after, now);
  await writeSubscription(db, tenantId, { ...change, status, updated_at: at });
  hospital.audit({
    action: 'PAID',
    resource: 'license_invoices',
    resourceId: id,
    newValues: { number: invoice.number, paidUntil: values.paid_until },
  });
  hospital.announce('subscription');
  return { subscription: { ...after, status }, invoice: written };
}

/** Paying for a larger plan extends nothing: its invoice is for the rest of a period that is paid. */
function upgradePaid(before: SubscriptionRow) {
  return { period_ends_at: before.period_ends_at, owed_at: null };
}

function periodPaid(
  before: SubscriptionRow,
  invoice: RowOf<'license_invoice'>,
  { now, timeZone }: Pick<ApprovedPayment, 'now' | 'timeZone'>,
) {
  const paid = paidPeriod({
    from: invoice.period_from,
    to: invoice.period_to,
    // A larger plan that is not paid has its own invoice.
    restrictedFrom: restrictedFrom({ ...before, owed_at: null }),
    interval: before.billing_interval,
    billingDay: before.billing_day,
    timeZone,
    paidAt: now,
  });
  // Never shorter than what is paid already.
  const period_ends_at = paid.until > before.period_ends_at ? paid.until : before.period_ends_at;
  return { period_ends_at, deferred_until: null, trial_ends_at: null, billing_day: paid.billingDay };
}

/** A trial goes on as one, and what is canceled stays so; something else may still be unpaid. */
function paidStatus(after: SubscriptionRow, now: Date): SubscriptionRow['status'] {
  if (after.status === 'canceled' || (after.status === 'trial' && after.trial_ends_at !== null))
    return after.status;
  return paymentStatusOf(after, now) === 'current' ? 'active' : 'past_due';
}
