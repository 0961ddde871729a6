import { clientPaymentRows, payInvoice, reviewProof } from '#areas/subscriptions/subscriptions.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { toPage } from '#kernel/page.ts';
import { noteClientPaid } from '../clients/note-client-paid.ts';
import type * as contract from './client-payment.contract.ts';
import type { ClientPayment } from './client-payment.contract.ts';
import {
  type ListedPayment,
  selectPayment,
  selectPayments,
  selectTimeZone,
  sumPayments,
} from './client-payment.queries.ts';
import { toPayment } from './client-payment.record.ts';
import { compareAmounts } from './payment-comparison.rules.ts';

const paymentRecord = recordOf({
  resource: 'client_payments',
  topic: 'client-payments',
  rows: clientPaymentRows,
  isTimed: false,
  select: selectPayment,
  toRecord: toPayment,
});

export async function listPayments(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listPayments>,
) {
  const rows = await selectPayments(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.submitted_at, row.id]);
  return { ...page, rows: page.rows.map(toPayment) };
}

export async function exportPayments(context: CallContext, input: CallInput<typeof contract.exportPayments>) {
  const page = await listPayments(context, input);
  const { cursor: _cursor, limit: _limit, ...filter } = input;
  context.audit({
    action: 'EXPORT',
    resource: 'client_payments',
    newValues: { ...filter, rows: page.rows.length },
  });
  return page;
}

export async function countPayments({ db, tenantId }: CallContext) {
  const sums = await sumPayments(db, tenantId);
  const count = (status?: ListedPayment['status']) =>
    sumMinor(sums.filter((row) => status === undefined || row.status === status).map((row) => row.count));
  const value = (rows: typeof sums) =>
    [...new Set(rows.map((row) => row.currency_code))].map((currencyCode) => ({
      currencyCode,
      amountMinor: sumMinor(
        rows.filter((row) => row.currency_code === currencyCode).map((row) => row.amount_minor),
      ),
    }));
  return {
    submitted: count('submitted'),
    approved: count('approved'),
    rejected: count('rejected'),
    total: count(),
    totalValue: value(sums),
    approvedValue: value(sums.filter(({ status }) => status === 'approved')),
  };
}

/**
 * Pays the invoice and extends the subscription in one transaction, and once however often it is pressed: the payment's
 * state and version decide who is first, and the invoice is open once. A suspended hospital stays suspended.
 * @throws AppError WRONG_STATE, STALE; PAYMENT_DIFFERS for another amount that nobody has explained.
 */
export async function approvePayment(
  context: CallContext,
  input: CallInput<typeof contract.approvePayment>,
): Promise<ClientPayment> {
  const { clientPaymentId, version, note, acceptsDifference } = input;
  const before = await requireWaiting(context, clientPaymentId, version);
  const comparison = compareAmounts(before);
  if (comparison !== 'same' && !(acceptsDifference && note)) {
    throw new AppError('PAYMENT_DIFFERS', { amount: comparison });
  }
  const now = context.clock.now();
  await decide(context, before, { status: 'approved', note });
  const clientId = before.client_id;
  const { subscription, invoice } = await context.inHospital(clientId, async (hospital) => {
    const timeZone = await selectTimeZone(hospital.db, clientId);
    return payInvoice(hospital, { proofId: before.id, invoiceId: before.invoice_id, note, now, timeZone });
  });
  await noteClientPaid(context, { subscription, invoice }, now.toISOString());
  return done(context, before, { action: 'APPROVE', note });
}

export async function rejectPayment(
  context: CallContext,
  { clientPaymentId, version, note }: CallInput<typeof contract.rejectPayment>,
): Promise<ClientPayment> {
  const before = await requireWaiting(context, clientPaymentId, version);
  await decide(context, before, { status: 'rejected', note });
  await context.inHospital(before.client_id, async (hospital) => {
    const at = context.clock.now().toISOString();
    const proof = { tenantId: hospital.tenantId, id: before.id };
    if (!(await reviewProof(hospital.db, proof, { status: 'rejected', note, at }))) throw decided('rejected');
    hospital.audit({
      action: 'REJECT',
      resource: 'payment_proofs',
      resourceId: before.id,
      newValues: { invoice: before.invoice_number, note },
    });
    hospital.announce('subscription');
  });
  return done(context, before, { action: 'REJECT', note });
}

function decided(status: string): AppError {
  return new AppError('WRONG_STATE', { status });
}

/** @throws AppError WRONG_STATE once it is decided; STALE with what is stored for an old version. */
async function requireWaiting(context: CallContext, id: string, version: number): Promise<ListedPayment> {
  const row = await paymentRecord.requireRow(context, id);
  if (row.status !== 'submitted') throw decided(row.status);
  await paymentRecord.requireVersion(context, row, version);
  return row;
}

/** Writes what was decided of the payment as it was read; of many at once one is first. */
async function decide(
  context: CallContext,
  { id, version }: ListedPayment,
  values: { status: 'approved' | 'rejected'; note: string | null },
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const review = { ...values, reviewed_by: actor.userId, reviewed_at: clock.now().toISOString() };
  const seen = { tenantId, id, version, only: { status: 'submitted' as const } };
  if (await clientPaymentRows.update(db, seen, review)) return;
  throw decided((await paymentRecord.requireRow(context, id)).status);
}

function done(
  context: CallContext,
  { id, invoice_number: invoice, client_id: client }: ListedPayment,
  { action, note }: { action: string; note: string | null },
): Promise<ClientPayment> {
  return paymentRecord.changed(context, id, { action, newValues: { invoice, client, note } });
}
