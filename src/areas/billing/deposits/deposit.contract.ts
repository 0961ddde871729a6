import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { optionalText } from '#kernel/text.ts';
import { invoiceBalance, movedMinor, payment, paymentPart } from '../payments/payment.contract.ts';
import { paymentMethods } from '../payments/payment.rules.ts';
import { depositKinds, depositRefundPurposes } from './deposit.rules.ts';

/** The deposits of a patient in minor units: received = used + refunded + left. */
export const depositAccount = z.strictObject({
  patientId: z.uuid(),
  currencyCode: z.string(),
  receivedMinor: z.number().int(),
  usedMinor: z.number().int(),
  refundedMinor: z.number().int(),
  leftMinor: z.number().int(),
  /** Asked back and not decided yet; part of what is left. */
  pendingRefundMinor: z.number().int(),
});

export type DepositAccount = z.output<typeof depositAccount>;

/** One movement of a patient's deposits. */
export const depositEntry = z.strictObject({
  id: z.uuid(),
  patient: z.strictObject(rowPatient),
  kind: z.enum(depositKinds),
  /** Negative for what leaves the deposit. */
  amountMinor: z.number().int(),
  /** What was left after it. */
  leftMinor: z.number().int(),
  /** Null where an invoice was paid with it, or gave it back. */
  method: z.enum(paymentMethods).nullable(),
  tenderedMinor: z.number().int().nullable(),
  changeMinor: z.number().int(),
  reference: z.string().nullable(),
  notes: withheld(z.string()),
  purpose: z.enum(depositRefundPurposes).nullable(),
  reason: withheld(z.string()),
  receiptNumber: z.string().nullable(),
  admissionId: z.uuid().nullable(),
  admissionNumber: z.string().nullable(),
  /** The invoice that was paid with it, or that gave it back. */
  invoiceId: z.uuid().nullable(),
  invoiceNumber: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
});

export type DepositEntry = z.output<typeof depositEntry>;

const patientId = z.uuid();

/** Whose deposits they are, as a receipt says it. */
export const depositPatient = z.strictObject({
  id: z.uuid(),
  patientNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export type DepositPatient = z.output<typeof depositPatient>;

const exampleAccount: DepositAccount = {
  patientId: '01980000-0000-7000-8000-000000000001',
  currencyCode: 'BDT',
  receivedMinor: 1_000_000,
  usedMinor: 0,
  refundedMinor: 0,
  leftMinor: 1_000_000,
  pendingRefundMinor: 0,
};

const exampleEntry: DepositEntry = {
  id: '01980000-0000-7000-8000-000000000056',
  patient: { id: exampleAccount.patientId, isRestricted: false },
  kind: 'received',
  amountMinor: 1_000_000,
  leftMinor: 1_000_000,
  method: 'cash',
  tenderedMinor: null,
  changeMinor: 0,
  reference: null,
  notes: null,
  purpose: null,
  reason: null,
  receiptNumber: 'DEP-000001',
  admissionId: null,
  admissionNumber: null,
  invoiceId: null,
  invoiceNumber: null,
  createdAt: '2026-03-02T09:10:00.000Z',
  createdByName: 'Tanvir Hasan',
};

export const takeDeposit = defineCall('deposits.take', {
  address: 'POST /patients/{patientId}/deposits',
  access: 'billing.payments',
  summary:
    'Receive money for a patient before there is an invoice, named for an admission where it is for one',
  input: z.strictObject({
    patientId,
    part: paymentPart,
    admissionId: z.uuid().nullish(),
    notes: optionalText(500),
    /** True where a wallet's transaction that stands elsewhere is known to have paid this as well. */
    sharesTransaction: z.boolean().default(false),
  }),
  output: z.strictObject({ account: depositAccount, entry: depositEntry }),
  errors: ['CASHIER_DAY_CLOSED', 'TRANSACTION_USED'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      part: { method: 'cash', amountMinor: 1000000 },
    },
    output: { account: exampleAccount, entry: exampleEntry },
  },
});

/** The newest movements that the page of a patient shows. */
export const maxEntriesShown = 100;

export const readDeposits = defineCall('deposits.ofPatient', {
  address: 'GET /patients/{patientId}/deposits',
  access: 'billing.read',
  summary: `Read what is left of a patient's deposits and their newest ${maxEntriesShown} movements`,
  input: z.strictObject({ patientId }),
  output: z.strictObject({
    patient: depositPatient,
    account: depositAccount,
    entries: z.array(depositEntry),
  }),
});

export const payFromDeposit = defineCall('deposits.use', {
  address: 'POST /invoices/{invoiceId}/deposit-payments',
  access: 'billing.payments',
  summary:
    "Pay an invoice, in full or in part, out of the patient's deposit: never above what is due or what is left",
  input: z.strictObject({ invoiceId: z.uuid(), amountMinor: movedMinor, notes: optionalText(500) }),
  output: z.strictObject({ account: depositAccount, invoice: invoiceBalance, payment }),
  errors: ['WRONG_STATE'],
});

export const listDepositsOfDay = defineCall('deposits.ofDay', {
  address: 'GET /cashier-days/{cashierDayId}/deposits',
  access: 'billing.payments',
  summary: "List the deposits received and given back in a cashier's day, newest first",
  input: z.strictObject({ cashierDayId: z.uuid(), ...pageRequest }),
  output: pageOf(depositEntry.extend({ patientName: z.string() })),
});

export const recordDepositPrint = defineCall('deposits.recordPrint', {
  address: 'POST /deposits/{depositId}/prints',
  access: 'billing.read',
  summary: 'Record that the receipt of a deposit was printed or downloaded',
  input: z.strictObject({ depositId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
