import { subtractMinor } from '#kernel/money/minor-units.ts';
import type { InvoiceRow } from '../invoices/invoice.queries.ts';
import { takesPayment } from '../invoices/invoice.rules.ts';
import type { InvoiceBalance, Payment } from './payment.contract.ts';
import type { PaymentRow } from './payment.queries.ts';
import { changeOf } from './payment.rules.ts';

/** A row of the ledger as callers see it. */
export function toPayment(row: PaymentRow, createdByName: string): Payment {
  return {
    id: row.id,
    invoiceId: row.invoice_id,
    receiptNumber: row.receipt_number,
    kind: row.kind,
    amountMinor: row.amount_minor,
    method: row.method,
    tenderedMinor: row.tendered_minor,
    changeMinor: changeOf({ amountMinor: row.amount_minor, tenderedMinor: row.tendered_minor }),
    reference: row.reference,
    notes: row.notes,
    reason: row.reason,
    createdAt: row.created_at,
    createdByName,
  };
}

/** What an invoice has been paid and what is due, right after its status was written. */
export function toBalance(row: InvoiceRow): InvoiceBalance {
  return {
    id: row.id,
    invoiceNumber: row.invoice_number,
    currencyCode: row.currency_code,
    status: row.status,
    totalMinor: row.total_minor,
    paidMinor: row.paid_minor,
    dueMinor: takesPayment(row.status) ? subtractMinor(row.total_minor, row.paid_minor) : 0,
    paidAt: row.paid_at,
    version: row.version,
  };
}
