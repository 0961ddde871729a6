import { z } from 'zod';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { invoiceBalance, reasonText } from '../payments/payment.contract.ts';
import { secondPersonFields } from '../limits/own-limit.contract.ts';
import { issue } from './credit-note.issues.ts';

const amounts = {
  subtotalMinor: z.number().int(),
  discountMinor: z.number().int(),
  taxMinor: z.number().int(),
  totalMinor: z.number().int(),
};

/** A line of an invoice, as far as a credit note takes it off. */
export const creditNoteItem = z.strictObject({
  /** Of the line on the invoice, from 1. */
  position: z.number().int(),
  name: z.string(),
  /** 0 where an amount was credited and no unit. */
  quantity: z.number().int(),
  ...amounts,
});

/** What was taken off a sent invoice; amounts are minor units of its currency. */
export const creditNote = z.strictObject({
  id: z.uuid(),
  creditNoteNumber: z.string(),
  invoiceId: z.uuid(),
  reason: withheld(z.string()),
  /** True where it credits money that was given back before there were credit notes. */
  coversRefunds: z.boolean(),
  items: withheldList(creditNoteItem),
  ...amounts,
  createdByName: z.string(),
  createdAt: z.string(),
});

export type CreditNote = z.output<typeof creditNote>;

const invoiceId = z.uuid();
const credited = z.strictObject({ creditNote, invoice: invoiceBalance });

const exampleNote: CreditNote = {
  id: '01980000-0000-7000-8000-000000000061',
  creditNoteNumber: 'CN-000001',
  invoiceId: '01980000-0000-7000-8000-000000000041',
  reason: 'The second visit did not take place',
  coversRefunds: false,
  items: [
    {
      position: 1,
      name: 'General consultation',
      quantity: 1,
      subtotalMinor: 80_000,
      discountMinor: 4000,
      taxMinor: 7600,
      totalMinor: 83_600,
    },
  ],
  subtotalMinor: 80_000,
  discountMinor: 4000,
  taxMinor: 7600,
  totalMinor: 83_600,
  createdByName: 'Tanvir Hasan',
  createdAt: '2026-03-03T09:10:00.000Z',
};

/** As many lines as an invoice holds. */
const maxLines = 100;

export const createCreditNote = defineCall('creditNotes.create', {
  address: 'POST /invoices/{invoiceId}/credit-notes',
  access: 'billing.write',
  summary:
    'Take units of lines off a sent invoice, with their part of discount and tax; less is owed from then on',
  input: z.strictObject({
    invoiceId,
    lines: z
      .array(
        z.strictObject({
          itemId: z.uuid(),
          /** 0 leaves the line as it is. */
          quantity: z.number(valueIssue('notANumber')).int(valueIssue('notWhole')).min(0),
        }),
      )
      .min(1, issue('nothingChosen'))
      .max(maxLines),
    reason: reasonText,
    /** Needed for more than this person credits alone. */
    ...secondPersonFields,
  }),
  output: credited,
  secretFields: ['secondPersonPassword'],
  errors: [
    ...(['WRONG_STATE', 'INVOICE_OF_DISPENSING'] as const),
    ...(['BEYOND_OWN_LIMIT', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
  example: {
    input: {
      invoiceId: '01980000-0000-7000-8000-000000000041',
      lines: [{ itemId: '01980000-0000-7000-8000-000000000042', quantity: 1 }],
      reason: 'The second visit did not take place',
    },
    output: {
      creditNote: exampleNote,
      invoice: {
        id: exampleNote.invoiceId,
        invoiceNumber: 'INV-000001',
        currencyCode: 'BDT',
        status: 'credited',
        totalMinor: 83_600,
        creditedMinor: 83_600,
        paidMinor: 83_600,
        dueMinor: 0,
        toRefundMinor: 83_600,
        paidAt: null,
        version: 4,
      },
    },
  },
});

export const creditEarlierRefunds = defineCall('creditNotes.coverRefunds', {
  address: 'POST /invoices/{invoiceId}/refund-credits',
  access: 'billing.write',
  summary: 'Credit what was given back before there were credit notes and has become due again since',
  input: z.strictObject({ invoiceId, reason: requiredText(500) }),
  output: credited,
  errors: ['WRONG_STATE'],
});

export const recordCreditNotePrint = defineCall('creditNotes.recordPrint', {
  address: 'POST /credit-notes/{creditNoteId}/prints',
  access: 'billing.read',
  summary: 'Record that a credit note was printed or downloaded',
  input: z.strictObject({ creditNoteId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
