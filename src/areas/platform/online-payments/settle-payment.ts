import {
  copyProof,
  hasTransaction,
  insertProof,
  isFinal,
  licenseInvoiceRows,
  lockSubscription,
  onlineTransactionKey,
  type OnlinePaymentRow,
  onlinePaymentRows,
  payableMinor,
  payInvoice,
  writeOnlinePayment,
} from '#areas/subscriptions/subscriptions.public.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import type { PaymentReport } from '#kernel/payments/payment-gateway.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { noteClientPaid } from '../clients/note-client-paid.ts';
import { selectName } from '../closing/closing.queries.ts';

/** Names the work in notes about jobs. */
export const settlingJob = 'platform.settle-payment';

type Paid = NonNullable<PaymentReport['paid']>;

/**
 * Does what follows from a report of the gateway, inside the hospital. Its lock lets reports in one after another, so
 * that of any number in any order one pays the invoice, and only if amount, currency and invoice are as they were asked.
 * @throws AppError NOT_FOUND for a payment that nobody began here.
 */
export async function settlePayment(context: JobContext, id: string, report: PaymentReport): Promise<void> {
  const { db, tenantId } = context;
  const payment = await onlinePaymentRows.lock(db, tenantId, id);
  if (!payment) throw new AppError('NOT_FOUND');
  if (isFinal(payment.status)) return;
  if (report.status === 'failed' && payment.status !== 'failed')
    await settle(context, payment, 'failed', null);
  if (report.paid) await takePaid(context, payment, report.paid);
}

/** A payment of which nothing was ever heard; inside the hospital. */
export async function givePaymentUp(context: JobContext, id: string): Promise<void> {
  const payment = await onlinePaymentRows.lock(context.db, context.tenantId, id);
  if (payment?.status === 'open') await settle(context, payment, 'expired', null);
}

async function takePaid(context: JobContext, payment: OnlinePaymentRow, paid: Paid): Promise<void> {
  const { db, tenantId, clock, timeZone } = context;
  const now = clock.now();
  const at = now.toISOString();
  const subscription = await lockSubscription(db, tenantId);
  const invoice = await licenseInvoiceRows.lock(db, tenantId, payment.invoice_id);
  if (!invoice) throw new AppError('NOT_FOUND');
  const isRight =
    subscription !== undefined &&
    invoice.status === 'open' &&
    paid.amountMinor === payment.amount_minor &&
    paid.amountMinor === payableMinor(invoice) &&
    paid.currencyCode === payment.currency_code;
  const transactionKey = onlineTransactionKey(paid.transactionId);
  const isKnown = await context.atOperator((operator) =>
    hasTransaction(operator.db, operator.tenantId, transactionKey),
  );
  // One transaction for two invoices: there is nothing to keep but that it was told.
  if (isKnown) return settle(context, payment, 'review', null);
  const payer = await selectName(db, tenantId);
  const proof = {
    id: newId(),
    invoice_id: invoice.id,
    method: 'online' as const,
    payer_name: payer.name,
    payer_phone: null,
    transaction_id: paid.transactionId,
    amount_minor: paid.amountMinor,
    currency_code: paid.currencyCode,
    paid_on: dateIn(timeZone, now),
    note: null,
    submitted_at: at,
  };
  const waiting = { status: 'submitted', reviewed_at: null } as const;
  const approved = { status: 'approved', reviewed_at: at } as const;
  await insertProof(db, { ...proof, ...waiting, tenant_id: tenantId, submitted_by: payment.started_by });
  await context.atOperator(async (operator) => {
    const copied = { ...proof, ...(isRight ? approved : waiting) };
    const { number, currency_code } = invoice;
    const asked = { number, currency_code, amount_minor: payableMinor(invoice) };
    await copyProof(operator, copied, { clientId: tenantId, invoice: asked, transactionKey });
    operator.audit({
      action: 'CREATE',
      resource: 'client_payments',
      resourceId: proof.id,
      newValues: { client: tenantId, invoice: invoice.number, method: 'online', isPaid: isRight },
    });
    operator.announce('client-payments');
  });
  if (isRight) {
    const found = { proofId: proof.id, invoiceId: invoice.id, note: null, now, timeZone };
    const settled = await payInvoice(context, found);
    await context.atOperator((operator) => noteClientPaid(operator, settled, at));
  }
  await settle(context, payment, isRight ? 'paid' : 'review', proof.id);
}

async function settle(
  { db, tenantId, clock, audit, announce }: JobContext,
  { id, status: before }: OnlinePaymentRow,
  status: Exclude<OnlinePaymentRow['status'], 'open'>,
  proofId: string | null,
): Promise<void> {
  const settled_at = clock.now().toISOString();
  await writeOnlinePayment(db, { tenantId, id }, { status, proof_id: proofId, ask_at: null, settled_at });
  audit({
    action: 'UPDATE',
    resource: 'online_payments',
    resourceId: id,
    oldValues: { status: before },
    newValues: { status },
  });
  announce('subscription');
}
