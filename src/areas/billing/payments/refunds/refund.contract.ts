import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { invoiceBalance, ledgerMethod, movedMinor, payment, reasonText } from '../payment.contract.ts';
import { issue } from '../payment.issues.ts';
import { refundPurposes } from '../payment.rules.ts';

export const refundStatuses = ['pending', 'approved', 'rejected'] as const;

/** A request to give money back; somebody with the permission decides on it. */
export const refundRequest = z.strictObject({
  id: z.uuid(),
  invoiceId: z.uuid(),
  invoiceNumber: z.string(),
  /** Null for a buyer who is no patient. */
  patient: z.strictObject(rowPatient).nullable(),
  currencyCode: z.string(),
  amountMinor: z.number().int(),
  method: ledgerMethod,
  reason: withheld(z.string()),
  /** Null where it was asked for before there were credit notes. */
  purpose: z.enum(refundPurposes).nullable(),
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

/** Whoever decides on a refund must know why it is asked for, whoever the patient is. */
export const refundWork = { permission: 'billing.refunds', fields: ['reason', 'decisionNote'] } as const;

export type RefundRequest = z.output<typeof refundRequest>;

export const requestRefund = defineCall('refunds.request', {
  address: 'POST /invoices/{invoiceId}/refund-requests',
  access: 'billing.payments',
  summary:
    'Ask for money to be given back: what was paid beyond what is owed after a credit note, or a payment taken by mistake, which is owed again',
  input: z.strictObject({
    invoiceId: z.uuid(),
    purpose: z.enum(refundPurposes, issue('purposeMissing')),
    amountMinor: movedMinor,
    /** 'deposit' gives back to the patient's deposit what it paid of this invoice. */
    method: ledgerMethod,
    reason: reasonText,
  }),
  output: refundRequest,
  errors: ['AMOUNT_TOO_HIGH', 'WRONG_STATE'],
});

const decision = {
  refundRequestId: z.uuid(),
  version: seenVersion,
};

export const approveRefund = defineCall('refunds.approve', {
  address: 'POST /refund-requests/{refundRequestId}/approval',
  access: 'billing.refunds',
  workNeeds: refundWork,
  summary: 'Approve a refund: the money goes back and the ledger says so',
  input: z.strictObject({ ...decision, note: optionalText(500) }),
  output: z.strictObject({ request: refundRequest, invoice: invoiceBalance, payment }),
  errors: ['SECOND_PERSON_REQUIRED', 'WRONG_STATE', 'AMOUNT_TOO_HIGH', 'CASHIER_DAY_CLOSED', 'STALE'],
});

export const rejectRefund = defineCall('refunds.reject', {
  address: 'POST /refund-requests/{refundRequestId}/rejection',
  access: 'billing.refunds',
  workNeeds: refundWork,
  summary: 'Reject a refund, saying why',
  input: z.strictObject({ ...decision, note: reasonText }),
  output: refundRequest,
  errors: ['WRONG_STATE', 'STALE'],
});

export const listRefundRequests = defineCall('refunds.list', {
  address: 'GET /refund-requests',
  access: ['billing.refunds', 'billing.payments'],
  workNeeds: refundWork,
  summary: 'List refund requests, newest first',
  input: z.strictObject({
    status: z.enum(refundStatuses).optional(),
    invoiceId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(refundRequest),
});
