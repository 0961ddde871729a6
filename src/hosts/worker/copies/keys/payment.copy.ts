import { z } from 'zod';
import { formatReceiptNumber, paymentMethods, paymentsTopic } from '#areas/billing/payments/payment.rules.ts';
import { advanceCounters } from '#database/counters.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import { selectByIds } from '../copy.queries.ts';
import * as stored from '../stored-values.ts';

const storedRow = z.object({
  id: stored.id,
  invoiceId: stored.id,
  receiptNumber: stored.number('RCT-'),
  /** Minor units; a refund is negative. */
  amount: z.number().int().min(-1e12).max(1e12),
  method: z.enum(paymentMethods).catch('manual'),
  reference: stored.text(200),
  notes: stored.text(1000),
  reason: stored.text(500),
  createdAt: stored.instant,
});

/** Payments are inserted with their invoices, whose copy is taken over before this one. */
export const paymentCopy = defineCopy({
  key: 'hms_payments',
  topics: [paymentsTopic],
  table: 'payment',
  renamed: { amount_minor: 'amount', tendered_minor: 'tendered' },
  omitted: ['refund_request_id', 'cashier_day_id', 'created_by'],
  maxRows: 10_000,
  keepsLast: true,
  stored: storedRow,
  async takeOver(run, rows) {
    const ids = rows.map((row) => run.idOf('invoice', row.invoiceId));
    const invoices = await selectByIds(run.db, run.tenantId, 'invoice', ids);
    if (invoices.length < new Set(ids).size) throw new Error('A payment came without its invoice.');
  },
});

type Invoice = RowOf<'invoice'>;
type Payment = z.output<typeof storedRow>;

/** Inserts what was paid of invoices that are taken over, and returns the new rows. */
export async function insertLedger(run: TakeOver, invoices: readonly Invoice[]) {
  const paymentsOf = Map.groupBy(run.rowsOf(paymentCopy), (row) => run.idOf('invoice', row.invoiceId));
  const ledger = invoices
    .flatMap((invoice) => ledgerOf(invoice, paymentsOf.get(invoice.id) ?? []))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const { numbers, last } = stored.keepNumbers(ledger, 'receiptNumber', formatReceiptNumber);
  await advanceCounters(run.db, run.tenantId, { 'payments.number': last });
  const records = ledger.map((row, index) => ({
    ...row,
    id: run.idOf('payment', row.id),
    invoiceId: run.idOf('invoice', row.invoiceId),
    receiptNumber: numbers[index],
    kind: row.amount < 0 ? 'refund' : 'payment',
    reason: row.amount < 0 ? (row.reason ?? 'Refund in the earlier program') : null,
    createdBy: run.userId,
  }));
  return paymentCopy.insert(run, records);
}

/** The stored payments where they add up to what the invoice says was paid, otherwise that sum as one payment. */
function ledgerOf(invoice: Invoice, payments: readonly Payment[]) {
  const own = payments
    .filter((row) => row.amount !== 0)
    .map((row) => ({ ...row, createdAt: row.createdAt ?? invoice.updated_at }))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  if (own.length > 0 && addsUp(own, invoice)) return own;
  if (invoice.paid_minor === 0) return [];
  const whole = { id: newId(), invoiceId: invoice.id, amount: invoice.paid_minor };
  const createdAt = invoice.paid_at ?? invoice.updated_at;
  return [{ ...storedRow.parse({ ...whole, method: invoice.payment_method }), createdAt }];
}

/** True when nothing is ever below zero or above the total and the last sum is what was paid. */
function addsUp(payments: readonly Payment[], invoice: Invoice): boolean {
  let paidMinor = 0;
  for (const { amount } of payments) {
    paidMinor = sumMinor([paidMinor, amount]);
    if (paidMinor < 0 || paidMinor > invoice.total_minor) return false;
  }
  return paidMinor === invoice.paid_minor;
}
