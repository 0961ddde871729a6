import { z } from 'zod';
import { invoiceChange, typedMethods } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { ageSteps } from './ageing.rules.ts';

/** Which invoices a list shows: what is owed, what of it is overdue, what was paid or taken back, or all. */
export const receivableFilters = ['owed', 'overdue', 'paid', 'void', 'all'] as const;

/** The most that one discount or credit note takes off, in minor units. */
export const maxReductionMinor = 1_000_000_000_000;

const minor = z.number().int();

export const receivable = z.strictObject({
  id: z.uuid(),
  /** The hospital's. */
  clientId: z.uuid(),
  tenantName: z.string(),
  number: z.string(),
  /** For a whole period, or for the rest of one on a larger plan. */
  kind: z.enum(['period', 'upgrade']),
  planName: z.string(),
  /** In minor units of the currency, as all amounts. */
  amountMinor: minor,
  discountMinor: minor,
  creditedMinor: minor,
  /** Of what was credited, what went back because it had been paid. */
  returnedMinor: minor,
  /** What the hospital owes by it now. */
  owedMinor: minor,
  currencyCode: z.string(),
  periodFrom: z.string(),
  periodTo: z.string(),
  /** YYYY-MM-DD. */
  dueOn: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  /** 0 for what is not open. */
  daysOverdue: z.number().int(),
  issuedAt: z.string(),
  paidAt: z.string().nullable(),
  version: z.number().int(),
});

export type Receivable = z.output<typeof receivable>;

const filter = {
  show: z.enum(receivableFilters).default('owed'),
  /** Of what is owed, for how long it has been overdue. */
  age: z.enum(ageSteps).optional(),
  clientId: z.uuid().optional(),
  /** Hospital or number. */
  search: freeText(200).optional(),
};

export const listReceivables = defineCall('clientInvoices.list', {
  address: 'GET /client-invoices',
  access: 'super_admin',
  summary:
    'List the invoices for the subscriptions of all hospitals: what is owed by its due date, everything else the newest first',
  input: z.strictObject({ ...filter, ...pageRequest }),
  output: pageOf(receivable),
});

export const exportReceivables = defineCall('clientInvoices.export', {
  address: 'GET /client-invoice-export',
  access: 'super_admin',
  exports: 'billing.export',
  readsReplica: true,
  summary: 'Read the filtered invoices page by page to take them away (recorded in the audit trail)',
  input: z.strictObject({ ...filter, ...pageRequest }),
  output: pageOf(receivable),
});

/** What is owed in one currency, by how long it has been overdue. */
const aged = {
  currencyCode: z.string(),
  invoices: z.number().int(),
  /** The sum of the five that follow. */
  owedMinor: minor,
  not_due: minor,
  to_30: minor,
  to_60: minor,
  to_90: minor,
  over_90: minor,
};

const agedSum = z.strictObject(aged);

export type AgedSum = z.output<typeof agedSum>;

export const sumReceivables = defineCall('clientInvoices.sums', {
  address: 'GET /client-invoice-sums',
  access: 'super_admin',
  summary: 'Add up what all hospitals owe, by currency and by how long it has been overdue',
  output: z.strictObject({ rows: z.array(agedSum) }),
});

export const owingClient = z.strictObject({
  /** The hospital and the currency: `ID/BDT`. */
  id: z.string(),
  clientId: z.uuid(),
  tenantName: z.string(),
  /** Null once the hospital is gone. */
  isGone: z.boolean(),
  ...aged,
  /** YYYY-MM-DD, of what has been owed longest. */
  oldestDueOn: z.string(),
  /** Null where none was ever written. */
  lastReminderAt: z.string().nullable(),
});

export type OwingClient = z.output<typeof owingClient>;

export const listOwingClients = defineCall('clientInvoices.owing', {
  address: 'GET /owing-clients',
  access: 'super_admin',
  summary: 'List the hospitals that owe anything, a row for each currency, who has owed longest first',
  input: z.strictObject({ search: freeText(200).optional(), ...pageRequest }),
  output: pageOf(owingClient),
});

const clientInvoiceId = z.uuid();

export const readReceivable = defineCall('clientInvoices.read', {
  address: 'GET /client-invoices/{clientInvoiceId}',
  access: 'super_admin',
  summary: 'Read an invoice of a hospital with everything that was done to it',
  input: z.strictObject({ clientInvoiceId }),
  output: z.strictObject({ invoice: receivable, changes: z.array(invoiceChange) }),
});

/** The invoice as it was seen, and why it is changed, which the hospital reads. */
const change = { clientInvoiceId, version: seenVersion, reason: requiredText(500) };

const refusals = ['WRONG_STATE', 'STALE', 'PROOF_WAITING'] as const;

/** What is taken off, in minor units of the invoice's currency. */
const amountMinor = z.number().int().min(1).max(maxReductionMinor);

export const discountReceivable = defineCall('clientInvoices.discount', {
  address: 'POST /client-invoices/{clientInvoiceId}/discounts',
  access: 'super_admin',
  summary: 'Let something of an unpaid invoice go; where nothing is left, it is settled as by a payment',
  input: z.strictObject({ ...change, amountMinor }),
  output: receivable,
  errors: refusals,
});

/** How the money of a paid invoice went back; both or neither. */
export const returnFields = {
  returnedBy: z.enum(typedMethods).nullable().default(null),
  /** The number of the transaction or receipt. */
  returnedReference: optionalText(100),
};

export const creditReceivable = defineCall('clientInvoices.credit', {
  address: 'POST /client-invoices/{clientInvoiceId}/credit-notes',
  access: 'super_admin',
  summary:
    'Write a credit note to an invoice, never above it; of a paid one the money has gone back, and how is told',
  input: z.strictObject({ ...change, amountMinor, ...returnFields }),
  output: receivable,
  errors: refusals,
  example: {
    input: {
      clientInvoiceId: '01980000-0000-7000-8000-000000000095',
      version: 1,
      reason: 'Two days without service',
      amountMinor: 1000,
    },
  },
});

export const deferReceivable = defineCall('clientInvoices.defer', {
  address: 'PUT /client-invoices/{clientInvoiceId}/due-date',
  access: 'super_admin',
  summary: 'Give a hospital more time for an unpaid invoice: until then it is not past due',
  input: z.strictObject({ ...change, dueOn: dateText() }),
  output: receivable,
  errors: ['WRONG_STATE', 'STALE'],
});

export const voidReceivable = defineCall('clientInvoices.void', {
  address: 'POST /client-invoices/{clientInvoiceId}/void',
  access: 'super_admin',
  summary: 'Take an unpaid invoice back; a period that is not paid is asked for anew, by what is agreed then',
  input: z.strictObject(change),
  output: receivable,
  errors: refusals,
});
