import type { OtherHospital } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import { licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import { reviewProof } from '../proofs/payment-proof.queries.ts';
import { restrictedFrom } from '../standing/standing.rules.ts';
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
  hospital: OtherHospital,
  { proofId, invoiceId, note, now, timeZone }: ApprovedPayment,
): Promise<SubscriptionRow> {
  const { db, tenantId } = hospital;
  const at = now.toISOString();
  const before = await lockSubscription(db, tenantId);
  const invoice = await licenseInvoiceRows.lock(db, tenantId, invoiceId);
  if (!before || !invoice) throw new AppError('NOT_FOUND');
  if (invoice.status !== 'open') throw new AppError('WRONG_STATE', { status: invoice.status });
  if (!(await reviewProof(db, { tenantId, id: proofId }, { status: 'approved', note, at }))) {
    throw new AppError('WRONG_STATE', { status: 'approved' });
  }
  const paid = paidPeriod({
    from: invoice.period_from,
    to: invoice.period_to,
    restrictedFrom: restrictedFrom(before),
    interval: before.billing_interval,
    billingDay: before.billing_day,
    timeZone,
    paidAt: now,
  });
  // Never shorter than what is paid already.
  const until = paid.until > before.period_ends_at ? paid.until : before.period_ends_at;
  const { id, version } = invoice;
  const values = { status: 'paid', paid_at: at, paid_until: until, updated_at: at } as const;
  const written = await licenseInvoiceRows.update(
    db,
    { tenantId, id, version, only: { status: 'open' } },
    values,
  );
  if (!written) throw new AppError('WRONG_STATE', { status: 'paid' });
  const change = {
    status: before.status === 'canceled' ? ('canceled' as const) : ('active' as const),
    trial_ends_at: null,
    period_ends_at: until,
    billing_day: paid.billingDay,
    updated_at: at,
  };
  await writeSubscription(db, tenantId, change);
  hospital.audit({
    action: 'PAID',
    resource: 'license_invoices',
    resourceId: id,
    newValues: { number: invoice.number, paidUntil: until },
  });
  hospital.announce('subscription');
  return { ...before, ...change };
}
