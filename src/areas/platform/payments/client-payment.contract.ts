import { z } from 'zod';
import { paymentMethods, proofStatuses } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { openedFile } from '#kernel/files/file-input.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';

export const clientPayment = z.strictObject({
  id: z.uuid(),
  /** The hospital's. */
  clientId: z.uuid(),
  tenantName: z.string(),
  invoiceNumber: z.string(),
  /** What is asked for, in minor units. */
  invoiceAmountMinor: z.number().int(),
  invoiceCurrencyCode: z.string(),
  method: z.enum(paymentMethods),
  payerName: z.string(),
  payerPhone: z.string().nullable(),
  transactionId: z.string(),
  /** What was paid, as the hospital says. */
  amountMinor: z.number().int(),
  currencyCode: z.string(),
  paidOn: z.string(),
  status: z.enum(proofStatuses),
  note: z.string().nullable(),
  submittedAt: z.string(),
  reviewedAt: z.string().nullable(),
  /** A picture or PDF of the receipt came with it. */
  hasFile: z.boolean(),
  version: z.number().int(),
  /** What was paid beside what is asked for. */
  amount: z.enum(['same', 'less', 'more', 'other-currency']),
  /** The payer is the hospital, by name or phone. */
  isPayerKnown: z.boolean(),
  /** How often the same transaction was handed in and refused. */
  refusedBefore: z.number().int(),
});

export type ClientPayment = z.output<typeof clientPayment>;

const filter = {
  status: z.enum([...proofStatuses, 'all']).default('all'),
  /** Hospital, invoice or transaction. */
  search: freeText(200).optional(),
};

export const listPayments = defineCall('clientPayments.list', {
  address: 'GET /client-payments',
  access: 'super_admin',
  summary:
    'List the payments that hospitals have handed in, the newest first, each compared with its invoice',
  input: z.strictObject({ ...filter, ...pageRequest }),
  output: pageOf(clientPayment),
});

export const readPaymentFile = defineCall('clientPayments.readFile', {
  address: 'GET /client-payments/{clientPaymentId}/file',
  access: 'super_admin',
  summary: 'Read the picture or PDF of the receipt that came with a payment; each opening is in the trail',
  input: z.strictObject({ clientPaymentId: z.uuid() }),
  output: openedFile,
});

const count = z.number().int();
const amounts = z.array(z.strictObject({ currencyCode: z.string(), amountMinor: count }));

export const countPayments = defineCall('clientPayments.counts', {
  address: 'GET /client-payment-counts',
  access: 'super_admin',
  summary: 'Count payments by their state, with the sums of all and of what was approved by currency',
  output: z.strictObject({
    submitted: count,
    approved: count,
    rejected: count,
    total: count,
    totalValue: amounts,
    approvedValue: amounts,
  }),
});

export const exportPayments = defineCall('clientPayments.export', {
  address: 'GET /client-payment-export',
  access: 'super_admin',
  exports: 'billing.export',
  readsReplica: true,
  summary: 'Read the filtered list page by page to take it away (recorded in the audit trail)',
  input: z.strictObject({ ...filter, ...pageRequest }),
  output: pageOf(clientPayment),
});

const review = { clientPaymentId: z.uuid(), version: seenVersion };

export const approvePayment = defineCall('clientPayments.approve', {
  address: 'POST /client-payments/{clientPaymentId}/approval',
  access: 'super_admin',
  summary: 'Approve a payment: its invoice is paid and the subscription extended, once',
  input: z.strictObject({
    ...review,
    note: optionalText(500),
    /** Another amount than asked for is right all the same; the note says why. */
    acceptsDifference: z.boolean().default(false),
  }),
  output: clientPayment,
  errors: ['WRONG_STATE', 'STALE', 'PAYMENT_DIFFERS'],
});

export const rejectPayment = defineCall('clientPayments.reject', {
  address: 'POST /client-payments/{clientPaymentId}/rejection',
  access: 'super_admin',
  summary: 'Refuse a payment with a note, which the hospital reads; it may hand in a mended one',
  input: z.strictObject({ ...review, note: requiredText(500) }),
  output: clientPayment,
  errors: ['WRONG_STATE', 'STALE'],
});
