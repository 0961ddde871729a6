import type { ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { adoptedId } from '#kernel/ids.ts';
import { selectInvoiceIds } from '../../invoices/copies/invoice-copy.queries.ts';
import { readLeftPayments } from './payment-copy.rows.ts';
import { selectLedger } from './payment-copy.queries.ts';
import { paymentsTopic } from '../payment.rules.ts';

// localStorage holds a few megabytes; beyond this the copy is no longer readable anyway.
const mostCopied = 10_000;

/**
 * The demo's readable copy of payments and refunds. They come along with their invoices, in one transaction, so it
 * stands after them; one whose invoice did not come has the whole copy set aside.
 */
export const paymentCopy: ReadableCopy = {
  key: 'hms_payments',
  topics: [paymentsTopic],
  read: readCopy,
  check: (rows) => void readLeftPayments(rows),
  async adopt(db, tenantId, rows) {
    const ids = readLeftPayments(rows).map((row) => adoptedId(tenantId, 'invoice', row.invoiceId));
    const standing = new Set(await selectInvoiceIds(db, tenantId, [...new Set(ids)]));
    if (!ids.every((id) => standing.has(id)))
      throw new Error('A payment is of an invoice that is not there.');
  },
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const rows = await selectLedger(db, tenantId, mostCopied);
  return rows.map((row) => ({
    id: row.id,
    tenantId,
    invoiceId: row.invoice_id,
    receiptNumber: row.receipt_number,
    kind: row.kind,
    amount: row.amount_minor,
    method: row.method,
    tendered: row.tendered_minor,
    reference: row.reference,
    notes: row.notes,
    reason: row.reason,
    createdAt: row.created_at,
  }));
}
