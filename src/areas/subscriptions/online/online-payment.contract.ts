import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText } from '#kernel/text.ts';
import { onlinePaymentStatuses } from './online-payment.rules.ts';

export const startOnlinePayment = defineCall('onlinePayments.start', {
  address: 'POST /license-invoices/{licenseInvoiceId}/online-payments',
  access: 'admin.settings',
  summary: "Begin to pay an invoice for the subscription on the page of the operator's payment gateway",
  input: z.strictObject({ licenseInvoiceId: z.uuid() }),
  output: z.strictObject({
    id: z.uuid(),
    /** Of the page on which it is paid. */
    address: z.string(),
  }),
  errors: ['NO_PAYMENT_GATEWAY', 'WRONG_STATE', 'PROOF_WAITING'],
});

const onlinePayment = z.strictObject({
  id: z.uuid(),
  invoiceNumber: z.string(),
  amountMinor: z.number().int(),
  currencyCode: z.string(),
  status: z.enum(onlinePaymentStatuses),
});

export type OnlinePayment = z.output<typeof onlinePayment>;

export const readOnlinePayment = defineCall('onlinePayments.read', {
  address: 'GET /online-payments/{onlinePaymentId}',
  access: 'billing.read',
  module: 'billing_enabled',
  summary: 'Read what has become of a payment that was begun online',
  input: z.strictObject({ onlinePaymentId: z.uuid() }),
  output: onlinePayment,
});

export const checkOnlinePayment = defineCall('onlinePayments.check', {
  address: 'POST /online-payments/{onlinePaymentId}/checks',
  access: 'admin.settings',
  summary: 'Have the gateway asked what has become of a payment, such as when its payer comes back',
  unaudited: 'nothing is changed by it; what the gateway answers is in the trail',
  input: z.strictObject({ onlinePaymentId: z.uuid() }),
  output: onlinePayment,
});

export const takePaymentCallback = defineCall('onlinePayments.callback', {
  address: 'POST /payment-callbacks',
  access: 'public',
  summary:
    "Take what the operator's payment gateway tells of a payment, with its signature; repeats change nothing",
  input: z.strictObject({
    /** As it was signed. */
    body: boundedText(sizeLimits.paymentCallbackBytes),
    signature: boundedText(200),
  }),
  output: z.strictObject({ taken: z.literal(true) }),
  errors: ['NO_PAYMENT_GATEWAY', 'PAYMENT_CALLBACK_REFUSED'],
});
