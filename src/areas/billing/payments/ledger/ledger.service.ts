import { advanceDailyFigures } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { figuresOfChange } from '../../figures/billing.figures.ts';
import { applyPaid, type InvoiceRow } from '../../invoices/invoice.queries.ts';
import { invoiceTopic } from '../../invoices/invoice.rules.ts';
import { insertPayments, type PaymentRow } from '../payment.queries.ts';
import { formatReceiptNumber, paymentsTopic } from '../payment.rules.ts';

/** One movement of money as it is asked for: the ledger adds number, author and time. */
export type Movement = Pick<PaymentRow, 'kind' | 'amount_minor' | 'method'> &
  Partial<
    Pick<
      PaymentRow,
      | 'tendered_minor'
      | 'reference'
      | 'transaction_number'
      | 'notes'
      | 'reason'
      | 'purpose'
      | 'refund_request_id'
      | 'cashier_day_id'
    >
  >;

/**
 * Writes movements of money on a locked invoice: the ledger, what is paid, the status that follows, the figures of
 * the day. The receipt numbers, for which all cashiers wait, come last. The database refuses a sum below zero or
 * above the total.
 */
export async function moveMoney(
  context: CallContext,
  invoice: InvoiceRow,
  movements: readonly Movement[],
): Promise<{ invoice: InvoiceRow; rows: PaymentRow[] }> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const today = dateIn(actor.timeZone, clock.now());
  const movedMinor = sumMinor(movements.map((movement) => movement.amount_minor));
  const refunds = movements.filter(({ purpose }) => purpose === 'credit').map((one) => one.amount_minor);
  const incoming = movements.findLast((movement) => movement.kind === 'payment');
  const paid = await applyPaid(db, tenantId, invoice, {
    paidMinor: sumMinor([invoice.paid_minor, movedMinor]),
    refundedMinor: subtractMinor(invoice.refunded_minor, sumMinor(refunds)),
    today,
    now,
    ...(incoming && { paymentMethod: incoming.method }),
  });
  const [, firstNumber] = await Promise.all([
    advanceDailyFigures(db, tenantId, today, {
      'billing.collected': movedMinor,
      ...figuresOfChange(invoice, paid),
    }),
    context.counting.takeWithoutGap('payments.number', movements.length),
  ]);
  const rows = movements.map((movement, index): PaymentRow => ({
    tenant_id: tenantId,
    id: newId(),
    invoice_id: invoice.id,
    tendered_minor: null,
    reference: null,
    transaction_number: null,
    notes: null,
    reason: null,
    purpose: null,
    refund_request_id: null,
    cashier_day_id: null,
    ...movement,
    receipt_number: formatReceiptNumber(firstNumber + index),
    created_by: actor.userId,
    created_at: now,
  }));
  context.sendOff(insertPayments(db, rows));
  for (const topic of ['invoices', invoiceTopic(invoice.id), paymentsTopic] as const) context.announce(topic);
  return { invoice: paid, rows };
}
