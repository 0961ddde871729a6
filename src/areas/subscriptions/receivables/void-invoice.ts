import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import { paymentStatusOf } from '../payment-status/payment-status.rules.ts';
import { writeSubscription } from '../subscription/subscription.queries.ts';
import {
  type ChangedHospital,
  type InvoiceChange,
  type LockedInvoice,
  lockInvoice,
  requireNoProofWaiting,
} from './changed-invoice.ts';
import { insertInvoiceChange } from './invoice-change.queries.ts';

/**
 * Takes an unpaid invoice back, inside the hospital. A period that is not paid is asked for anew by the daily job, by what
 * is agreed then; a larger plan stays, and nothing is owed for the rest of its period.
 * @throws AppError WRONG_STATE, STALE, PROOF_WAITING
 */
export async function voidInvoice(hospital: ChangedHospital, change: InvoiceChange): Promise<LockedInvoice> {
  const { db, tenantId } = hospital;
  const { reason, madeByName, now } = change;
  const at = now.toISOString();
  const { invoice, subscription } = await lockInvoice(hospital, change, ['open']);
  await requireNoProofWaiting(hospital, invoice);
  const { id, version } = invoice;
  const written = await licenseInvoiceRows.update(
    db,
    { tenantId, id, version, only: { status: 'open' } },
    { status: 'void', updated_at: at },
  );
  if (!written) throw new AppError('STALE');
  await insertInvoiceChange(db, {
    ...{ tenant_id: tenantId, id: newId(), invoice_id: id, kind: 'void' },
    ...{ reason, made_by_name: madeByName, made_at: at },
  });
  hospital.audit({
    action: 'VOID',
    resource: 'license_invoices',
    resourceId: id,
    newValues: { invoice: invoice.number, reason },
  });
  hospital.announce('subscription');
  if (invoice.kind === 'period') return { subscription, invoice: written };
  const unowed = { ...subscription, owed_at: null };
  const isCurrent = unowed.status === 'past_due' && paymentStatusOf(unowed, now) === 'current';
  const status = isCurrent ? 'active' : unowed.status;
  await writeSubscription(db, tenantId, { owed_at: null, status, updated_at: at });
  return { subscription: { ...unowed, status, updated_at: at }, invoice: written };
}
