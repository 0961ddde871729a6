import { findAdoptedPatientIds } from '#areas/patients/patients.public.ts';
import { advanceCounters } from '#database/counters.ts';
import type { ReadableCopy } from '#database/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { systemClock } from '#kernel/clock.ts';
import { addUpFigures } from '../billing-figures.ts';
import { insertPayments } from '../payments/payment.queries.ts';
import { formatReceiptNumber } from '../payments/payment.rules.ts';
import { rowsOf } from './adopted-invoice.ts';
import { type LeftInvoice, readLeftInvoices } from './invoice-copy.rows.ts';
import { selectInvoices } from './invoice-list.queries.ts';
import { insertInvoices, insertItems, type InvoiceItemRow, selectItems } from './invoice.queries.ts';
import { selectHeir } from './invoice-copy.queries.ts';
import { formatInvoiceNumber } from './invoice.rules.ts';

// localStorage holds a few megabytes; beyond this the copy is no longer readable anyway.
const mostCopied = 5000;
const batch = 500;

/**
 * The demo's readable copy of the invoices; it refers to patients, so it stands after theirs. What was paid of an
 * invoice comes along with it as one row of the ledger, so the copy of the payments is only written.
 */
export const invoiceCopy: ReadableCopy = {
  key: 'hms_invoices',
  topics: ['invoices'],
  read: readCopy,
  check: (rows) => void readLeftInvoices(rows),
  adopt: (db, tenantId, rows) => adoptInvoices(db, tenantId, readLeftInvoices(rows)),
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const today = systemClock.now().toISOString().slice(0, 10);
  const rows = (await selectInvoices(db, tenantId, { sort: 'created', limit: mostCopied, today })).slice(
    0,
    mostCopied,
  );
  const items =
    rows.length === 0
      ? []
      : await selectItems(
          db,
          tenantId,
          rows.map((row) => row.id),
        );
  const itemsOf = Map.groupBy(items, (item) => item.invoice_id);
  return rows.map((row) => ({
    id: row.id,
    tenantId,
    invoiceNumber: row.invoice_number,
    patientId: row.patient_id,
    patientName: `${row.patient_first_name} ${row.patient_last_name}`,
    appointmentId: row.appointment_id,
    referralId: row.referral_id,
    items: (itemsOf.get(row.id) ?? []).map(copyOfItem),
    subtotal: row.subtotal_minor,
    discount: row.discount_minor,
    tax: row.tax_minor,
    total: row.total_minor,
    paidAmount: row.paid_minor,
    status: row.status,
    dueDate: row.due_date,
    paidAt: row.paid_at,
    notes: row.notes,
    paymentMethod: row.payment_method,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

function copyOfItem({ id, name, description, quantity, price_minor, total_minor }: InvoiceItemRow) {
  return { id, name, description, quantity, price: price_minor, total: total_minor };
}

async function adoptInvoices(db: Db, tenantId: string, left: LeftInvoice[]): Promise<void> {
  const [patients, heir] = await Promise.all([
    findAdoptedPatientIds(
      db,
      tenantId,
      left.map((row) => row.patientId),
    ),
    selectHeir(db, tenantId),
  ]);
  const numbers = numbersFor(left);
  const adopted = left.map((row, index) => {
    const patientId = patients.get(row.patientId);
    if (!patientId) throw new Error(`The invoice ${row.id} is of a patient who is not there.`);
    return rowsOf(row, { tenantId, patientId, number: numbers[index]!, ...heir });
  });
  const invoices = adopted.map(({ invoice }) => invoice);
  const items = adopted.flatMap((one) => one.items);
  const payments = adopted.flatMap(({ payment }) => payment ?? []);
  const counters = await advanceCounters(db, tenantId, {
    'invoices.number': Math.max(0, ...invoices.map((row) => Number(row.invoice_number.slice(4)))),
    'invoices.total': invoices.length,
    'payments.number': payments.length,
  });
  const firstReceipt = counters['payments.number'] - payments.length + 1;
  const ledger = payments.map((payment, index) => ({
    ...payment,
    receipt_number: formatReceiptNumber(firstReceipt + index),
  }));
  for (let from = 0; from < invoices.length; from += batch) {
    await insertInvoices(db, invoices.slice(from, from + batch));
  }
  for (let from = 0; from < items.length; from += batch) {
    await insertItems(db, items.slice(from, from + batch));
  }
  for (let from = 0; from < ledger.length; from += batch) {
    await insertPayments(db, ledger.slice(from, from + batch));
  }
  await addUpFigures(db, { tenantId, timeZone: heir.timeZone }, invoices, ledger);
}

/** The numbers they had; a missing one, or one given to two, becomes the next after the highest. */
function numbersFor(left: readonly LeftInvoice[]): string[] {
  let last = Math.max(0, ...left.map(({ invoiceNumber }) => Number(invoiceNumber?.slice(4) ?? 0)));
  const taken = new Set<string>();
  return left.map(({ invoiceNumber }) => {
    const isFree = invoiceNumber && !taken.has(invoiceNumber);
    const number = isFree ? invoiceNumber : formatInvoiceNumber((last += 1));
    taken.add(number);
    return number;
  });
}
