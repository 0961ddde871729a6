import { addDailySteps, type DailyFigure, type DailyStep } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { CreditNoteRow } from '../credits/credit-note.queries.ts';
import type { InvoiceRow } from '../invoices/invoice.queries.ts';
import { type Balance, type InvoiceStatus, toRefundOf } from '../invoices/invoice.rules.ts';
import type { PaymentRow } from '../payments/payment.queries.ts';

type BalanceOfStatus = Balance & { status: InvoiceStatus };

/** What the figures of a day gain or lose when money moves on an invoice or some of it is credited. */
export function figuresOfChange(
  before: BalanceOfStatus,
  after: BalanceOfStatus,
): Partial<Record<DailyFigure, number>> {
  const paidInvoices = Number(after.status === 'paid') - Number(before.status === 'paid');
  const toRefund = toRefundOf(after) - toRefundOf(before);
  return {
    ...(paidInvoices !== 0 && { 'billing.paid-invoices': paidInvoices }),
    ...(toRefund !== 0 && { 'billing.to-refund': toRefund }),
  };
}

/** Adds what came in all at once to the figures of its days, as if each had been sent, paid and credited then. */
export async function addUpFigures(
  db: Db,
  { tenantId, timeZone }: { tenantId: string; timeZone: string },
  invoices: readonly InvoiceRow[],
  payments: readonly PaymentRow[],
  creditNotes: readonly Pick<CreditNoteRow, 'created_at' | 'total_minor'>[],
): Promise<void> {
  const steps: DailyStep[] = [];
  const add = (instant: string, name: DailyFigure, value: number) =>
    void steps.push({ day: dateIn(timeZone, new Date(instant)), name, value });
  for (const invoice of invoices) {
    if (invoice.sent_at && invoice.status !== 'void') {
      add(invoice.sent_at, 'billing.revenue', invoice.total_minor);
      add(invoice.sent_at, 'billing.invoices', 1);
    }
    const toRefund = invoice.status === 'void' ? 0 : toRefundOf(invoice);
    if (toRefund > 0) add(invoice.updated_at, 'billing.to-refund', toRefund);
    if (invoice.paid_at) add(invoice.paid_at, 'billing.paid-invoices', 1);
  }
  for (const payment of payments) add(payment.created_at, 'billing.collected', payment.amount_minor);
  for (const note of creditNotes) add(note.created_at, 'billing.revenue', -note.total_minor);
  await addDailySteps(db, tenantId, steps);
}
