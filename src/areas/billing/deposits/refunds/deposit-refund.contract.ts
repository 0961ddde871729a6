import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { method, movedMinor, reasonText } from '../../payments/payment.contract.ts';
import { issue as paymentIssue } from '../../payments/payment.issues.ts';
import { refundStatuses, refundWork } from '../../payments/refunds/refund.contract.ts';
import { depositAccount, depositEntry } from '../deposit.contract.ts';
import { depositRefundPurposes } from '../deposit.rules.ts';

/** A request to give a deposit, or what is left of it, back to the patient; somebody entitled decides. */
export const depositRefundRequest = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  currencyCode: z.string(),
  amountMinor: z.number().int(),
  method,
  purpose: z.enum(depositRefundPurposes),
  reason: withheld(z.string()),
  status: z.enum(refundStatuses),
  requestedBy: z.uuid(),
  requestedByName: z.string(),
  requestedAt: z.string(),
  /** Somebody else must decide. */
  needsSecondPerson: z.boolean(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: withheld(z.string()),
  version: z.number().int(),
});

export type DepositRefundRequest = z.output<typeof depositRefundRequest>;

export const requestDepositRefund = defineCall('depositRefunds.request', {
  address: 'POST /patients/{patientId}/deposit-refund-requests',
  access: 'billing.payments',
  summary: 'Ask for a deposit to be given back: what is left of it, or one that was taken by mistake',
  input: z.strictObject({
    patientId: z.uuid(),
    purpose: z.enum(depositRefundPurposes, paymentIssue('purposeMissing')),
    amountMinor: movedMinor,
    method,
    reason: reasonText,
  }),
  output: depositRefundRequest,
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      purpose: 'balance',
      amountMinor: 5_000,
      method: 'cash',
      reason: 'Moves to another town',
    },
  },
});

const decision = { depositRefundRequestId: z.uuid(), version: seenVersion };

export const approveDepositRefund = defineCall('depositRefunds.approve', {
  address: 'POST /deposit-refund-requests/{depositRefundRequestId}/approval',
  access: 'billing.refunds',
  workNeeds: refundWork,
  summary: 'Approve the refund of a deposit: the money goes back and the deposit says so',
  input: z.strictObject({ ...decision, note: optionalText(500) }),
  output: z.strictObject({
    request: depositRefundRequest,
    account: depositAccount,
    entry: depositEntry,
  }),
  errors: ['SECOND_PERSON_REQUIRED', 'WRONG_STATE', 'AMOUNT_TOO_HIGH', 'CASHIER_DAY_CLOSED', 'STALE'],
});

export const rejectDepositRefund = defineCall('depositRefunds.reject', {
  address: 'POST /deposit-refund-requests/{depositRefundRequestId}/rejection',
  access: 'billing.refunds',
  workNeeds: refundWork,
  summary: 'Reject the refund of a deposit, saying why',
  input: z.strictObject({ ...decision, note: reasonText }),
  output: depositRefundRequest,
  errors: ['WRONG_STATE', 'STALE'],
});

export const listDepositRefunds = defineCall('depositRefunds.list', {
  address: 'GET /deposit-refund-requests',
  access: ['billing.refunds', 'billing.payments'],
  workNeeds: refundWork,
  summary: 'List requests to give deposits back, newest first',
  input: z.strictObject({
    status: z.enum(refundStatuses).optional(),
    patientId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(depositRefundRequest),
});
