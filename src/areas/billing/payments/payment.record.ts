import { toRecord } from '#database/to-record.ts';
import type { InvoiceRow } from '../invoices/invoice.queries.ts';
import { dueOf, takesPayment, toRefundOf } from '../invoices/invoice.rules.ts';
import { type InvoiceBalance, invoiceBalance, type Payment, payment } from './payment.contract.ts';
import type { PaymentRow } from './payment.queries.ts';
import { changeOf } from './payment.rules.ts';

/** A row of the ledger as callers see it. */
export function toPayment(row: PaymentRow, createdByName: string): Payment {
  const changeMinor = changeOf({ amountMinor: row.amount_minor, tenderedMinor: row.tendered_minor });
  return toRecord(payment, row, { changeMinor, createdByName });
}

/** What an invoice has been paid and what is due, right after its status was written. */
export function toBalance(row: InvoiceRow): InvoiceBalance {
  const dueMinor = takesPayment(row.status) ? dueOf(row) : 0;
  return toRecord(invoiceBalance, row, { dueMinor, toRefundMinor: toRefundOf(row) });
}

/** Whose invoice a row is about; null for a buyer who is no patient. */
export function rowPatientOf(
  id: string | null,
  isRestricted: boolean | null,
): { id: string; isRestricted: boolean } | null {
  return id === null ? null : { id, isRestricted: isRestricted === true };
}
