import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Following = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor' | 'announce' | 'audit'>;

/** An invoice that was just voided, and why. */
export interface VoidedInvoice {
  invoiceId: string;
  reason: string;
}

/** How an area takes back what stood on a voided invoice. */
export type FollowVoidedInvoice = (context: Following, invoice: VoidedInvoice) => Promise<void>;

// Money must add up whether or not a module is on.
export const voidedInvoiceFollowers = definePoint<FollowVoidedInvoice>('voided-invoices', {
  isAskedWhenOff: true,
});

/** Has all areas take back what stood on an invoice that was just voided, in the same transaction. */
export async function followVoidedInvoice(
  context: Following & Pick<CallContext, 'fillings'>,
  invoice: VoidedInvoice,
): Promise<void> {
  for (const follow of context.fillings(voidedInvoiceFollowers)) await follow(context, invoice);
}
