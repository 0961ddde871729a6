import { addDailySteps, type DailyFigure, type DailyStep } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { InvoiceRow } from '../invoices/invoice.queries.ts';
import type { PaymentRow } from '../payments/payment.queries.ts';

/** Adds invoices and payments that came in all at once to the figures of their days, as if each had been sent and paid. */
export async function addUpFigures(
  db: Db,
  { tenantId, timeZone }: { tenantId: string; timeZone: string },
  invoices: readonly InvoiceRow[],
  payments: readonly PaymentRow[],
): Promise<void> {
  const steps: DailyStep[] = [];
  const add = (instant: string, name: DailyFigure, value: number) =>
    void steps.push({ day: dateIn(timeZone, new Date(instant)), name, value });
  for (const invoice of invoices) {
    if (invoice.sent_at && invoice.status !== 'void') {
      add(invoice.sent_at, 'billing.revenue', invoice.total_minor);
      add(invoice.sent_at, 'billing.invoices', 1);
    }
    if (invoice.paid_at) add(invoice.paid_at, 'billing.paid-invoices', 1);
  }
  for (const payment of payments) add(payment.created_at, 'billing.collected', payment.amount_minor);
  await addDailySteps(db, tenantId, steps);
}
