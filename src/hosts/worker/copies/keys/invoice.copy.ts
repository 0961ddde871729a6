import { z } from 'zod';
import { addUpFigures } from '#areas/billing/figures/billing.figures.ts';
import { maxItems, maxQuantity } from '#areas/billing/invoices/invoice.contract.ts';
import { selectItems } from '#areas/billing/invoices/invoice.queries.ts';
import { formatInvoiceNumber, invoiceStatuses, statusAfter } from '#areas/billing/invoices/invoice.rules.ts';
import { paymentMethods } from '#areas/billing/payments/payment.rules.ts';
import { maxPriceMinor } from '#areas/billing/services/service.contract.ts';
import { advanceCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import { insertRows, selectByIds } from '../copy.queries.ts';
import * as stored from '../stored-values.ts';
import { insertCredits } from './credited-invoices.ts';
import { linkedAppointments } from './linked-appointments.ts';
import { insertLedger } from './payment.copy.ts';

const dayMs = 86_400_000;
const daysToPay = 14;

const storedItem = z.object({
  name: stored.text(200).transform((name) => name ?? 'Services'),
  description: stored.text(500),
  quantity: z
    .number()
    .catch(1)
    .transform((quantity) => Math.min(maxQuantity, Math.max(1, Math.round(quantity)))),
  price: stored.amount(maxPriceMinor),
});

/** How an invoice is read; amounts are minor units. */
const storedRow = stored.record({
  invoiceNumber: stored.number('INV-'),
  patientId: stored.id.nullable(),
  appointmentId: stored.reference,
  referralId: stored.reference,
  items: z.array(storedItem).max(maxItems).catch([]),
  subtotal: stored.amount(),
  discount: stored.amount(),
  tax: stored.amount(),
  paidAmount: stored.amount(),
  credited: stored.amount(),
  refunded: stored.amount(),
  status: z.enum(invoiceStatuses).catch('sent'),
  dueDate: stored.date,
  paidAt: stored.instant,
  notes: stored.text(2000),
  paymentMethod: z.enum(paymentMethods).catch('manual'),
});

type Stored = z.output<typeof storedRow>;

/** What was paid of an invoice is inserted with it, in one transaction, so that none is without its ledger. */
export const invoiceCopy = defineCopy({
  key: 'hms_invoices',
  topics: ['invoices'],
  table: 'invoice',
  renamed: {
    subtotal_minor: 'subtotal',
    discount_minor: 'discount',
    tax_minor: 'tax',
    total_minor: 'total',
    paid_minor: 'paidAmount',
    credited_minor: 'credited',
    refunded_minor: 'refunded',
  },
  omitted: [
    'buyer_name',
    'buyer_phone',
    'lab_order_id',
    'referrer_id',
    'currency_code',
    'discount_basis_points',
    'tax_basis_points',
    'created_by',
    'sent_at',
    'voided_at',
    'void_reason',
  ],
  maxRows: 5000,
  further: namesAndItems,
  stored: storedRow,
  takeOver: takeOverInvoices,
});

async function namesAndItems(rows: readonly RowOf<'invoice'>[], db: Db, tenantId: string) {
  if (rows.length === 0) return [];
  const patientIds = [...new Set(rows.flatMap((invoice) => invoice.patient_id ?? []))];
  const ids = rows.map((invoice) => invoice.id);
  const patients = await selectByIds(db, tenantId, 'patient', patientIds);
  const names = new Map(patients.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]));
  const items = Map.groupBy(await selectItems(db, tenantId, ids), (item) => item.invoice_id);
  return rows.map((invoice) => ({
    patientName: names.get(invoice.patient_id ?? '') ?? invoice.buyer_name,
    items: items.get(invoice.id)?.map(({ id, name, description, quantity, price_minor, total_minor }) => {
      return { id, name, description, quantity, price: price_minor, total: total_minor };
    }),
  }));
}

async function takeOverInvoices(run: TakeOver, rows: readonly Stored[]): Promise<void> {
  const { db, tenantId } = run;
  const { numbers, last } = stored.keepNumbers(rows, 'invoiceNumber', formatInvoiceNumber);
  await advanceCounters(db, tenantId, { 'invoices.number': last, 'invoices.total': rows.length });
  const made = rows.map((row, index) => recordOf(run, row, numbers[index]!));
  const referralIds = made.flatMap(({ invoice }) => invoice.referralId ?? []);
  const referrals = await selectByIds(db, tenantId, 'referral', referralIds);
  const patientOf = new Map(referrals.map((referral) => [referral.id, referral.patient_id]));
  const appointmentOf = await linkedAppointments(run, rows);
  const invoices = await invoiceCopy.insert(
    run,
    made.map(({ invoice: { referralId, ...invoice } }, index) => {
      const isOfPatient = referralId !== null && patientOf.get(referralId) === invoice.patientId;
      const appointmentId = appointmentOf(rows[index]!);
      return { ...invoice, appointmentId, referralId: isOfPatient ? referralId : null };
    }),
  );
  await insertRows(
    db,
    'invoice_item',
    made.flatMap(({ items }) => items),
  );
  const payments = await insertLedger(run, invoices);
  await addUpFigures(db, run, invoices, payments, await insertCredits(run, invoices));
}

/** The earlier program checked no sums: the items count, and everything is added up anew. */
function recordOf(run: TakeOver, { items: storedItems, ...row }: Stored, invoiceNumber: string) {
  const { createdAt, updatedAt } = row;
  const id = run.idOf('invoice', row.id);
  const lines = storedItems.length > 0 ? storedItems : [storedItem.parse({ price: row.subtotal })];
  const items = lines.map(({ price, ...line }, index) => ({
    tenant_id: run.tenantId,
    invoice_id: id,
    position: index + 1,
    id: newId(),
    ...line,
    price_minor: price,
    total_minor: price * line.quantity,
  }));
  const subtotal = sumMinor(items.map((item) => item.total_minor));
  const discount = Math.min(row.discount, subtotal);
  const taxed = subtractMinor(subtotal, discount);
  const tax = Math.min(row.tax, taxed);
  const total = taxed + tax;
  const dueDate = row.dueDate ?? dateIn(run.timeZone, new Date(Date.parse(createdAt) + daysToPay * dayMs));
  const isVoid = row.status === 'void';
  const paidAmount = isVoid ? 0 : Math.min(row.paidAmount, total);
  const isDraft = row.status === 'draft' && paidAmount === 0;
  const credited = isVoid || isDraft ? 0 : Math.min(row.credited, total);
  const today = dateIn(run.timeZone, new Date(run.now));
  const balance = { total_minor: total, credited_minor: credited, paid_minor: paidAmount };
  const status = isVoid || isDraft ? row.status : statusAfter(balance, dueDate, today);
  const invoice = {
    ...row,
    id,
    invoiceNumber,
    patientId: row.patientId === null ? null : run.idOf('patient', row.patientId),
    referralId: row.referralId ? run.idOf('referral', row.referralId) : null,
    currencyCode: run.currencyCode,
    subtotal,
    discount,
    taxBasisPoints: Math.round((10_000 * tax) / (taxed || 1)),
    tax,
    total,
    paidAmount,
    credited,
    refunded: Math.min(row.refunded, credited),
    status,
    dueDate,
    paymentMethod: paidAmount > 0 ? row.paymentMethod : null,
    createdBy: run.userId,
    sentAt: isDraft ? null : createdAt,
    paidAt: status === 'paid' ? (row.paidAt ?? updatedAt) : null,
    voidedAt: isVoid ? updatedAt : null,
    voidReason: isVoid ? 'Void in the earlier program' : null,
  };
  return { invoice, items };
}
