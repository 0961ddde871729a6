import type { Invoice } from '../../invoices/invoice.contract.ts';
import type { RefundPurpose } from '../payment.rules.ts';

/** What somebody can still ask back of an invoice, in minor units, as far as the page knows; the server decides. */
export function refundableMinor(
  { paidMinor, toRefundMinor, pendingRefundMinor }: Invoice,
  purpose: RefundPurpose,
): number {
  const most = purpose === 'mistake' ? paidMinor : Math.min(paidMinor, toRefundMinor);
  return Math.max(0, most - pendingRefundMinor);
}
