import { refuseTotalAbove } from '#areas/settings/settings.public.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import type { createInvoice } from '../invoice.contract.ts';
import { issue } from '../invoice.issues.ts';
import type { InvoiceItemRow } from '../invoice.queries.ts';
import { invoiceTotals } from '../invoice.rules.ts';

type Written = Omit<CallInput<typeof createInvoice>, 'patientId' | 'appointmentId' | 'send'>;

/**
 * The columns of what a person entered, added up. `defaultTax` (basis points) is used where they named no rate.
 * @throws AppError INVALID_INPUT at the field for a due date before today, a discount above the subtotal, or items that
 * come to more than `maxMinor`.
 */
export function reckonedColumns(
  written: Written,
  { defaultTax, maxMinor, today }: { defaultTax: number; maxMinor: number; today: string },
) {
  if (written.dueDate < today) throw invalidFields({ dueDate: issue('dueDatePast') });
  const { discountBasisPoints, discountMinor } = written;
  const taxBasisPoints = written.taxBasisPoints ?? defaultTax;
  const totals = invoiceTotals({
    items: written.items,
    discount:
      discountBasisPoints == null ? { amountMinor: discountMinor } : { basisPoints: discountBasisPoints },
    taxBasisPoints,
  });
  if (totals.discountMinor > totals.subtotalMinor) {
    throw invalidFields({ discountMinor: issue('discountTooHigh') });
  }
  // The subtotal too: a discount must not hide what reports of income add up.
  refuseTotalAbove(maxMinor, Math.max(totals.subtotalMinor, totals.totalMinor), 'items');
  return {
    subtotal_minor: totals.subtotalMinor,
    discount_basis_points: discountBasisPoints ?? null,
    discount_minor: totals.discountMinor,
    tax_basis_points: taxBasisPoints,
    tax_minor: totals.taxMinor,
    total_minor: totals.totalMinor,
    due_date: written.dueDate,
    notes: written.notes,
    referral_id: written.referralId ?? null,
    referrer_id: written.referrerId ?? null,
  };
}

/** What changes when an invoice is sent before its due date has passed; one with a total of 0 is paid by that. */
export function sentColumns(totalMinor: number, now: string) {
  return totalMinor === 0
    ? { status: 'paid' as const, sent_at: now, paid_at: now }
    : { status: 'sent' as const, sent_at: now, paid_at: null };
}

export type ItemToMake = Written['items'][number] & {
  /** What another area says that it costs, where that is not what the catalogue asks now. */
  listPriceMinor?: number;
};

/** The rows of the items, in their order, with what the catalogue asks for each. */
export function itemRowsOf(
  tenantId: string,
  invoiceId: string,
  items: readonly ItemToMake[],
  listPrices: ReadonlyMap<string, number>,
): InvoiceItemRow[] {
  return items.map((item, index) => ({
    tenant_id: tenantId,
    invoice_id: invoiceId,
    position: index + 1,
    id: newId(),
    service_id: item.serviceId ?? null,
    name: item.name,
    description: item.description,
    quantity: item.quantity,
    price_minor: item.priceMinor,
    list_price_minor:
      item.listPriceMinor ?? (item.serviceId ? (listPrices.get(item.serviceId) ?? null) : null),
    total_minor: multiplyMinor(item.priceMinor, item.quantity),
    credited_quantity: 0,
  }));
}
