import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { lockInvoice } from '../invoices/invoice.queries.ts';
import { takesPayment } from '../invoices/invoice.rules.ts';
import { moveMoney } from './ledger/ledger.service.ts';
import * as contract from './payment.contract.ts';
import { invoiceExists, selectPaymentId, selectPayments, selectPaymentTerms } from './payment.queries.ts';
import { toBalance, toPayment } from './payment.record.ts';
import { amountOfParts, cashierTopic } from './payment.rules.ts';

/**
 * Records what a patient pays, all parts or none.
 * @throws AppError WRONG_STATE unless the invoice was sent and something is due; AMOUNT_TOO_HIGH above what is
 * due; CASHIER_DAY_CLOSED for cash without an open day where the hospital asks for one.
 */
export async function recordPayment(
  context: CallContext,
  { invoiceId, parts, notes }: CallInput<typeof contract.recordPayment>,
) {
  const { db, tenantId, actor } = context;
  const [invoice, terms] = await Promise.all([
    lockInvoice(db, tenantId, invoiceId),
    selectPaymentTerms(db, tenantId, actor.userId),
  ]);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (!takesPayment(invoice.status)) throw new AppError('WRONG_STATE', { status: invoice.status });
  const dueMinor = subtractMinor(invoice.total_minor, invoice.paid_minor);
  if (amountOfParts(parts) > dueMinor) throw new AppError('AMOUNT_TOO_HIGH', { dueMinor });
  const takesCash = parts.some((part) => part.method === 'cash');
  if (takesCash && terms.settings.cash_needs_open_day && !terms.dayId)
    throw new AppError('CASHIER_DAY_CLOSED');
  const moved = await moveMoney(
    context,
    invoice,
    parts.map((part) => ({
      kind: 'payment' as const,
      amount_minor: part.amountMinor,
      method: part.method,
      tendered_minor: part.tenderedMinor ?? null,
      reference: part.reference,
      notes,
      cashier_day_id: terms.dayId,
    })),
  );
  const payments = moved.rows.map((row) => toPayment(row, actor.name));
  for (const payment of payments) {
    context.audit({ action: 'CREATE', resource: 'payments', resourceId: payment.id, newValues: payment });
  }
  if (terms.dayId) context.announce(cashierTopic);
  return { invoice: toBalance(moved.invoice), payments };
}

export async function listPayments(
  { db, tenantId }: CallContext,
  { invoiceId }: CallInput<typeof contract.listPayments>,
) {
  const [isThere, rows] = await Promise.all([
    invoiceExists(db, tenantId, invoiceId),
    selectPayments(db, tenantId, invoiceId, contract.maxLedgerRows),
  ]);
  if (!isThere) throw new AppError('NOT_FOUND');
  return { payments: rows.map((row) => toPayment(row, row.author_name)) };
}

export async function recordReceiptPrint(
  context: CallContext,
  { paymentId, output }: CallInput<typeof contract.recordReceiptPrint>,
) {
  const row = await selectPaymentId(context.db, context.tenantId, paymentId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'payments',
    resourceId: paymentId,
    newValues: { document: 'receipt', output },
  });
  return { recorded: true as const };
}
