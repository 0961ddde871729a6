import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type InvoiceRow, lockInvoice } from '../invoices/invoice.queries.ts';
import { dueOf, takesPayment } from '../invoices/invoice.rules.ts';
import { moveMoney } from '../payments/ledger/ledger.service.ts';
import type { PaymentRow } from '../payments/payment.queries.ts';
import { toBalance, toPayment } from '../payments/payment.record.ts';
import type * as contract from './deposit.contract.ts';
import { issue } from './deposit.issues.ts';
import * as queries from './deposit.queries.ts';
import { emptyMovement, toAccount } from './deposit.record.ts';
import { depositsTopic } from './deposit.rules.ts';

/**
 * Pays an invoice out of the deposit of its patient: an entry of the invoice's ledger and one of the deposit, which
 * name each other. No money moves, so no cashier's day has it.
 * @throws AppError NOT_FOUND; WRONG_STATE unless the invoice was sent and something is due; INVALID_INPUT at the
 * amount above what is due or what is left.
 */
export async function payFromDeposit(
  context: CallContext,
  { invoiceId, amountMinor, notes }: CallInput<typeof contract.payFromDeposit>,
) {
  const { db, tenantId, actor, clock } = context;
  const invoice = await lockInvoice(db, tenantId, invoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (!takesPayment(invoice.status)) throw new AppError('WRONG_STATE', { status: invoice.status });
  if (amountMinor > dueOf(invoice)) {
    throw invalidFields({ amountMinor: issue('moreThanDue', { due: dueOf(invoice) }) });
  }
  const { patient_id: patientId } = invoice;
  const account = patientId === null ? undefined : await queries.lockAccount(db, tenantId, patientId);
  if (!account || amountMinor > account.left_minor) {
    throw invalidFields({ amountMinor: issue('moreThanLeft', { left: account?.left_minor ?? 0 }) });
  }
  if (account.currency_code !== invoice.currency_code) {
    throw invalidFields({ amountMinor: issue('otherCurrency', { currency: account.currency_code }) });
  }
  const changed = await queries.changeAccount(db, account, { used: amountMinor }, clock.now().toISOString());
  const pending = await queries.sumPendingDepositRefunds(db, tenantId, account.patient_id);
  const moved = await moveMoney(context, invoice, [
    { kind: 'payment', amount_minor: amountMinor, method: 'deposit', notes },
  ]);
  const [row] = moved.rows;
  context.sendOff(queries.insertMovements(db, [movementOf(account.patient_id, row!, changed.left_minor)]));
  const payment = toPayment(row!, actor.name);
  context.audit({ action: 'CREATE', resource: 'payments', resourceId: payment.id, newValues: payment });
  context.announce(depositsTopic);
  return { account: toAccount(changed, pending), invoice: toBalance(moved.invoice), payment };
}

/**
 * What a refund on a locked invoice by method 'deposit' gives back to the deposit; called before the refund is
 * written. Returns what writes the deposit's own entry once the refund has its row.
 * @throws AppError AMOUNT_TOO_HIGH beyond what the deposit paid of this invoice.
 */
export async function returnToDeposit(context: CallContext, invoice: InvoiceRow, amountMinor: number) {
  const { db, tenantId, clock } = context;
  const paidMinor = await queries.sumDepositPayments(db, tenantId, invoice.id);
  const { patient_id: patientId } = invoice;
  const account = patientId === null ? undefined : await queries.lockAccount(db, tenantId, patientId);
  if (!account || amountMinor > paidMinor) {
    throw new AppError('AMOUNT_TOO_HIGH', { refundableMinor: paidMinor });
  }
  const changed = await queries.changeAccount(db, account, { used: -amountMinor }, clock.now().toISOString());
  return (refund: PaymentRow) => {
    context.sendOff(
      queries.insertMovements(db, [movementOf(account.patient_id, refund, changed.left_minor)]),
    );
    context.announce(depositsTopic);
  };
}

function movementOf(patientId: string, payment: PaymentRow, leftMinor: number): queries.DepositRow {
  const { tenant_id, notes, reason, created_by, created_at } = payment;
  return {
    ...emptyMovement,
    tenant_id,
    id: newId(),
    patient_id: patientId,
    kind: payment.kind === 'payment' ? 'used' : 'returned',
    amount_minor: -payment.amount_minor,
    left_minor: leftMinor,
    payment_id: payment.id,
    notes,
    reason,
    created_by,
    created_at,
  };
}
