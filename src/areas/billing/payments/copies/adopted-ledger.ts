import { keepNumbers } from '#database/copies/left-values.ts';
import { adoptedId, newId } from '#kernel/ids.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import type { InvoiceRow } from '../../invoices/invoice.queries.ts';
import type { LeftPayment } from './payment-copy.rows.ts';
import type { PaymentRow } from '../payment.queries.ts';
import { formatReceiptNumber, type PaymentMethod } from '../payment.rules.ts';

/** An invoice that comes along and how it was paid as far as it says so itself. */
export interface AdoptedInvoice {
  invoice: InvoiceRow;
  method: PaymentMethod;
}

/**
 * The ledger of invoices that come along: the payments left for each where they add up to what it says was paid,
 * otherwise that sum as one payment. `last` is the highest number of a receipt.
 */
export function adoptLedger(
  invoices: readonly AdoptedInvoice[],
  left: readonly LeftPayment[],
): { rows: PaymentRow[]; last: number } {
  const tenantId = invoices[0]?.invoice.tenant_id ?? '';
  const leftOf = Map.groupBy(left, (row) => adoptedId(tenantId, 'invoice', row.invoiceId));
  const found = invoices.flatMap(({ invoice, method }) => {
    const own = inOrder(leftOf.get(invoice.id) ?? [], invoice);
    if (own.length > 0 && addsUp(own, invoice)) return own.map((row) => ({ invoice, ...row }));
    if (invoice.paid_minor === 0) return [];
    const summary = {
      ...nothingLeft,
      id: newId(),
      invoiceId: invoice.id,
      amount: invoice.paid_minor,
      method,
    };
    return [{ ...summary, invoice, createdAt: invoice.paid_at ?? invoice.updated_at }];
  });
  found.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const { numbers, last } = keepNumbers(
    found.map((row) => row.receiptNumber),
    formatReceiptNumber,
  );
  return { rows: found.map((row, index) => rowOf(row, numbers[index]!)), last };
}

const nothingLeft = { receiptNumber: null, reference: null, notes: null, reason: null };

type Dated = LeftPayment & { createdAt: string };

function inOrder(left: readonly LeftPayment[], invoice: InvoiceRow): Dated[] {
  return left
    .filter((row) => row.amount !== 0)
    .map((row) => ({ ...row, createdAt: row.createdAt ?? invoice.updated_at }))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** True when nothing is ever below zero or above the total and the last sum is what was paid. */
function addsUp(left: readonly Dated[], invoice: InvoiceRow): boolean {
  let paidMinor = 0;
  for (const { amount } of left) {
    paidMinor = sumMinor([paidMinor, amount]);
    if (paidMinor < 0 || paidMinor > invoice.total_minor) return false;
  }
  return paidMinor === invoice.paid_minor;
}

function rowOf(left: Dated & { invoice: InvoiceRow }, receiptNumber: string): PaymentRow {
  const { invoice, amount } = left;
  return {
    tenant_id: invoice.tenant_id,
    id: adoptedId(invoice.tenant_id, 'payment', left.id),
    invoice_id: invoice.id,
    kind: amount < 0 ? 'refund' : 'payment',
    amount_minor: amount,
    method: left.method,
    tendered_minor: null,
    reference: left.reference,
    notes: left.notes,
    reason: amount < 0 ? (left.reason ?? 'Refund in the earlier program') : null,
    refund_request_id: null,
    cashier_day_id: null,
    receipt_number: receiptNumber,
    created_by: invoice.created_by,
    created_at: left.createdAt,
  };
}
