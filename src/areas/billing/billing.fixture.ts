import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { createCreditNote } from './credits/credit-note.contract.ts';
import { takeDeposit } from './deposits/deposit.contract.ts';
import { requestDepositRefund } from './deposits/refunds/deposit-refund.contract.ts';
import { createInvoice } from './invoices/invoice.contract.ts';
import { closeCashierDay, openCashierDay } from './payments/cashier/cashier.contract.ts';
import { recordPayment } from './payments/payment.contract.ts';
import { requestRefund } from './payments/refunds/refund.contract.ts';
import { createService } from './services/service.contract.ts';

/** Far enough that no invoice of a test becomes overdue unless the test moves the clock there. */
const farDueDate = '2031-12-31';

type InvoiceRequest = CallRequest<typeof createInvoice>;

/** What a clerk would put on an invoice: 1,000.00 and the hospital's tax of 10 %; say what matters to the test. */
export function anInvoiceFor(patientId: string, part: Partial<InvoiceRequest> = {}): InvoiceRequest {
  return {
    patientId,
    items: [{ name: 'Consultation', quantity: 1, priceMinor: 100_000 }],
    dueDate: farDueDate,
    ...part,
  };
}

/** An invoice for a new patient, made through the dispatcher; a draft unless it is to be sent. */
export async function anInvoice(biller: Caller, part: Partial<InvoiceRequest> = {}) {
  const patientId = part.patientId ?? (await biller.call(registerPatient, aPatient())).id;
  return biller.call(createInvoice, anInvoiceFor(patientId, part));
}

/** What a billing clerk does alone in a new hospital. */
export const clerkLimits = {
  discountBasisPoints: 1000,
  creditMinor: 500_000,
  voidMinor: 500_000,
  reopensMonths: false,
};

/** Credits units of the first line of a sent invoice. */
export function aCreditNote(
  biller: Caller,
  { id: invoiceId, items }: { id: string; items: readonly { id: string }[] },
  { quantity = 1, reason = 'It was not done' } = {},
) {
  return biller.call(createCreditNote, { invoiceId, lines: [{ itemId: items[0]!.id, quantity }], reason });
}

/** Receives a deposit for a patient, by cash unless said otherwise. */
export function aDeposit(
  cashier: Pick<Caller, 'call'>,
  { patientId, amountMinor = 50_000 }: { patientId: string; amountMinor?: number },
) {
  return cashier.call(takeDeposit, { patientId, part: { method: 'cash', amountMinor } });
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    service: string;
    /** A draft of the patient, with the service on it. */
    invoice: string;
    /** Sent, partly paid and credited. */
    sentInvoice: string;
    /** A line of the sent invoice. */
    invoiceItem: string;
    payment: string;
    creditNote: string;
    /** Not decided yet. */
    refundRequest: string;
    /** Closed. */
    cashierDay: string;
    deposit: string;
    /** Not decided yet. */
    depositRefundRequest: string;
  }
}

export const billingFixture: AreaFixture = {
  name: 'billing',
  after: ['patients'],
  fields: {
    serviceId: 'service',
    invoiceId: 'invoice',
    'payments.list invoiceId': 'sentInvoice',
    paymentId: 'payment',
    creditNoteId: 'creditNote',
    itemId: 'invoiceItem',
    refundRequestId: 'refundRequest',
    cashierDayId: 'cashierDay',
    depositId: 'deposit',
    secondPersonId: 'user',
    depositRefundRequestId: 'depositRefundRequest',
  },

  async makeMarked({ admin, mark, secret, round, ids: { patient: patientId } }) {
    const name = `${mark} ${round}`;
    const texts = { name, description: mark };
    const service = await admin.call(createService, { ...texts, category: mark, priceMinor: 50_000 });
    const words = { name: secret, description: secret };
    const item = { ...words, serviceId: service.id, quantity: 1, priceMinor: 50_000 };
    const invoice = await anInvoice(admin, { patientId, items: [item], notes: secret });
    const ledger = await fillLedger(admin, { patientId, item, mark, secret });
    return { service: service.id, invoice: invoice.id, ...ledger };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    for (const place of [6, 7, 8]) {
      const [name, category] = [short[place]!, short[place + 10]!];
      await call(createService, { name, category, description: name, priceMinor: 100 });
    }
    const items = short
      .slice(0, 24)
      .map((name) => ({ name, description: name, quantity: 1, priceMinor: 100 }));
    const notes = joined(1900)[1]!;
    const invoice = await call(createInvoice, anInvoiceFor(patientId, { items, notes, send: true }));
    const parts = [{ method: 'cash' as const, amountMinor: 500, reference: short[9]! }];
    await call(recordPayment, { invoiceId: invoice.id, parts, notes: joined(480)[1]! });
    const lines = [{ itemId: invoice.items[0]!.id, quantity: 1 }];
    await call(createCreditNote, { invoiceId: invoice.id, lines, reason: joined(480)[1]! });
    return { invoice: invoice.id };
  },

  screens: {
    '/dashboard/billing': { heading: 'Billing & Invoicing' },
    '/dashboard/invoices': { heading: 'Billing & Invoicing' },
    '/dashboard/billing/new': { heading: 'Create Invoice' },
    '/dashboard/billing/$invoiceId': {
      heading: /^INV/,
      previews: ['Print', /^Print Receipt/, /^Print Credit Note/],
    },
    // The invoice has been sent: the page says that it can no longer be changed.
    '/dashboard/billing/$invoiceId/edit': { heading: /^INV/ },
    '/dashboard/billing/orders': { heading: 'Orders to Bill' },
    '/dashboard/billing/services': { heading: 'Services' },
    '/dashboard/billing/cashier': { heading: "Cashier's Day" },
    '/dashboard/billing/refunds': { heading: 'Refunds' },
  },
};

/** A closed day of the cashier with a paid invoice, and a refund that somebody asked for. */
async function fillLedger(
  biller: Caller,
  {
    patientId,
    item,
    mark,
    secret,
  }: { patientId: string; item: InvoiceRequest['items'][number]; mark: string; secret: string },
) {
  const day = await biller.call(openCashierDay, { openingMinor: 10_000 });
  const invoice = await anInvoice(biller, { patientId, items: [item], notes: secret, send: true });
  const { id: invoiceId } = invoice;
  const part = { method: 'cash' as const, amountMinor: 20_000, reference: mark };
  const { payments } = await biller.call(recordPayment, { invoiceId, parts: [part, part], notes: secret });
  const { creditNote } = await aCreditNote(biller, invoice, { reason: secret });
  const wish = {
    invoiceId,
    purpose: 'mistake' as const,
    amountMinor: 100,
    method: 'cash' as const,
    reason: secret,
  };
  const asked = await biller.call(requestRefund, wish);
  const money = { patientId, part: { ...part, amountMinor: 5000 }, notes: secret };
  await biller.call(takeDeposit, money);
  const deposited = await biller.call(takeDeposit, money);
  const depositWish = { patientId, purpose: 'balance' as const, amountMinor: 100, reason: secret };
  const depositAsked = await biller.call(requestDepositRefund, { ...depositWish, method: 'cash' });
  await biller.call(closeCashierDay, { cashierDayId: day.id, countedMinor: 60_000, notes: mark });
  return {
    sentInvoice: invoiceId,
    payment: payments[0]!.id,
    invoiceItem: invoice.items[0]!.id,
    creditNote: creditNote.id,
    refundRequest: asked.id,
    cashierDay: day.id,
    deposit: deposited.entry.id,
    depositRefundRequest: depositAsked.id,
  };
}
