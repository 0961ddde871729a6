import { advanceCounters } from '#database/counters.ts';
import type { AreaSamples } from '#database/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { addUpFigures } from './figures/billing.figures.ts';
import { type SampleInvoice, sampleInvoices, sampleServices } from './billing.samples.ts';
import {
  insertInvoices,
  insertItems,
  type InvoiceItemRow,
  type InvoiceRow,
} from './invoices/invoice.queries.ts';
import { formatInvoiceNumber, invoiceTotals } from './invoices/invoice.rules.ts';
import { insertPayments, type PaymentRow } from './payments/payment.queries.ts';
import { formatReceiptNumber } from './payments/payment.rules.ts';
import { insertServices, type ServiceRow } from './services/service.queries.ts';

const minorPerTaka = 100;
const sampleTaxBasisPoints = 1000;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const daysToPay = 14;

/** A sample hospital in whose transaction its billing is filled. */
export interface SampleBilling {
  tenantId: string;
  timeZone: string;
  /** Who makes the invoices and takes the money. */
  userId: string;
  patientIds: readonly string[];
}

/** Fills the catalogue and, where there are patients, invoices in every state with their payments. */
export async function seedBilling(db: Db, hospital: SampleBilling, clock: Clock): Promise<void> {
  const services = servicesOf(hospital, clock.now());
  await insertServices(db, services);
  if (hospital.patientIds.length === 0) return;
  const made = sampleInvoices.map((sample, index) =>
    invoiceOf(hospital, services, sample, index, clock.now()),
  );
  const invoices = made.map(({ invoice }) => invoice);
  const payments = made
    .flatMap(({ payment }) => payment ?? [])
    .map((payment, index) => ({ ...payment, receipt_number: formatReceiptNumber(index + 1) }));
  await insertInvoices(db, invoices);
  await insertItems(
    db,
    made.flatMap(({ items }) => items),
  );
  await insertPayments(db, payments);
  await advanceCounters(db, hospital.tenantId, {
    'invoices.number': invoices.length,
    'invoices.total': invoices.length,
    'payments.number': payments.length,
  });
  await addUpFigures(db, hospital, invoices, payments);
}

function servicesOf({ tenantId }: SampleBilling, now: Date): ServiceRow[] {
  const at = now.toISOString();
  return sampleServices.map(({ name, category, priceTaka, description }) => ({
    tenant_id: tenantId,
    id: newId(),
    name,
    description: description ?? null,
    price_minor: priceTaka * minorPerTaka,
    category,
    status: 'active',
    created_at: at,
    updated_at: at,
    version: 1,
  }));
}

interface MadeInvoice {
  invoice: InvoiceRow;
  items: InvoiceItemRow[];
  payment: PaymentRow | null;
}

function invoiceOf(
  hospital: SampleBilling,
  services: readonly ServiceRow[],
  sample: SampleInvoice,
  index: number,
  now: Date,
): MadeInvoice {
  const { tenantId, userId, timeZone, patientIds } = hospital;
  const id = newId();
  const minutesAgo = (sampleInvoices.length - index) * 11;
  const made = now.getTime() - sample.daysAgo * dayMs - minutesAgo * minuteMs;
  const at = (minutes: number) => new Date(made + minutes * minuteMs).toISOString();
  const items = sample.services.map(([place, quantity], position) =>
    itemOf(tenantId, id, services[place]!, quantity, position + 1),
  );
  const totals = invoiceTotals({
    items: items.map((item) => ({ quantity: item.quantity, priceMinor: item.price_minor })),
    discount: { basisPoints: sample.discountBasisPoints ?? 0 },
    taxBasisPoints: sampleTaxBasisPoints,
  });
  const paidMinor = sample.status === 'paid' ? totals.totalMinor : (sample.paidTaka ?? 0) * minorPerTaka;
  const isVoid = sample.status === 'void';
  const invoice: InvoiceRow = {
    tenant_id: tenantId,
    id,
    invoice_number: formatInvoiceNumber(index + 1),
    patient_id: patientIds[index % patientIds.length]!,
    appointment_id: null,
    lab_order_id: null,
    referral_id: null,
    referrer_id: null,
    currency_code: 'BDT',
    subtotal_minor: totals.subtotalMinor,
    discount_basis_points: sample.discountBasisPoints ?? null,
    discount_minor: totals.discountMinor,
    tax_basis_points: sampleTaxBasisPoints,
    tax_minor: totals.taxMinor,
    total_minor: totals.totalMinor,
    paid_minor: paidMinor,
    status: sample.status,
    due_date: dateIn(timeZone, new Date(made + daysToPay * dayMs)),
    notes: isVoid ? null : (sample.notes ?? null),
    payment_method: paidMinor > 0 ? (sample.method ?? 'cash') : null,
    created_by: userId,
    created_at: at(0),
    sent_at: sample.status === 'draft' ? null : at(2),
    paid_at: sample.status === 'paid' ? at(6) : null,
    voided_at: isVoid ? at(8) : null,
    void_reason: isVoid ? (sample.notes ?? 'Made by mistake') : null,
    updated_at: at(8),
    version: 1,
  };
  return { invoice, items, payment: paidMinor > 0 ? paymentOf(invoice, sample, at(6)) : null };
}

function itemOf(
  tenantId: string,
  invoiceId: string,
  service: ServiceRow,
  quantity: number,
  position: number,
): InvoiceItemRow {
  return {
    tenant_id: tenantId,
    invoice_id: invoiceId,
    position,
    id: newId(),
    service_id: service.id,
    name: service.name,
    description: service.description,
    quantity,
    price_minor: service.price_minor,
    total_minor: service.price_minor * quantity,
  };
}

function paymentOf(invoice: InvoiceRow, sample: SampleInvoice, at: string): PaymentRow {
  return {
    tenant_id: invoice.tenant_id,
    id: newId(),
    invoice_id: invoice.id,
    kind: 'payment',
    amount_minor: invoice.paid_minor,
    method: sample.method ?? 'cash',
    tendered_minor: null,
    reference: sample.reference ?? null,
    notes: null,
    reason: null,
    refund_request_id: null,
    cashier_day_id: null,
    receipt_number: '',
    created_by: invoice.created_by,
    created_at: at,
  };
}

/** The services of each sample hospital, and invoices where there are patients. */
export const billingSamples: AreaSamples = {
  after: ['people', 'patients'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const userId = recordsOf('people').idOf('tenant_admin');
    await seedBilling(db, { tenantId, timeZone, userId, patientIds: recordsOf('patients') }, clock);
  },
};
