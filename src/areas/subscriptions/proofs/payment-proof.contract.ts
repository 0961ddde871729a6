import { z } from 'zod';
import { phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { issue } from './payment-proof.issues.ts';
import { transactionKey, typedMethods } from './proof.rules.ts';

/** The highest amount that a proof can name, in minor units. */
export const maxProofMinor = 1_000_000_000_000;

const leastKeyCharacters = 4;

/** What a hospital tells of a payment it has made. */
export const proofFields = {
  method: z.enum(typedMethods),
  payerName: requiredText(100),
  payerPhone: phoneText,
  transactionId: requiredText(64).refine(
    (text) => transactionKey(text).length >= leastKeyCharacters,
    issue('notATransaction'),
  ),
  amountMinor: z.number().int().min(1).max(maxProofMinor),
  currencyCode: z.enum(offeredCurrencies),
  /** The day of the payment, YYYY-MM-DD. */
  paidOn: dateText(),
};

export const submitProof = defineCall('paymentProofs.submit', {
  address: 'POST /license-invoices/{licenseInvoiceId}/proofs',
  access: 'admin.settings',
  reachesOperator: true,
  summary:
    'Hand in the proof that an invoice for the subscription was paid; a transaction counts once across all hospitals',
  input: z.strictObject({
    licenseInvoiceId: z.uuid(),
    ...proofFields,
    /** A picture or PDF of the receipt that was added before. */
    proofFileId: z.uuid().nullable().default(null),
  }),
  output: z.strictObject({ id: z.uuid() }),
  errors: ['WRONG_STATE', 'PROOF_WAITING', 'PROOF_TRANSACTION_USED'],
  example: {
    input: {
      licenseInvoiceId: '01980000-0000-7000-8000-000000000093',
      method: 'bkash',
      payerName: 'Accounts Office',
      payerPhone: '+880 1711 555 010',
      transactionId: '8N7A6B5C4D',
      amountMinor: 14900,
      currencyCode: 'BDT',
      paidOn: '2026-01-05',
    },
  },
});
