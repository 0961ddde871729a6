import type { OtherHospital } from '#server/call-context.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { AppError } from '#kernel/app-error.ts';
import { isProofWaiting, licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import { lockSubscription, type SubscriptionRow } from '../subscription/subscription.queries.ts';

/** A hospital whose invoice the operator changes: the operator's call works inside it. */
export type ChangedHospital = Pick<OtherHospital, 'db' | 'tenantId' | 'audit' | 'announce'>;

/** Which invoice is changed, why, and by whom of the operator. */
export interface InvoiceChange {
  invoiceId: string;
  /** As the operator has seen it. */
  version: number;
  reason: string;
  madeByName: string;
  now: Date;
  /** IANA zone of the hospital. */
  timeZone: string;
}

/** An invoice and its subscription, which nobody else changes before the end of the transaction. */
export interface LockedInvoice {
  subscription: SubscriptionRow;
  invoice: RowOf<'license_invoice'>;
}

/**
 * Locks an invoice in the order in which payments do.
 * @throws AppError NOT_FOUND; WRONG_STATE for one in another state; STALE where somebody else was first.
 */
export async function lockInvoice(
  { db, tenantId }: ChangedHospital,
  { invoiceId, version }: InvoiceChange,
  states: readonly RowOf<'license_invoice'>['status'][],
): Promise<LockedInvoice> {
  const subscription = await lockSubscription(db, tenantId);
  const invoice = await licenseInvoiceRows.lock(db, tenantId, invoiceId);
  if (!subscription || !invoice) throw new AppError('NOT_FOUND');
  if (!states.includes(invoice.status)) throw new AppError('WRONG_STATE', { status: invoice.status });
  if (invoice.version !== version) throw new AppError('STALE');
  return { subscription, invoice };
}

/**
 * What is asked for does not move while the operator looks at its payment.
 * @throws AppError PROOF_WAITING
 */
export async function requireNoProofWaiting(
  { db, tenantId }: ChangedHospital,
  { id }: RowOf<'license_invoice'>,
): Promise<void> {
  if (await isProofWaiting(db, tenantId, id)) throw new AppError('PROOF_WAITING');
}
