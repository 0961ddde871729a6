import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { secondPersonFields } from '../limits/own-limit.contract.ts';
import { creditNote } from '../credits/credit-note.contract.ts';
import { maxPriceMinor, priceMinor } from '../services/service.contract.ts';
import { issue } from './invoice.issues.ts';
import { invoiceStatuses } from './invoice.rules.ts';

export const invoiceItem = z.strictObject({
  id: z.uuid(),
  serviceId: z.uuid().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  quantity: z.number().int(),
  priceMinor: z.number().int(),
  /** What the catalogue asked when it was written: another price was typed over it. Null for free text. */
  listPriceMinor: z.number().int().nullable(),
  totalMinor: z.number().int(),
  /** Units that credit notes took off. */
  creditedQuantity: z.number().int(),
});

export type InvoiceItem = z.output<typeof invoiceItem>;

/** A patient as bills name them. */
export const invoicePatient = namedPatient.extend({
  phone: z.string().nullable(),
});

/** An invoice as lists show it; amounts are minor units of its own currency. */
export const invoiceSummary = z.strictObject({
  id: z.uuid(),
  invoiceNumber: z.string(),
  /** Null for a sale over the counter to somebody who is no patient. */
  patient: invoicePatient.nullable(),
  /** Who bought without being a patient; they need not say who they are. */
  buyer: z.strictObject({ name: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  currencyCode: z.string(),
  totalMinor: z.number().int(),
  /** The sum of its credit notes: no longer owed. */
  creditedMinor: z.number().int(),
  /** Payments less what was given back. */
  paidMinor: z.number().int(),
  /** total - credited - paid where that is above 0: what can still be paid; 0 for a draft or a void one. */
  dueMinor: z.number().int(),
  /** What was paid beyond total - credited and is to be given back. */
  toRefundMinor: z.number().int(),
  /** As of today, in the hospital's calendar. */
  status: z.enum(invoiceStatuses),
  dueDate: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
});

export type InvoiceSummary = z.output<typeof invoiceSummary>;

export const invoice = invoiceSummary.extend({
  appointmentId: z.uuid().nullable(),
  labOrderId: z.uuid().nullable(),
  referralId: z.uuid().nullable(),
  /** Who sent the patient. */
  referrerId: z.uuid().nullable(),
  items: withheldList(invoiceItem),
  subtotalMinor: z.number().int(),
  /** Set where the discount was given as a share of the subtotal, in hundredths of a percent. */
  discountBasisPoints: z.number().int().nullable(),
  discountMinor: z.number().int(),
  /** Hundredths of a percent of subtotal minus discount. */
  taxBasisPoints: z.number().int(),
  taxMinor: z.number().int(),
  notes: withheld(z.string()),
  paymentMethod: z.string().nullable(),
  createdByName: z.string(),
  sentAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  voidedAt: z.string().nullable(),
  voidReason: withheld(z.string()),
  updatedAt: z.string(),
  creditNotes: z.array(creditNote),
  /** Refunds that were asked for and not decided yet. */
  pendingRefundMinor: z.number().int(),
  /** Given back before there were credit notes, and due again since; creditNotes.coverRefunds credits it. */
  uncreditedRefundsMinor: z.number().int(),
});

export type Invoice = z.output<typeof invoice>;

/** Whoever writes bills must know what is on them, whoever the patient is. */
export const billingWork = {
  permission: 'billing.write',
  fields: ['items', 'notes', 'reason', 'voidReason'],
} as const;

const invoiceId = z.uuid();
const basisPoints = z.number().int().min(0, issue('shareNegative')).max(10_000, issue('shareTooHigh'));

/** What going beyond one's own limit can be refused with. */
const limitErrors = ['BEYOND_OWN_LIMIT', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const;

export const maxItems = 100;
export const maxQuantity = 1000;

/** A line of an invoice as a person enters it: a service of the catalogue, or free text. */
const itemFields = z.strictObject({
  serviceId: z.uuid().nullish(),
  name: requiredText(200),
  description: optionalText(500),
  quantity: z.number(issue('quantityMissing')).int(valueIssue('notWhole')).min(1).max(maxQuantity),
  priceMinor,
});

const invoiceFields = {
  items: z.array(itemFields).min(1, issue('noItems')).max(maxItems),
  /** The discount as a share of the subtotal, in hundredths of a percent; takes the place of an amount. */
  discountBasisPoints: basisPoints.nullish(),
  /** The discount as an amount; never above the subtotal. */
  discountMinor: z
    .number()
    .int()
    .min(0, issue('discountNegative'))
    .max(maxPriceMinor * maxItems)
    .default(0),
  /** Absent: the hospital's own tax rate. */
  taxBasisPoints: basisPoints.optional(),
  /** The last day to pay, in the hospital's calendar; not in the past. */
  dueDate: dateText(issue('dueDateMissing')),
  notes: optionalText(2000),
  /** An existing pending referral of the patient. */
  referralId: z.uuid().nullish(),
  /** Who referred the patient: sending the invoice records the referral, unless one is named above. */
  referrerId: z.uuid().nullish(),
  /** Sends the invoice at once. */
  send: z.boolean().default(false),
  /** Needed where it is sent and gives away more than this person may alone. */
  ...secondPersonFields,
};

const exampleItem: InvoiceItem = {
  id: '01980000-0000-7000-8000-000000000042',
  serviceId: '01980000-0000-7000-8000-000000000031',
  name: 'General consultation',
  description: null,
  quantity: 1,
  priceMinor: 80_000,
  listPriceMinor: 80_000,
  totalMinor: 80_000,
  creditedQuantity: 0,
};

const exampleInvoice = {
  id: '01980000-0000-7000-8000-000000000041',
  invoiceNumber: 'INV-000001',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
    phone: '+880 1711 000001',
  },
  buyer: null,
  appointmentId: null,
  labOrderId: null,
  referralId: null,
  referrerId: null,
  currencyCode: 'BDT',
  items: [exampleItem],
  subtotalMinor: 80_000,
  discountBasisPoints: 500,
  discountMinor: 4000,
  taxBasisPoints: 1000,
  taxMinor: 7600,
  totalMinor: 83_600,
  creditedMinor: 0,
  paidMinor: 0,
  dueMinor: 0,
  toRefundMinor: 0,
  status: 'draft',
  dueDate: '2026-04-01',
  notes: null,
  paymentMethod: null,
  createdByName: 'Tanvir Hasan',
  createdAt: '2026-03-02T09:00:00.000Z',
  sentAt: null,
  paidAt: null,
  voidedAt: null,
  voidReason: null,
  updatedAt: '2026-03-02T09:00:00.000Z',
  creditNotes: [],
  pendingRefundMinor: 0,
  uncreditedRefundsMinor: 0,
  version: 1,
} satisfies Invoice;

/** What narrows a list of invoices; dates are days of the hospital's own calendar. */
export const invoiceFilter = {
  /** An invoice number, whole or its beginning, or words that find its patient. */
  search: freeText(200).optional(),
  status: z.enum(invoiceStatuses).optional(),
  patientId: z.uuid().optional(),
  appointmentId: z.uuid().optional(),
  /** First day of making shown. */
  from: dateText().optional(),
  /** Last day of making shown. */
  to: dateText().optional(),
  sort: z.enum(['created', '-created']).default('-created'),
};

export const listInvoices = defineCall('invoices.list', {
  address: 'GET /invoices',
  access: 'billing.read',
  summary: 'List and search invoices, newest first',
  input: z.strictObject({ ...invoiceFilter, ...pageRequest }),
  output: pageOf(invoiceSummary),
});

export const countInvoices = defineCall('invoices.count', {
  address: 'GET /invoice-counts',
  access: 'billing.read',
  summary:
    'Read revenue, collected and outstanding money of all sent invoices, and how many invoices there are',
  output: z.strictObject({
    currencyCode: z.string(),
    revenueMinor: z.number().int(),
    collectedMinor: z.number().int(),
    outstandingMinor: z.number().int(),
    total: z.number().int(),
  }),
});

export const getInvoice = defineCall('invoices.get', {
  address: 'GET /invoices/{invoiceId}',
  access: 'billing.read',
  workNeeds: billingWork,
  summary: 'Open an invoice with its items (recorded in the audit trail)',
  input: z.strictObject({ invoiceId }),
  output: invoice,
  example: { output: exampleInvoice },
});

export const createInvoice = defineCall('invoices.create', {
  address: 'POST /invoices',
  access: 'billing.write',
  workNeeds: billingWork,
  summary: 'Make an invoice: a draft, or one that is sent at once',
  input: z.strictObject({
    patientId: z.uuid(),
    appointmentId: z.uuid().nullish(),
    /** At most one invoice holds a laboratory order; void ones do not count. */
    labOrderId: z.uuid().nullish(),
    ...invoiceFields,
  }),
  output: invoice,
  secretFields: ['secondPersonPassword'],
  errors: ['INVOICE_EXISTS', ...limitErrors],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      items: [
        {
          serviceId: '01980000-0000-7000-8000-000000000031',
          name: 'General consultation',
          quantity: 1,
          priceMinor: 80000,
        },
      ],
      discountBasisPoints: 500,
      dueDate: '2026-04-01',
    },
  },
});

export const updateInvoice = defineCall('invoices.update', {
  address: 'PUT /invoices/{invoiceId}',
  access: 'billing.write',
  workNeeds: billingWork,
  summary: 'Write a draft anew; patient, number and what it was made from stay',
  input: z.strictObject({ invoiceId, version: seenVersion, ...invoiceFields }),
  output: invoice,
  secretFields: ['secondPersonPassword'],
  errors: ['STALE', 'WRONG_STATE', 'INVOICE_OF_STAY', ...limitErrors],
  example: {
    input: {
      invoiceId: '01980000-0000-7000-8000-000000000041',
      version: 1,
      items: [{ name: 'General consultation', quantity: 1, priceMinor: 80000 }],
      discountBasisPoints: 500,
      dueDate: '2026-04-01',
    },
  },
});

export const sendInvoice = defineCall('invoices.send', {
  address: 'POST /invoices/{invoiceId}/sending',
  access: 'billing.write',
  workNeeds: billingWork,
  summary: 'Send a draft: from now on it can be paid and counts as revenue',
  input: z.strictObject({ invoiceId, version: seenVersion, ...secondPersonFields }),
  output: invoice,
  secretFields: ['secondPersonPassword'],
  errors: ['STALE', 'WRONG_STATE', ...limitErrors],
  example: { input: { invoiceId: '01980000-0000-7000-8000-000000000041', version: 1 } },
});

export const voidInvoice = defineCall('invoices.void', {
  address: 'POST /invoices/{invoiceId}/voiding',
  access: 'billing.write',
  workNeeds: billingWork,
  summary: 'Void an invoice of which nothing is paid or credited; credit the lines of any other',
  input: z.strictObject({
    invoiceId,
    version: seenVersion,
    reason: requiredText(500),
    ...secondPersonFields,
  }),
  output: invoice,
  secretFields: ['secondPersonPassword'],
  errors: ['STALE', 'WRONG_STATE', 'INVOICE_OF_DISPENSING', 'MONTH_CLOSED', ...limitErrors],
  example: {
    input: { invoiceId: '01980000-0000-7000-8000-000000000041', version: 2, reason: 'Written twice' },
  },
});

export const recordInvoicePrint = defineCall('invoices.recordPrint', {
  address: 'POST /invoices/{invoiceId}/prints',
  access: 'billing.read',
  summary: 'Record that an invoice was printed or downloaded',
  input: z.strictObject({ invoiceId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});

export const exportInvoices = defineCall('invoices.export', {
  address: 'GET /invoice-export',
  access: 'billing.read',
  exports: 'billing.export',
  readsReplica: true,
  summary: 'Read the filtered list page by page to take it away (recorded in the audit trail)',
  input: z.strictObject({ ...invoiceFilter, ...pageRequest }),
  output: pageOf(invoiceSummary),
});
