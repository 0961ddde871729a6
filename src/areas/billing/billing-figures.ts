import { advanceDailyFigures, type DailyFigure } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';
import { dateIn } from '#kernel/time-zone.ts';
import type { InvoiceRow } from './invoices/invoice.queries.ts';
import type { PaymentRow } from './payments/payment.queries.ts';

/** Adds invoices and payments that came in all at once to the figures of their days, as if each had been sent and paid. */
export async function addUpFigures(
  db: Db,
  { tenantId, timeZone }: { tenantId: string; timeZone: string },
  invoices: readonly InvoiceRow[],
  payments: readonly PaymentRow[],
): Promise<void> {
  const days = new Map<string, Partial<Record<DailyFigure, number>>>();
  const add = (instant: string, name: DailyFigure, value: number) => {
    const day = dateIn(timeZone, new Date(instant));
    const figures = days.get(day) ?? {};
    days.set(day, { ...figures, [name]: (figures[name] ?? 0) + value });
  };
  for (const invoice of invoices) {
    if (invoice.sent_at && invoice.status !== 'void') {
      add(invoice.sent_at, 'billing.revenue', invoice.total_minor);
      add(invoice.sent_at, 'billing.invoices', 1);
    }
    if (invoice.paid_at) add(invoice.paid_at, 'billing.paid-invoices', 1);
  }
  for (const payment of payments) add(payment.created_at, 'billing.collected', payment.amount_minor);
  const inOrder = [...days].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [day, figures] of inOrder) await advanceDailyFigures(db, tenantId, day, figures);
}
