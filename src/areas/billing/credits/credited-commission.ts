import { reverseCommission } from '#areas/referrals/referrals.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import type { InvoiceRow } from '../invoices/invoice.queries.ts';
import type { CreditNoteRow } from './credit-note.queries.ts';

/**
 * Takes the credit note's share of the commission back. Refunds from before there were credit notes took theirs when
 * the money went back (`earlierRefundsMinor`), so they count as credited here.
 */
export async function reverseCreditedCommission(
  context: CallContext,
  invoice: InvoiceRow,
  note: CreditNoteRow,
  earlierRefundsMinor: number,
): Promise<void> {
  if (!invoice.referral_id) return;
  await reverseCommission(context, {
    referralId: invoice.referral_id,
    creditNoteId: note.id,
    totalMinor: invoice.total_minor,
    creditedBeforeMinor: sumMinor([invoice.credited_minor, earlierRefundsMinor]),
    amountMinor: note.total_minor,
  });
}
