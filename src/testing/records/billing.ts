import { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { closeCashierDay, openCashierDay } from '#areas/billing/payments/cashier/cashier.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { requestRefund } from '#areas/billing/payments/refunds/refund.contract.ts';
import { createService } from '#areas/billing/services/service.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '../hospital.ts';
import { aPatient } from './people.ts';

/** Far enough that no invoice of a test becomes overdue unless the test moves the clock there. */
export const farDueDate = '2031-12-31';

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

let servicesMade = 0;

/** A service and a draft with it, and a paid invoice of a closed day with a refund asked for; a mark in every text. */
export async function fillBilling(biller: Caller, patientId: string, mark: string) {
  servicesMade += 1;
  const name = `${mark} ${servicesMade}`;
  const service = await biller.call(createService, {
    name,
    description: mark,
    category: mark,
    priceMinor: 50_000,
  });
  const item = { serviceId: service.id, name, description: mark, quantity: 1, priceMinor: 50_000 };
  const invoice = await anInvoice(biller, { patientId, items: [item], notes: mark });
  return { service: service.id, invoice: invoice.id, ...(await fillLedger(biller, patientId, mark)) };
}

async function fillLedger(biller: Caller, patientId: string, mark: string) {
  const day = await biller.call(openCashierDay, { openingMinor: 10_000 });
  const { id: invoiceId } = await anInvoice(biller, { patientId, notes: mark, send: true });
  const part = { method: 'cash' as const, amountMinor: 20_000, reference: mark };
  const { payments } = await biller.call(recordPayment, { invoiceId, parts: [part, part], notes: mark });
  const wish = { invoiceId, amountMinor: 100, method: 'cash' as const, reason: mark };
  const asked = await biller.call(requestRefund, wish);
  await biller.call(closeCashierDay, { cashierDayId: day.id, countedMinor: 50_000, notes: mark });
  return { payment: payments[0]!.id, refundRequest: asked.id, cashierDay: day.id };
}
