import type { PublicContext } from '#server/public-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import {
  type onlinePaymentContract,
  readReference,
} from '#areas/subscriptions/subscriptions-contract.public.ts';
import { settlePayment, settlingJob } from './settle-payment.ts';

/**
 * Takes what the gateway tells by itself. It is answered once everything is stored: a gateway that hears nothing sends
 * it again, and we ask by ourselves.
 * @throws AppError PAYMENT_CALLBACK_REFUSED for what the gateway did not sign just now.
 */
export async function takePaymentCallback(
  { services, clock, asJob }: PublicContext,
  callback: CallInput<typeof onlinePaymentContract.takePaymentCallback>,
): Promise<{ taken: true }> {
  if (!services.payments) throw new AppError('NO_PAYMENT_GATEWAY');
  const report = services.payments.readCallback(callback, clock.now());
  const payment = report && readReference(report.reference);
  if (!report || !payment) throw new AppError('PAYMENT_CALLBACK_REFUSED');
  await asJob(payment.tenantId, settlingJob, (context) => settlePayment(context, payment.id, report));
  return { taken: true };
}
