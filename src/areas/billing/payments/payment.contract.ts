import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { invoiceStatuses } from '../invoices/invoice.rules.ts';
import { maxPriceMinor } from '../services/service.contract.ts';
import { issue } from './payment.issues.ts';
import {
  isTransactionNumber,
  isWallet,
  ledgerMethods,
  paymentMethods,
  refundPurposes,
  repeatedTransactions,
} from './payment.rules.ts';

/** One entry of the ledger; amounts are minor units of the invoice's currency. */
export const payment = z.strictObject({
  id: z.uuid(),
  invoiceId: z.uuid(),
  receiptNumber: z.string(),
  kind: z.enum(['payment', 'refund']),
  /** Negative for a refund. */
  amountMinor: z.number().int(),
  method: z.enum(ledgerMethods),
  tenderedMinor: z.number().int().nullable(),
  changeMinor: z.number().int(),
  reference: z.string().nullable(),
  notes: withheld(z.string()),
  reason: withheld(z.string()),
  /** What a refund is for; null for payments, and for refunds from before there were credit notes. */
  purpose: z.enum(refundPurposes).nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
});

export type Payment = z.output<typeof payment>;

/** What an invoice has been paid and what is due, after money moved. */
export const invoiceBalance = z.strictObject({
  id: z.uuid(),
  invoiceNumber: z.string(),
  currencyCode: z.string(),
  status: z.enum(invoiceStatuses),
  totalMinor: z.number().int(),
  creditedMinor: z.number().int(),
  paidMinor: z.number().int(),
  dueMinor: z.number().int(),
  /** What was paid beyond total - credited and is to be given back. */
  toRefundMinor: z.number().int(),
  paidAt: z.string().nullable(),
  version: z.number().int(),
});

export type InvoiceBalance = z.output<typeof invoiceBalance>;

export const method = z.enum(paymentMethods, issue('methodMissing'));

/** The same, or to where a deposit paid: the patient's deposit. */
export const ledgerMethod = z.enum(ledgerMethods, issue('methodMissing'));

/** An amount that moves: above zero, in minor units. */
export const movedMinor = z
  .number(valueIssue('amountMissing'))
  .int(valueIssue('amountMissing'))
  .min(1, valueIssue('amountNotPositive'))
  .max(maxPriceMinor * 100);

export const maxParts = 6;

/** Money that is handed over by one method, with what names it elsewhere. */
export const paymentPart = z
  .strictObject({
    method,
    amountMinor: movedMinor,
    /** Cash handed over; the change follows from it. */
    tenderedMinor: z.number().int().min(0).nullish(),
    /** A wallet's transaction number, without which nothing is taken by it; a card's slip; or free. */
    reference: optionalText(100),
  })
  .refine(({ method: by, reference }) => !isWallet(by) || reference !== null, {
    path: ['reference'],
    message: issue('transactionMissing'),
  })
  .refine(({ method: by, reference }) => reference === null || isTransactionNumber(by, reference), {
    path: ['reference'],
    message: issue('transactionMalformed'),
  })
  .refine(({ method: by, tenderedMinor }) => tenderedMinor == null || by === 'cash', {
    path: ['tenderedMinor'],
    message: issue('cashOnly'),
  })
  .refine(({ amountMinor, tenderedMinor }) => tenderedMinor == null || tenderedMinor >= amountMinor, {
    path: ['tenderedMinor'],
    message: issue('lessThanAmount'),
  });

const examplePayment: Payment = {
  id: '01980000-0000-7000-8000-000000000051',
  invoiceId: '01980000-0000-7000-8000-000000000041',
  receiptNumber: 'RCT-000001',
  kind: 'payment',
  amountMinor: 50_000,
  method: 'cash',
  tenderedMinor: 100_000,
  changeMinor: 50_000,
  reference: null,
  notes: null,
  reason: null,
  purpose: null,
  createdAt: '2026-03-02T09:10:00.000Z',
  createdByName: 'Tanvir Hasan',
};

export const recordPayment = defineCall('payments.record', {
  address: 'POST /invoices/{invoiceId}/payments',
  access: 'billing.payments',
  summary: 'Record a payment, in full or in part, by one method or several; never above what is due',
  input: z.strictObject({
    invoiceId: z.uuid(),
    parts: z
      .array(paymentPart)
      .min(1, valueIssue('amountMissing'))
      .max(maxParts, issue('tooManyMethods', { max: maxParts }))
      .superRefine((all, found) => {
        for (const index of repeatedTransactions(all)) {
          found.addIssue({ code: 'custom', path: [index, 'reference'], message: issue('transactionTwice') });
        }
      }),
    notes: optionalText(500),
    /** True where a wallet's transaction that stands on another payment is known to have paid this as well. */
    sharesTransaction: z.boolean().default(false),
  }),
  output: z.strictObject({ invoice: invoiceBalance, payments: z.array(payment) }),
  errors: ['WRONG_STATE', 'AMOUNT_TOO_HIGH', 'CASHIER_DAY_CLOSED', 'TRANSACTION_USED'],
  example: {
    input: {
      invoiceId: '01980000-0000-7000-8000-000000000041',
      parts: [{ method: 'cash', amountMinor: 50000, tenderedMinor: 100000 }],
    },
    output: {
      invoice: {
        id: examplePayment.invoiceId,
        invoiceNumber: 'INV-000001',
        currencyCode: 'BDT',
        status: 'partial',
        totalMinor: 83_600,
        creditedMinor: 0,
        paidMinor: 50_000,
        dueMinor: 33_600,
        toRefundMinor: 0,
        paidAt: null,
        version: 3,
      },
      payments: [examplePayment],
    },
  },
});

export const maxLedgerRows = 500;

export const listPayments = defineCall('payments.list', {
  address: 'GET /invoices/{invoiceId}/payments',
  access: 'billing.read',
  summary: `Read the payments and refunds of an invoice, oldest first, at most ${maxLedgerRows}`,
  input: z.strictObject({ invoiceId: z.uuid() }),
  output: z.strictObject({ patient: z.strictObject(rowPatient).nullable(), payments: z.array(payment) }),
});

export const recordReceiptPrint = defineCall('payments.recordPrint', {
  address: 'POST /payments/{paymentId}/prints',
  access: 'billing.read',
  summary: 'Record that a receipt was printed or downloaded',
  input: z.strictObject({ paymentId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});

/** Why money goes back, or why it does not: a sentence for whoever asks later. */
export const reasonText = requiredText(500, issue('reasonMissing'));
