import { advanceCounters } from '#database/counters.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newRow } from '#database/versioned-rows.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { insertCreditNotes } from './credits/credit-note.queries.ts';
import { creditableOf, creditNoteRows } from './credits/credit-note.record.ts';
import { creditOfUnits, formatCreditNoteNumber, linesLeft } from './credits/credit-note.rules.ts';
import { seedDeposits } from './deposits/deposits.seed.ts';
import { addUpFigures } from './figures/billing.figures.ts';
import { type SampleInvoice, sampleInvoices, sampleServices } from './billing.samples.ts';
import {
  insertInvoices,
  insertItems,
  type InvoiceItemRow,
  type InvoiceRow,
} from './invoices/invoice.queries.ts';
import { formatInvoiceNumber, invoiceTotals } from './invoices/invoice.rules.ts';
import { insertClosedDays } from './payments/cashier/cashier.queries.ts';
import { holdTransactions, insertPayments, type PaymentRow } from './payments/payment.queries.ts';
import { formatReceiptNumber, isWallet } from './payments/payment.rules.ts';
import { type ServiceRow, serviceRows } from './services/service.queries.ts';

const minorPerTaka = 100;
const sampleTaxBasisPoints = 1000;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const daysToPay = 14;
const sampleFloatMinor = 200_000;

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
  await serviceRows.insert(db, services);
  if (hospital.patientIds.length === 0) return;
  const made = sampleInvoices.map((sample, index) =>
    invoiceOf(hospital, services, sample, index, clock.now()),
  );
  const invoices = made.map(({ invoice }) => invoice);
  const { payments, days } = inCashierDays(
    hospital,
    made
      .flatMap((one) => one.payments)
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      .map((payment, index) => ({ ...payment, receipt_number: formatReceiptNumber(index + 1) })),
  );
  const credits = made.flatMap(({ credit }) => credit ?? []);
  const notes = credits.map(({ note }, index) => ({
    ...note,
    credit_note_number: formatCreditNoteNumber(index + 1),
  }));
  await insertInvoices(db, invoices);
  await insertItems(
    db,
    made.flatMap(({ items }) => items),
  );
  await insertClosedDays(db, days);
  await holdTransactions(db, hospital.tenantId, 'payment', payments);
  await insertPayments(db, payments);
  await insertCreditNotes(
    db,
    notes,
    credits.flatMap((credit) => credit.items),
  );
  await advanceCounters(db, hospital.tenantId, {
    'invoices.number': invoices.length,
    'invoices.total': invoices.length,
    'payments.number': payments.length,
    'credit-notes.number': notes.length,
  });
  await addUpFigures(db, hospital, invoices, payments, notes);
}

function servicesOf({ tenantId }: SampleBilling, now: Date): ServiceRow[] {
  const at = now.toISOString();
  return sampleServices.map(({ name, category, priceTaka, description = null }) => {
    const price_minor = priceTaka * minorPerTaka;
    return newRow({ tenantId, at }, { name, description, price_minor, category, status: 'active' });
  });
}

interface MadeInvoice {
  invoice: InvoiceRow;
  items: InvoiceItemRow[];
  /** What was paid, and what went back. */
  payments: PaymentRow[];
  credit: ReturnType<typeof creditNoteRows> | null;
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
  const takenMinor = sample.status === 'paid' ? totals.totalMinor : (sample.paidTaka ?? 0) * minorPerTaka;
  const isVoid = sample.status === 'void';
  const invoice: InvoiceRow = {
    tenant_id: tenantId,
    id,
    invoice_number: formatInvoiceNumber(index + 1),
    patient_id: patientIds[index % patientIds.length]!,
    buyer_name: null,
    buyer_phone: null,
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
    paid_minor: takenMinor,
    credited_minor: 0,
    refunded_minor: 0,
    status: sample.status,
    due_date: dateIn(timeZone, new Date(made + daysToPay * dayMs)),
    notes: isVoid ? null : (sample.notes ?? null),
    payment_method: takenMinor > 0 ? (sample.method ?? 'cash') : null,
    created_by: userId,
    created_at: at(0),
    sent_at: sample.status === 'draft' ? null : at(2),
    paid_at: sample.status === 'paid' ? at(6) : null,
    voided_at: isVoid ? at(8) : null,
    void_reason: isVoid ? (sample.notes ?? 'Made by mistake') : null,
    updated_at: at(8),
    version: 1,
  };
  const payments = takenMinor > 0 ? [paymentOf(invoice, sample, at(6))] : [];
  return sample.credit
    ? credited({ invoice, items, payments }, sample, at(10))
    : { invoice, items, payments, credit: null };
}

/** The same invoice after one of its lines was credited and its money given back. */
function credited(made: Omit<MadeInvoice, 'credit'>, sample: SampleInvoice, at: string): MadeInvoice {
  const { invoice, items, payments } = made;
  const { line: place, reason } = sample.credit!;
  const left = linesLeft(creditableOf(invoice, items), [])[place]!;
  const credit = creditNoteRows(
    {
      tenant_id: invoice.tenant_id,
      id: newId(),
      credit_note_number: '',
      invoice_id: invoice.id,
      reason,
      covers_refunds: false,
      created_by: invoice.created_by,
      created_at: at,
    },
    [creditOfUnits(left, left.quantity)],
  );
  const creditedMinor = credit.note.total_minor;
  const refund: PaymentRow = {
    ...paymentOf(invoice, sample, at),
    kind: 'refund',
    amount_minor: -creditedMinor,
    reference: null,
    transaction_number: null,
    reason,
    purpose: 'credit',
  };
  return {
    invoice: {
      ...invoice,
      paid_minor: invoice.paid_minor - creditedMinor,
      credited_minor: creditedMinor,
      refunded_minor: creditedMinor,
    },
    items: items.map((item, index) =>
      index === place ? { ...item, credited_quantity: item.quantity } : item,
    ),
    payments: [...payments, refund],
    credit,
  };
}

/** Payments with the closed days of the cashier into which the cash among them fell. */
function inCashierDays({ tenantId, userId, timeZone }: SampleBilling, payments: readonly PaymentRow[]) {
  const dayOf = (payment: PaymentRow) => dateIn(timeZone, new Date(payment.created_at));
  const cash = payments.filter(({ method }) => method === 'cash');
  const ids = new Map<string, string>();
  const days = [...Map.groupBy(cash, dayOf)].map(([day, taken]) => {
    const id = newId();
    ids.set(day, id);
    const countedMinor = sampleFloatMinor + sumMinor(taken.map((payment) => payment.amount_minor));
    return {
      tenant_id: tenantId,
      id,
      user_id: userId,
      opened_at: taken[0]!.created_at,
      opening_minor: sampleFloatMinor,
      closed_at: taken.at(-1)!.created_at,
      expected_minor: countedMinor,
      counted_minor: countedMinor,
      notes: null,
    };
  });
  return {
    days,
    payments: payments.map((payment) =>
      payment.method === 'cash' ? { ...payment, cashier_day_id: ids.get(dayOf(payment))! } : payment,
    ),
  };
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
    list_price_minor: null,
    credited_quantity: 0,
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
    transaction_number: isWallet(sample.method ?? 'cash') ? (sample.reference ?? null) : null,
    notes: null,
    reason: null,
    purpose: null,
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
    const patientIds = recordsOf('patients');
    await seedBilling(db, { tenantId, timeZone, userId, patientIds }, clock);
    await seedDeposits(db, { tenantId, userId, patientIds }, clock.now());
  },
};
