import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { lockInvoice } from '../invoices/invoice.queries.ts';
import { dueOf, takesPayment } from '../invoices/invoice.rules.ts';
import { requireDay } from './cashier/drawer.ts';
import { moveMoney } from './ledger/ledger.service.ts';
import * as contract from './payment.contract.ts';
import {
  selectInvoicePatient,
  selectPaymentId,
  selectPayments,
  selectPaymentTerms,
} from './payment.queries.ts';
import { rowPatientOf, toBalance, toPayment } from './payment.record.ts';
import { amountOfParts, cashierTopic } from './payment.rules.ts';
import {
  claimTransactions,
  findUsedTransactions,
  firstOf,
  namesOf,
} from './transactions/transaction.service.ts';

/**
 * Records what a patient pays, all parts or none. Cash opens the cashier's day where none is open.
 * @throws AppError WRONG_STATE unless the invoice was sent and something is due; AMOUNT_TOO_HIGH above what is
 * due; CASHIER_DAY_CLOSED for cash without an open day where the hospital asks for one; TRANSACTION_USED for a
 * wallet's transaction that stands on another payment, unless it is known to have paid both.
 */
export async function recordPayment(
  context: CallContext,
  { invoiceId, parts, notes, sharesTransaction }: CallInput<typeof contract.recordPayment>,
) {
  const { db, tenantId, actor } = context;
  const [invoice, terms] = await Promise.all([
    lockInvoice(db, tenantId, invoiceId),
    selectPaymentTerms(db, tenantId, actor.userId),
  ]);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (!takesPayment(invoice.status)) throw new AppError('WRONG_STATE', { status: invoice.status });
  const dueMinor = dueOf(invoice);
  if (amountOfParts(parts) > dueMinor) throw new AppError('AMOUNT_TOO_HIGH', { dueMinor });
  const used = await findUsedTransactions(context, parts);
  if (used.size > 0 && !sharesTransaction) throw new AppError('TRANSACTION_USED', firstOf(used));
  const takesCash = parts.some((part) => part.method === 'cash');
  const dayId = takesCash
    ? await requireDay(context, { id: actor.userId, name: actor.name }, terms)
    : terms.dayId;
  const movements = parts.map((part) => ({
    kind: 'payment' as const,
    amount_minor: part.amountMinor,
    method: part.method,
    tendered_minor: part.tenderedMinor ?? null,
    ...namesOf(part, used),
    notes,
    cashier_day_id: dayId,
  }));
  await claimTransactions(context, 'payment', movements);
  const moved = await moveMoney(context, invoice, movements);
  const payments = moved.rows.map((row) => toPayment(row, actor.name));
  for (const payment of payments) {
    context.audit({ action: 'CREATE', resource: 'payments', resourceId: payment.id, newValues: payment });
  }
  if (dayId) context.announce(cashierTopic);
  return { invoice: toBalance(moved.invoice), payments };
}

export async function listPayments(
  { db, tenantId }: CallContext,
  { invoiceId }: CallInput<typeof contract.listPayments>,
) {
  const [owner, rows] = await Promise.all([
    selectInvoicePatient(db, tenantId, invoiceId),
    selectPayments(db, tenantId, invoiceId, contract.maxLedgerRows),
  ]);
  if (!owner) throw new AppError('NOT_FOUND');
  return {
    patient: rowPatientOf(owner.id, owner.is_restricted),
    payments: rows.map((row) => toPayment(row, row.author_name)),
  };
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
