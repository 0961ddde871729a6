import { notify, notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { decidePending } from '#server/requests/pending-requests.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { notice } from '../../billing.notices.ts';
import { lockInvoice } from '../../invoices/invoice.queries.ts';
import { sumDepositPayments } from '../../deposits/deposit.queries.ts';
import { returnToDeposit } from '../../deposits/deposit-payment.service.ts';
import { invoiceTopic, toRefundOf } from '../../invoices/invoice.rules.ts';
import { dayOfRefund } from '../cashier/drawer.ts';
import { moveMoney } from '../ledger/ledger.service.ts';
import { selectMoneySettings } from '../payment.queries.ts';
import { toBalance, toPayment } from '../payment.record.ts';
import { cashierTopic, paymentsTopic } from '../payment.rules.ts';
import type * as contract from './refund.contract.ts';
import type { RefundRequest } from './refund.contract.ts';
import {
  insertRequest,
  type NamedRefundRow,
  refundRows,
  selectRequest,
  selectRequests,
  sumPendingRequests,
} from './refund.queries.ts';
import { toRequest } from './refund.record.ts';

const requestsPath = '/dashboard/billing/refunds';

/**
 * @throws AppError AMOUNT_TOO_HIGH beyond what can be given back for this purpose, less what others asked for;
 * WRONG_STATE when nothing was paid.
 */
export async function requestRefund(
  context: CallContext,
  { invoiceId, ...wish }: CallInput<typeof contract.requestRefund>,
): Promise<RefundRequest> {
  const { db, tenantId, actor, clock } = context;
  const invoice = await lockInvoice(db, tenantId, invoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (invoice.paid_minor === 0) throw new AppError('WRONG_STATE', { status: invoice.status });
  const [pendingMinor, pendingCreditMinor, settings, deciders] = await Promise.all([
    sumPendingRequests(db, tenantId, invoiceId),
    sumPendingRequests(db, tenantId, invoiceId, { purpose: 'credit' }),
    selectMoneySettings(db, tenantId),
    findPeopleWith(db, tenantId, 'billing.refunds'),
  ]);
  const paidMinor = subtractMinor(invoice.paid_minor, pendingMinor);
  const creditedMinor = subtractMinor(toRefundOf(invoice), pendingCreditMinor);
  const refundableMinor = Math.max(
    0,
    wish.purpose === 'mistake' ? paidMinor : Math.min(paidMinor, creditedMinor),
  );
  if (wish.amountMinor > refundableMinor) throw new AppError('AMOUNT_TOO_HIGH', { refundableMinor });
  if (wish.method === 'deposit') await refuseAboveDeposit(context, invoiceId, wish.amountMinor);
  const id = newId();
  await insertRequest(db, {
    tenant_id: tenantId,
    id,
    invoice_id: invoiceId,
    amount_minor: wish.amountMinor,
    method: wish.method,
    reason: wish.reason,
    purpose: wish.purpose,
    requested_by: actor.userId,
    requested_at: clock.now().toISOString(),
    needed_second_person: settings.refund_needs_approval,
  });
  const request = toRequest(await requireRequest(context, id));
  context.audit({ action: 'CREATE', resource: 'refund_requests', resourceId: id, newValues: request });
  announceRequest(context, invoiceId);
  await notifyAll(
    context,
    deciders.filter((userId) => userId !== actor.userId),
    {
      notice: notice('refundRequested', { person: actor.name, invoice: invoice.invoice_number }),
      link: requestsPath,
    },
  );
  return request;
}

/**
 * Gives the money back: a negative row of the ledger, in the open day of the cashier who asked for it. One that was
 * asked for before there were credit notes goes out only as far as something was credited: it must not make a debt.
 * @throws AppError SECOND_PERSON_REQUIRED for one's own request; WRONG_STATE once decided; STALE for an old version;
 * AMOUNT_TOO_HIGH where less can be given back by now; CASHIER_DAY_CLOSED for cash without the cashier's open day.
 */
export async function approveRefund(
  context: CallContext,
  { refundRequestId, version, note }: CallInput<typeof contract.approveRefund>,
) {
  const { db, tenantId, actor } = context;
  const asked = await requireRequest(context, refundRequestId);
  const invoice = await lockInvoice(db, tenantId, asked.invoice_id);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (asked.needed_second_person && asked.requested_by === actor.userId) {
    throw new AppError('SECOND_PERSON_REQUIRED');
  }
  await decide(context, asked, version, 'approved', note);
  const purpose = asked.purpose ?? 'credit';
  const refundableMinor = purpose === 'mistake' ? invoice.paid_minor : toRefundOf(invoice);
  if (asked.amount_minor > refundableMinor) throw new AppError('AMOUNT_TOO_HIGH', { refundableMinor });
  const toDeposit = asked.method === 'deposit';
  const writeReturn = toDeposit ? await returnToDeposit(context, invoice, asked.amount_minor) : null;
  const dayId = toDeposit ? null : await dayOfRefund(context, asked);
  const moved = await moveMoney(context, invoice, [
    {
      kind: 'refund',
      amount_minor: -asked.amount_minor,
      method: asked.method,
      reason: asked.reason,
      purpose,
      refund_request_id: asked.id,
      cashier_day_id: dayId,
    },
  ]);
  writeReturn?.(moved.rows[0]!);
  const payment = toPayment(moved.rows[0]!, actor.name);
  context.audit({ action: 'REFUND', resource: 'payments', resourceId: payment.id, newValues: payment });
  if (dayId) context.announce(cashierTopic);
  const request = toRequest(await requireRequest(context, refundRequestId));
  return { request, invoice: toBalance(moved.invoice), payment };
}

/** @throws AppError WRONG_STATE once decided; STALE for an old version. */
export async function rejectRefund(
  context: CallContext,
  { refundRequestId, version, note }: CallInput<typeof contract.rejectRefund>,
): Promise<RefundRequest> {
  const asked = await requireRequest(context, refundRequestId);
  await decide(context, asked, version, 'rejected', note);
  announceRequest(context, asked.invoice_id);
  return toRequest(await requireRequest(context, refundRequestId));
}

/** Refuses to give back to the deposit more than it paid of the invoice and others did not ask for already. */
async function refuseAboveDeposit({ db, tenantId }: CallContext, invoiceId: string, amountMinor: number) {
  const [paidMinor, pendingMinor] = await Promise.all([
    sumDepositPayments(db, tenantId, invoiceId),
    sumPendingRequests(db, tenantId, invoiceId, { method: 'deposit' }),
  ]);
  const refundableMinor = Math.max(0, subtractMinor(paidMinor, pendingMinor));
  if (amountMinor > refundableMinor) throw new AppError('AMOUNT_TOO_HIGH', { refundableMinor });
}

/** The page of the invoice says what is waiting. */
function announceRequest(context: CallContext, invoiceId: string): void {
  for (const topic of [paymentsTopic, invoiceTopic(invoiceId)] as const) context.announce(topic);
}

async function decide(
  context: CallContext,
  asked: NamedRefundRow,
  version: number,
  status: 'approved' | 'rejected',
  note: string | null,
): Promise<void> {
  const { actor } = context;
  const read = async (id: string) => toRequest(await requireRequest(context, id));
  await decidePending(
    context,
    { rows: refundRows, resource: 'refund_requests', read },
    { id: asked.id, version, status, note },
  );
  if (asked.requested_by === actor.userId) return;
  await notify(context, {
    userId: asked.requested_by,
    notice: notice(status === 'approved' ? 'refundApproved' : 'refundRejected', {
      person: actor.name,
      invoice: asked.invoice_number,
    }),
    link: requestsPath,
  });
}

export async function listRefundRequests(
  { db, tenantId }: CallContext,
  filter: CallInput<typeof contract.listRefundRequests>,
): Promise<Page<RefundRequest>> {
  const rows = await selectRequests(db, tenantId, filter);
  const page = toPage(rows, filter.limit, (row) => [row.requested_at, row.id]);
  return { ...page, rows: page.rows.map(toRequest) };
}

async function requireRequest({ db, tenantId }: CallContext, id: string): Promise<NamedRefundRow> {
  const row = await selectRequest(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
