import type { Selectable } from 'kysely';
import { z } from 'zod';
import { addUpFigures } from '#areas/billing/figures/billing.figures.ts';
import { mostItems, mostQuantity } from '#areas/billing/invoices/invoice.contract.ts';
import { selectItems } from '#areas/billing/invoices/invoice.queries.ts';
import { formatInvoiceNumber, invoiceStatuses, statusAfter } from '#areas/billing/invoices/invoice.rules.ts';
import { paymentMethods } from '#areas/billing/payments/payment.rules.ts';
import { highestPriceMinor } from '#areas/billing/services/service.contract.ts';
import { advanceCounters } from '#database/counters.ts';
import type { Db, Tables } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import { insertRows, selectByIds } from '../copy.queries.ts';
import * as stored from '../stored-values.ts';
import { insertLedger } from './payment.copy.ts';

const dayMs = 86_400_000;
const daysToPay = 14;

const itemRow = z.object({
  name: stored.text(200).transform((name) => name ?? 'Services'),
  description: stored.text(500),
  quantity: z
    .number()
    .catch(1)
    .transform((quantity) => Math.min(mostQuantity, Math.max(1, Math.round(quantity)))),
  price: stored.amount(highestPriceMinor),
});

/** How an invoice is read; amounts are minor units. */
const row = stored.record({
  invoiceNumber: stored.number('INV-'),
  patientId: stored.id,
  referralId: stored.id.nullish().catch(null),
  items: z.array(itemRow).max(mostItems).catch([]),
  subtotal: stored.amount(),
  discount: stored.amount(),
  tax: stored.amount(),
  paidAmount: stored.amount(),
  status: z.enum(invoiceStatuses).catch('sent'),
  dueDate: stored.date,
  paidAt: stored.instant,
  notes: stored.text(2000),
  paymentMethod: z.enum(paymentMethods).catch('manual'),
});

type Stored = z.output<typeof row>;

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
  },
  omitted: [
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
  stored: row,
  takeOver: takeOverInvoices,
});

async function namesAndItems(rows: readonly Selectable<Tables['invoice']>[], db: Db, tenantId: string) {
  if (rows.length === 0) return [];
  const patientIds = [...new Set(rows.map((invoice) => invoice.patient_id))];
  const ids = rows.map((invoice) => invoice.id);
  const patients = await selectByIds(db, tenantId, 'patient', patientIds);
  const names = new Map(patients.map((one) => [one.id, `${one.first_name} ${one.last_name}`]));
  const items = Map.groupBy(await selectItems(db, tenantId, ids), (item) => item.invoice_id);
  return rows.map((invoice) => ({
    patientName: names.get(invoice.patient_id),
    items: items.get(invoice.id)?.map(({ id, name, description, quantity, price_minor, total_minor }) => {
      return { id, name, description, quantity, price: price_minor, total: total_minor };
    }),
  }));
}

async function takeOverInvoices(run: TakeOver, rows: readonly Stored[]): Promise<void> {
  const { db, tenantId } = run;
  const { numbers, last } = stored.keepNumbers(
    rows.map((one) => one.invoiceNumber),
    formatInvoiceNumber,
  );
  await advanceCounters(db, tenantId, { 'invoices.number': last, 'invoices.total': rows.length });
  const made = rows.map((one, index) => recordOf(run, one, numbers[index]!));
  const referralIds = made.flatMap(({ invoice }) => invoice.referralId ?? []);
  const referrals = await selectByIds(db, tenantId, 'referral', referralIds);
  const patientOf = new Map(referrals.map((referral) => [referral.id, referral.patient_id]));
  const invoices = await invoiceCopy.insert(
    run,
    made.map(({ invoice: { referralId, ...invoice } }) => {
      const isOfPatient = referralId !== null && patientOf.get(referralId) === invoice.patientId;
      return { ...invoice, referralId: isOfPatient ? referralId : null };
    }),
  );
  await insertRows(
    db,
    'invoice_item',
    made.flatMap(({ items }) => items),
  );
  await addUpFigures(db, run, invoices, await insertLedger(run, invoices));
}

/** The earlier program checked no sums: the items count, and everything is added up anew. */
function recordOf(run: TakeOver, { items: storedItems, ...one }: Stored, invoiceNumber: string) {
  const { createdAt, updatedAt } = one;
  const id = run.idOf('invoice', one.id);
  const items = itemsOf(
    run,
    id,
    storedItems.length > 0 ? storedItems : [itemRow.parse({ price: one.subtotal })],
  );
  const subtotal = sumMinor(items.map((item) => item.total_minor));
  const discount = Math.min(one.discount, subtotal);
  const taxed = subtractMinor(subtotal, discount);
  const tax = Math.min(one.tax, taxed);
  const total = taxed + tax;
  const dueDate = one.dueDate ?? dateIn(run.timeZone, new Date(Date.parse(createdAt) + daysToPay * dayMs));
  const isVoid = one.status === 'void';
  const paidAmount = isVoid ? 0 : Math.min(one.paidAmount, total);
  const isDraft = one.status === 'draft' && paidAmount === 0;
  const today = dateIn(run.timeZone, new Date(run.now));
  const status = isVoid || isDraft ? one.status : statusAfter(paidAmount, total, dueDate, today);
  const invoice = {
    ...one,
    id,
    invoiceNumber,
    patientId: run.idOf('patient', one.patientId),
    referralId: one.referralId ? run.idOf('referral', one.referralId) : null,
    currencyCode: run.currencyCode,
    subtotal,
    discount,
    taxBasisPoints: Math.round((10_000 * tax) / (taxed || 1)),
    tax,
    total,
    paidAmount,
    status,
    dueDate,
    paymentMethod: paidAmount > 0 ? one.paymentMethod : null,
    createdBy: run.userId,
    sentAt: isDraft ? null : createdAt,
    paidAt: status === 'paid' ? (one.paidAt ?? updatedAt) : null,
    voidedAt: isVoid ? updatedAt : null,
    voidReason: isVoid ? 'Void in the earlier program' : null,
  };
  return { invoice, items };
}

function itemsOf({ tenantId }: TakeOver, invoiceId: string, items: readonly z.output<typeof itemRow>[]) {
  return items.map(({ price, ...item }, index) => ({
    tenant_id: tenantId,
    invoice_id: invoiceId,
    position: index + 1,
    id: newId(),
    ...item,
    price_minor: price,
    total_minor: price * item.quantity,
  }));
}
