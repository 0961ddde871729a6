import { AppError, invalidFields } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import type { TypedMethod } from '../proofs/proof.rules.ts';
import { settleInvoice } from '../renewal/pay-invoice.ts';
import {
  type ChangedHospital,
  type InvoiceChange,
  type LockedInvoice,
  lockInvoice,
  requireNoProofWaiting,
} from './changed-invoice.ts';
import { insertInvoiceChange } from './invoice-change.queries.ts';
import { payableMinor } from './payable.rules.ts';
import { issue } from './receivable.issues.ts';

/** The operator's counter of credit notes: one series for all hospitals, without gaps. */
export const creditNoteCounter = 'license_credit_notes';
export const creditNoteNumber = recordNumber('SCN-');

/** How money that was paid went back to the hospital. */
interface Returned {
  method: TypedMethod;
  /** The number of the transaction or receipt. */
  reference: string;
}

interface Reduction extends InvoiceChange {
  /** A discount is given before an invoice is paid, a credit note before or after. */
  kind: 'discount' | 'credit';
  amountMinor: number;
  /** Of the credit note. */
  number: string | null;
  /** Of a paid invoice alone: how the money went back. */
  returned: Returned | null;
}

/**
 * Takes something off an invoice, inside the hospital. Where nothing is left to pay it is settled as by a payment, and
 * the subscription extended.
 * @throws AppError WRONG_STATE, STALE, PROOF_WAITING; INVALID_INPUT for more than is left, and where it is not told how
 * the money of a paid invoice went back.
 */
export async function reduceInvoice(hospital: ChangedHospital, reduction: Reduction): Promise<LockedInvoice> {
  const { kind, amountMinor, number, returned, reason, now } = reduction;
  const locked = await lockInvoice(hospital, reduction, kind === 'credit' ? ['open', 'paid'] : ['open']);
  const { invoice } = locked;
  if (invoice.status === 'open') await requireNoProofWaiting(hospital, invoice);
  requireReturn(invoice.status === 'paid', returned);
  const left = payableMinor(invoice);
  if (amountMinor > left) throw invalidFields({ amountMinor: issue('aboveInvoice') });
  await insertInvoiceChange(hospital.db, {
    ...{ tenant_id: hospital.tenantId, id: newId(), invoice_id: invoice.id, kind, number },
    ...{ amount_minor: amountMinor, reason, made_by_name: reduction.madeByName, made_at: now.toISOString() },
    returned_by: returned?.method ?? null,
    returned_reference: returned?.reference ?? null,
  });
  hospital.audit({
    action: kind === 'credit' ? 'CREDIT' : 'DISCOUNT',
    resource: 'license_invoices',
    resourceId: invoice.id,
    newValues: { invoice: invoice.number, number, amountMinor, currencyCode: invoice.currency_code, reason },
  });
  hospital.announce('subscription');
  return write(hospital, locked, reduction, left);
}

async function write(
  hospital: ChangedHospital,
  { subscription, invoice }: LockedInvoice,
  { kind, amountMinor, now, timeZone }: Reduction,
  left: number,
): Promise<LockedInvoice> {
  const taken =
    kind === 'credit'
      ? { credited_minor: invoice.credited_minor + amountMinor }
      : { discount_minor: invoice.discount_minor + amountMinor };
  if (invoice.status === 'open' && amountMinor === left) {
    return settleInvoice(hospital, { before: subscription, invoice, reduction: taken, now, timeZone });
  }
  const isReturned = invoice.status === 'paid';
  const values = {
    ...taken,
    ...(isReturned && { returned_minor: invoice.returned_minor + amountMinor }),
    updated_at: now.toISOString(),
  };
  const { tenantId } = hospital;
  const { id, version, status } = invoice;
  const written = await licenseInvoiceRows.update(
    hospital.db,
    { tenantId, id, version, only: { status } },
    values,
  );
  if (!written) throw new AppError('STALE');
  return { subscription, invoice: written };
}

function requireReturn(isPaid: boolean, returned: Returned | null): void {
  if (isPaid === (returned !== null)) return;
  throw invalidFields({ returnedBy: issue(isPaid ? 'needsReturn' : 'nothingToReturn') });
}
