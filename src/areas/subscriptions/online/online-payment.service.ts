import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { hasTypedProofWaiting, licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import { payableMinor } from '../receivables/payable.rules.ts';
import type * as contract from './online-payment.contract.ts';
import type { OnlinePayment } from './online-payment.contract.ts';
import {
  hastenAsking,
  insertOnlinePayment,
  onlinePaymentRows,
  selectOpenPayment,
  writeOnlinePayment,
} from './online-payment.queries.ts';
import { firstAskMinutes, paymentReference } from './online-payment.rules.ts';

const screenPath = '/dashboard/license-billing';

/**
 * Begins a payment, or goes on with the one that was begun: the gateway knows one payment of an invoice at a time, so
 * that nobody pays twice on two pages.
 * @throws AppError NO_PAYMENT_GATEWAY; WRONG_STATE for an invoice that is not open; PROOF_WAITING where somebody says
 * that it is paid already.
 */
export async function startOnlinePayment(
  context: CallContext,
  { licenseInvoiceId }: CallInput<typeof contract.startOnlinePayment>,
): Promise<CallOutput<typeof contract.startOnlinePayment>> {
  const { db, tenantId, actor, clock, services } = context;
  if (!services.payments) throw new AppError('NO_PAYMENT_GATEWAY');
  const invoice = await licenseInvoiceRows.lock(db, tenantId, licenseInvoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (invoice.status !== 'open') throw new AppError('WRONG_STATE', { status: invoice.status });
  if (await hasTypedProofWaiting(db, tenantId, invoice.id)) throw new AppError('PROOF_WAITING');
  const { number, currency_code } = invoice;
  const amount_minor = payableMinor(invoice);
  const earlier = await selectOpenPayment(db, tenantId, invoice.id);
  const id = earlier?.id ?? newId();
  // Less is asked by now: what was begun goes on with that.
  if (earlier && earlier.amount_minor !== amount_minor) {
    await writeOnlinePayment(db, { tenantId, id }, { amount_minor });
  }
  if (!earlier) {
    const now = clock.now();
    await insertOnlinePayment(db, {
      tenant_id: tenantId,
      id,
      invoice_id: invoice.id,
      amount_minor,
      currency_code,
      status: 'open',
      proof_id: null,
      ask_at: new Date(now.getTime() + firstAskMinutes * 60_000).toISOString(),
      started_by: actor.userId,
      started_at: now.toISOString(),
      settled_at: null,
    });
  }
  context.audit({
    action: 'PAY_ONLINE',
    resource: 'license_invoices',
    resourceId: invoice.id,
    newValues: { number, amountMinor: amount_minor, currencyCode: currency_code },
  });
  const address = services.payments.start({
    reference: paymentReference({ tenantId, id }),
    amountMinor: amount_minor,
    currencyCode: currency_code,
    description: number,
    returnPath: `${screenPath}?payment=${id}`,
  });
  return { id, address };
}

export async function readOnlinePayment(
  { db, tenantId }: CallContext,
  { onlinePaymentId }: CallInput<typeof contract.readOnlinePayment>,
): Promise<OnlinePayment> {
  const row = await onlinePaymentRows.select(db, tenantId, onlinePaymentId);
  const invoice = row && (await licenseInvoiceRows.select(db, tenantId, row.invoice_id));
  if (!row || !invoice) throw new AppError('NOT_FOUND');
  return {
    id: row.id,
    invoiceNumber: invoice.number,
    amountMinor: row.amount_minor,
    currencyCode: row.currency_code,
    status: row.status,
  };
}

/** Whoever asks the gateway hears of it by the topic, once this transaction is over. */
export async function checkOnlinePayment(
  context: CallContext,
  input: CallInput<typeof contract.checkOnlinePayment>,
): Promise<OnlinePayment> {
  const { db, tenantId, clock } = context;
  const payment = await readOnlinePayment(context, input);
  await hastenAsking(db, { tenantId, id: payment.id }, clock.now().toISOString());
  context.announce('subscription');
  return payment;
}
