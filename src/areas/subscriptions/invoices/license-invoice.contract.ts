import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seller } from '../operator/operator.contract.ts';
import { paymentMethods, proofStatuses, typedMethods } from '../proofs/proof.rules.ts';
import { invoiceChangeKinds } from '../receivables/invoice-change.rules.ts';

const invoiceStatuses = ['open', 'paid', 'void'] as const;

/** What became of the last proof of payment that was handed in for an invoice. */
const handedIn = z.strictObject({
  status: z.enum(proofStatuses),
  method: z.enum(paymentMethods),
  transactionId: z.string(),
  submittedAt: z.string(),
  reviewedAt: z.string().nullable(),
  /** What the operator wrote to it. */
  note: z.string().nullable(),
});

export const licenseInvoice = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  /** For a whole period, or for the rest of one on a larger plan. */
  kind: z.enum(['period', 'upgrade']),
  planCode: z.string(),
  planName: z.string(),
  /** In minor units of the currency. */
  amountMinor: z.number().int(),
  /** What the operator let go before it was paid. */
  discountMinor: z.number().int(),
  /** What credit notes took off; of that `returnedMinor` went back to the hospital, because it had paid. */
  creditedMinor: z.number().int(),
  returnedMinor: z.number().int(),
  /** What is left after both: what paying it costs, or has cost before money went back. */
  payableMinor: z.number().int(),
  /** Something was done to it beside paying: its changes tell what. */
  hasChanges: z.boolean(),
  currencyCode: z.string(),
  periodFrom: z.string(),
  periodTo: z.string(),
  /** YYYY-MM-DD in the hospital's zone. */
  dueOn: z.string(),
  status: z.enum(invoiceStatuses),
  paidAt: z.string().nullable(),
  createdAt: z.string(),
  /** The operator when it was issued; null on an invoice from before that was written down. */
  seller: seller.nullable(),
  /** Null while none was handed in. */
  proof: handedIn.nullable(),
});

export type LicenseInvoice = z.output<typeof licenseInvoice>;

export const listLicenseInvoices = defineCall('licenseInvoices.list', {
  address: 'GET /license-invoices',
  access: 'billing.read',
  module: 'billing_enabled',
  summary: "List the invoices for the hospital's own subscription, the newest first",
  input: z.strictObject(pageRequest),
  output: pageOf(licenseInvoice),
});

/** What the operator or the program has done to an invoice. */
export const invoiceChange = z.strictObject({
  id: z.uuid(),
  kind: z.enum(invoiceChangeKinds),
  /** Of a credit note. */
  number: z.string().nullable(),
  /** Of a discount or a credit note, in minor units of the invoice's currency. */
  amountMinor: z.number().int().nullable(),
  /** How the money of a paid invoice went back. */
  returnedBy: z.enum(typedMethods).nullable(),
  returnedReference: z.string().nullable(),
  /** YYYY-MM-DD. */
  dueFrom: z.string().nullable(),
  dueTo: z.string().nullable(),
  /** Null for a reminder, and where another plan took the invoice back. */
  reason: z.string().nullable(),
  /** Null for the program. */
  madeByName: z.string().nullable(),
  madeAt: z.string(),
});

export type InvoiceChange = z.output<typeof invoiceChange>;

export const listInvoiceChanges = defineCall('licenseInvoices.changes', {
  address: 'GET /license-invoices/{licenseInvoiceId}/changes',
  access: 'billing.read',
  module: 'billing_enabled',
  summary:
    'List what the operator has done to an invoice: discounts, credit notes, later due dates, reminders',
  input: z.strictObject({ licenseInvoiceId: z.uuid() }),
  output: z.strictObject({ rows: z.array(invoiceChange) }),
});

export const recordLicensePrint = defineCall('licenseInvoices.recordPrint', {
  address: 'POST /license-invoices/{licenseInvoiceId}/prints',
  access: 'billing.read',
  module: 'billing_enabled',
  summary: 'Record that an invoice for the subscription was printed or downloaded',
  input: z.strictObject({ licenseInvoiceId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
