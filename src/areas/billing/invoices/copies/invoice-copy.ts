import { findAdoptedPatientIds } from '#areas/patients/patients.public.ts';
import { advanceCounters } from '#database/counters.ts';
import { findReferralPatients } from '#areas/referrals/referrals.public.ts';
import { selectHeir } from '#database/copies/heir.queries.ts';
import { keepNumbers } from '#database/copies/left-values.ts';
import type { LeftRows, ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { adoptedId } from '#kernel/ids.ts';
import { addUpFigures } from '../../figures/billing.figures.ts';
import { adoptLedger } from '../../payments/copies/adopted-ledger.ts';
import { readLeftPayments } from '../../payments/copies/payment-copy.rows.ts';
import { insertPayments } from '../../payments/payment.queries.ts';
import { rowsOf } from './adopted-invoice.ts';
import { type LeftInvoice, readLeftInvoices } from './invoice-copy.rows.ts';
import { selectInvoices } from '../invoice-list.queries.ts';
import { insertInvoices, insertItems, type InvoiceItemRow, selectItems } from '../invoice.queries.ts';
import { formatInvoiceNumber } from '../invoice.rules.ts';

// localStorage holds a few megabytes; beyond this the copy is no longer readable anyway.
const mostCopied = 5000;
const batch = 500;

/**
 * The demo's readable copy of the invoices; it refers to patients and referrals, so it stands after theirs. What was
 * paid of an invoice comes along with it, so that no invoice ever stands without its ledger.
 */
export const invoiceCopy: ReadableCopy = {
  key: 'hms_invoices',
  topics: ['invoices'],
  read: readCopy,
  check: (rows) => void readLeftInvoices(rows),
  adopt: (db, tenantId, rows, left) => adoptInvoices(db, tenantId, readLeftInvoices(rows), left),
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

async function adoptInvoices(
  db: Db,
  tenantId: string,
  left: LeftInvoice[],
  beside: LeftRows = new Map(),
): Promise<void> {
  const referralIdOf = ({ referralId }: LeftInvoice) =>
    referralId ? adoptedId(tenantId, 'referral', referralId) : null;
  const [patients, referred, heir] = await Promise.all([
    findAdoptedPatientIds(
      db,
      tenantId,
      left.map((row) => row.patientId),
    ),
    findReferralPatients(
      db,
      tenantId,
      left.flatMap((row) => referralIdOf(row) ?? []),
    ),
    selectHeir(db, tenantId),
  ]);
  const { numbers, last } = keepNumbers(
    left.map((row) => row.invoiceNumber),
    formatInvoiceNumber,
  );
  const adopted = left.map((row, index) => {
    const patientId = patients.get(row.patientId);
    if (!patientId) throw new Error(`The invoice ${row.id} is of a patient who is not there.`);
    const named = referralIdOf(row);
    const referralId = named && referred.get(named) === patientId ? named : null;
    return rowsOf(row, { tenantId, patientId, referralId, number: numbers[index]!, ...heir });
  });
  const invoices = adopted.map(({ invoice }) => invoice);
  const items = adopted.flatMap((one) => one.items);
  const ledger = adoptLedger(adopted, readLeftPayments(beside.get('hms_payments') ?? []));
  await advanceCounters(db, tenantId, {
    'invoices.number': last,
    'invoices.total': invoices.length,
    'payments.number': ledger.last,
  });
  for (let from = 0; from < invoices.length; from += batch) {
    await insertInvoices(db, invoices.slice(from, from + batch));
  }
  for (let from = 0; from < items.length; from += batch) {
    await insertItems(db, items.slice(from, from + batch));
  }
  for (let from = 0; from < ledger.rows.length; from += batch) {
    await insertPayments(db, ledger.rows.slice(from, from + batch));
  }
  await addUpFigures(db, { tenantId, timeZone: heir.timeZone }, invoices, ledger.rows);
}
