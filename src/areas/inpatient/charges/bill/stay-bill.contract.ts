import { z } from 'zod';
import { secondPersonFields } from '#areas/billing/billing-rules.public.ts';
import { billingWork, invoiceSummary } from '#areas/billing/billing.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { admissionStatuses } from '../../admissions/admission.contract.ts';
import { timedUnits } from '../charge.tables.ts';
import { chargeMethods, maxChargeMinor } from '../rates/bed-rate.contract.ts';

export const chargeKinds = ['bed', 'package', 'timed', 'service', 'lab', 'supply'] as const;

const minor = z.number().int();

/** One charge of a stay; amounts are minor units of the hospital's currency, before discount and tax. */
export const stayBillLine = z.strictObject({
  /** Says which charge at which price it is; lines of invoices repeat it. */
  key: z.string(),
  kind: z.enum(chargeKinds),
  /** The number of a bed, or the name of a package, service, test or medicine. */
  name: z.string(),
  wardName: z.string().nullable(),
  /** Of a bed: how its time is cut. */
  method: z.enum(chargeMethods).nullable(),
  unitMinutes: z.number().int().nullable(),
  /** A last unit at half the price. */
  isHalf: z.boolean(),
  /** Of something charged by time. */
  timedUnit: z.enum(timedUnits).nullable(),
  minutes: z.number().int().nullable(),
  /** The laboratory order of a test. */
  orderNumber: z.string().nullable(),
  /** The service of the catalogue. */
  serviceId: z.uuid().nullable(),
  /** What was charged on the stay by hand, to be stopped or cancelled. */
  itemId: z.uuid().nullable(),
  /** Still running, of something charged by time. */
  isRunning: z.boolean(),
  quantity: z.number().int(),
  priceMinor: minor,
  amountMinor: minor,
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export type StayBillLine = z.output<typeof stayBillLine>;

const sums = z.strictObject({ subtotalMinor: minor, taxMinor: minor, totalMinor: minor });

export const stayBill = z.strictObject({
  admissionId: z.uuid(),
  admissionNumber: z.string(),
  admissionStatus: z.enum(admissionStatuses),
  patient: namedPatient,
  admittedAt: z.string(),
  /** Up to when the stay is reckoned. */
  until: z.string(),
  currencyCode: z.string(),
  /** Everything that is owed for the stay. */
  lines: withheldList(stayBillLine),
  /** What the package holds; it costs nothing beside its price. */
  covered: withheldList(stayBillLine),
  /** Beds with time for which no rate is valid. */
  bedsWithoutRate: z.array(z.string()),
  charges: sums,
  /** What invoices of the stay have not billed yet; drafts do not count. */
  unbilled: sums,
  /** What they have billed beyond what is owed, to be credited, before tax. */
  toCreditMinor: minor,
  /** Invoices of the patient during the stay; void ones are left out. */
  invoices: z.array(invoiceSummary),
  /** What is due of them; drafts do not count. */
  dueMinor: minor,
  depositLeftMinor: minor,
  /** Unbilled and due less deposits; below zero is left to give back. */
  toPayMinor: minor,
  package: withheld(
    z.strictObject({
      carePackageId: z.uuid(),
      name: z.string(),
      priceMinor: minor,
      includedDays: z.number().int(),
    }),
  ),
  estimate: z
    .strictObject({
      amountMinor: minor,
      days: z.number().int().nullable(),
      notes: withheld(z.string()),
      createdAt: z.string(),
      createdByName: z.string(),
    })
    .nullable(),
  finalInvoiceId: z.uuid().nullable(),
  /** A draft that a new bill would write anew. */
  draftInvoiceId: z.uuid().nullable(),
});

export type StayBill = z.output<typeof stayBill>;

const admissionId = z.uuid();

/** Whoever bills a stay must know what is on its bill, whoever the patient is. */
const stayBillWork = {
  permission: billingWork.permission,
  fields: ['lines', 'covered', 'package', 'notes'],
} as const;

export const readStayBill = defineCall('stayBills.read', {
  address: 'GET /admissions/{admissionId}/bill',
  access: 'billing.read',
  workNeeds: stayBillWork,
  module: 'billing_enabled',
  summary:
    'Read the interim bill of a stay at this moment: what is charged, billed, due, deposited (recorded in the audit trail)',
  input: z.strictObject({ admissionId }),
  output: stayBill,
});

/** Whether the money of a stay stands in the way of leaving; amounts in minor units. */
export const stayMoney = z.strictObject({
  currencyCode: z.string(),
  /** The final invoice; null before there is one. */
  finalInvoiceId: z.uuid().nullable(),
  /** The final invoice was sent, or nothing was charged at all. */
  isFinalSent: z.boolean(),
  /** It was, and nothing is left to bill or to credit. */
  isBilled: z.boolean(),
  /** Charged and not on any sent invoice yet, tax included. */
  unbilledMinor: minor,
  /** Billed beyond what is owed by now. */
  toCreditMinor: minor,
  /** Due on the invoices that the bill names. */
  dueMinor: minor,
  dueInvoiceNumbers: z.array(z.string()),
  depositLeftMinor: minor,
});

export type StayMoney = z.output<typeof stayMoney>;

export const readStayDue = defineCall('stayBills.due', {
  address: 'GET /admissions/{admissionId}/due',
  access: ['billing.read', 'admissions.discharge'],
  module: 'billing_enabled',
  summary: 'Read whether the final invoice of a stay was sent and what is due, before the patient leaves',
  input: z.strictObject({ admissionId }),
  output: stayMoney,
});

export const settleStay = defineCall('stayBills.settle', {
  address: 'POST /admissions/{admissionId}/bill',
  access: 'billing.write',
  module: 'billing_enabled',
  summary:
    'Bill a stay: the one final invoice as a draft, written anew while it is one; once it was sent, credit notes and a further invoice for what has changed',
  input: z.strictObject({
    admissionId,
    /** The last day to pay, in the hospital's calendar. */
    dueDate: dateText(),
    discountMinor: z.number().int().min(0, valueIssue('amountNegative')).max(maxChargeMinor).default(0),
    notes: optionalText(2000),
    /** Why something is credited, or why a draft on which nothing is left is voided. */
    reason: optionalText(500),
    /** Sends the invoice at once. */
    send: z.boolean().default(false),
    /** Needed where this person gives away or credits more than they may alone. */
    ...secondPersonFields,
  }),
  output: z.strictObject({
    /** Null where only something was credited or voided. */
    invoiceId: z.uuid().nullable(),
    invoiceNumber: z.string().nullable(),
    /** The draft on which nothing was left. */
    voidedInvoiceNumber: z.string().nullable(),
    creditNoteNumbers: z.array(z.string()),
  }),
  secretFields: ['secondPersonPassword'],
  errors: [
    ...(['WRONG_STATE', 'NOTHING_TO_BILL', 'INVOICE_EXISTS', 'BEYOND_OWN_LIMIT'] as const),
    ...(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
});

export const recordStayBillPrint = defineCall('stayBills.recordPrint', {
  address: 'POST /admissions/{admissionId}/bill-prints',
  access: 'billing.read',
  module: 'billing_enabled',
  summary: 'Record that an interim bill was printed or downloaded',
  input: z.strictObject({ admissionId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
