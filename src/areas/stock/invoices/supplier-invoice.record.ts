import { multiplyMinor, subtractMinor } from '#kernel/money/minor-units.ts';
import type { SupplierInvoice } from '../orders/order-sheet.contract.ts';
import type { InvoicedRow } from './supplier-invoice.queries.ts';

/** Invoices in the order of their rows, each with its lines. */
export function toInvoices(rows: readonly InvoicedRow[]): SupplierInvoice[] {
  const invoices = new Map<string, SupplierInvoice>();
  for (const row of rows) {
    const invoice = invoices.get(row.invoice_id) ?? {
      id: row.invoice_id,
      invoiceNumber: row.invoice_number,
      invoicedOn: row.invoiced_on,
      totalMinor: row.total_minor,
      extraMinor: row.total_minor,
      notes: row.notes,
      recordedByName: row.recorder_name,
      recordedAt: row.recorded_at,
      billed: [],
    };
    invoice.billed.push({ lineNumber: row.line_number, packs: row.packs, packMinor: row.pack_minor });
    invoice.extraMinor = subtractMinor(invoice.extraMinor, multiplyMinor(row.pack_minor, row.packs));
    invoices.set(row.invoice_id, invoice);
  }
  return [...invoices.values()];
}
