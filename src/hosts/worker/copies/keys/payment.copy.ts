import { z } from 'zod';
import {
  formatReceiptNumber,
  isTransactionNumber,
  isWallet,
  paymentMethods,
  paymentsTopic,
  plainTransactionNumber,
  refundPurposes,
} from '#areas/billing/payments/payment.rules.ts';
import { holdTransactions } from '#areas/billing/payments/payment.queries.ts';
import { insertClosedDays } from '#areas/billing/payments/cashier/cashier.queries.ts';
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
  purpose: z.enum(refundPurposes).nullish().catch(null),
  createdAt: stored.instant,
});

/** Payments are inserted with their invoices, whose copy is taken over before this one. */
export const paymentCopy = defineCopy({
  key: 'hms_payments',
  topics: [paymentsTopic],
  table: 'payment',
  renamed: { amount_minor: 'amount', tendered_minor: 'tendered' },
  omitted: ['refund_request_id', 'cashier_day_id', 'created_by', 'transaction_number', 'transaction_holder'],
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
  const cashDay = await insertCashDay(run, ledger);
  const named = withTransactions(ledger);
  const records = named.map((row, index) => ({
    ...row,
    purpose: row.amount < 0 ? (row.purpose ?? null) : null,
    cashierDayId: row.method === 'cash' ? cashDay : null,
    id: run.idOf('payment', row.id),
    invoiceId: run.idOf('invoice', row.invoiceId),
    receiptNumber: numbers[index],
    kind: row.amount < 0 ? 'refund' : 'payment',
    reason: row.amount < 0 ? (row.reason ?? 'Refund in the earlier program') : null,
    createdBy: run.userId,
  }));
  await holdTransactions(
    run.db,
    run.tenantId,
    'payment',
    named.map(({ method, transactionNumber }) => ({ method, transaction_number: transactionNumber })),
  );
  return paymentCopy.insert(run, records);
}

type LedgerRow = Payment & { createdAt: string };

/** Cash belongs to a cashier's day: one closed day holds all that an earlier program took. Null where there is none. */
async function insertCashDay(run: TakeOver, ledger: readonly LedgerRow[]): Promise<string | null> {
  const cash = ledger.filter(({ method }) => method === 'cash');
  if (cash.length === 0) return null;
  const cashMinor = sumMinor(cash.map(({ amount }) => amount));
  const id = newId();
  const openingMinor = Math.max(0, -cashMinor);
  const counted = sumMinor([openingMinor, cashMinor]);
  await insertClosedDays(run.db, [
    {
      tenant_id: run.tenantId,
      id,
      user_id: run.userId,
      opened_at: cash[0]!.createdAt,
      opening_minor: openingMinor,
      closed_at: cash.at(-1)!.createdAt,
      expected_minor: counted,
      counted_minor: counted,
      notes: null,
    },
  ]);
  return id;
}

/** A wallet is named only with a number that it could have given; the first payment of a transaction holds it. */
function withTransactions(ledger: readonly LedgerRow[]) {
  const seen = new Set<string>();
  return ledger.map((row) => {
    const { method, reference, amount } = row;
    if (!isWallet(method) || amount < 0) return { ...row, transactionNumber: null };
    const number =
      reference && isTransactionNumber(method, reference) ? plainTransactionNumber(reference) : null;
    if (number === null) return { ...row, method: 'mobile' as const, transactionNumber: null };
    const key = `${method} ${number}`;
    const transactionNumber = seen.has(key) ? null : number;
    seen.add(key);
    return { ...row, reference: number, transactionNumber };
  });
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
