// The yardstick of money: the application's own query functions on a bare connection, in the order of its services.
import type pg from 'pg';
import {
  applyPaid,
  insertInvoice,
  lockInvoice,
  selectBillingSettings,
} from '#areas/billing/invoices/invoice.queries.ts';
import { formatInvoiceNumber } from '#areas/billing/invoices/invoice.rules.ts';
import { insertPayments, selectPaymentTerms } from '#areas/billing/payments/payment.queries.ts';
import { formatReceiptNumber } from '#areas/billing/payments/payment.rules.ts';
import { selectLabOrders } from '#areas/laboratory/orders/lab-order.queries.ts';
import { patientRows } from '#areas/patients/patients/patient.queries.ts';
import { auditInsert } from '#database/audit/audit.ts';
import { advanceCounters, counterSteps } from '#database/counters.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { advanceDailyFigures, figureSteps } from '#database/daily-figures.ts';
import { queryBuilderOn } from '#database/executor.ts';
import { storeAnswer } from '#database/idempotency.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';

/** In whose name the yardstick works. */
export interface BareClerk {
  tenantId: string;
  userId: string;
  timeZone: string;
}

const names = new Map<string, string>();

/** The query builder on one connection; each text is prepared once. */
export function on(client: pg.Pool | pg.PoolClient): Db {
  return queryBuilderOn({
    async run(text, values) {
      const name = names.get(text) ?? `money-${names.size}`;
      names.set(text, name);
      const { rows, rowCount } = await client.query({ name, text, values: [...values] });
      return { rows, affectedRows: rowCount ?? 0 };
    },
  });
}

/** The first page of the orders that wait. */
export function workList(pool: pg.Pool, { tenantId }: BareClerk) {
  return selectLabOrders(on(pool), tenantId, { status: 'pending', sort: 'ordered', limit: 50 });
}

export interface BareInvoice {
  patientId: string;
  items: { name: string; quantity: number; priceMinor: number }[];
  dueDate: string;
  notes: string;
}

/** A sent invoice with one item. */
export function makeInvoice(pool: pg.Pool, clerk: BareClerk, written: BareInvoice): Promise<unknown> {
  return inTransaction(pool, async (db) => {
    const { tenantId, userId, timeZone } = clerk;
    await Promise.all([
      patientRows.select(db, tenantId, written.patientId),
      selectBillingSettings(db, tenantId),
    ]);
    const counters = await advanceCounters(db, tenantId, { 'invoices.number': 1 });
    const now = new Date();
    const at = now.toISOString();
    const id = newId();
    const [item] = written.items;
    const subtotal = item!.quantity * item!.priceMinor;
    const tax = Math.round(subtotal / 10);
    const row = {
      tenant_id: tenantId,
      id,
      invoice_number: formatInvoiceNumber(counters['invoices.number']),
      patient_id: written.patientId,
      buyer_name: null,
      buyer_phone: null,
      appointment_id: null,
      lab_order_id: null,
      referral_id: null,
      referrer_id: null,
      currency_code: 'BDT',
      subtotal_minor: subtotal,
      discount_basis_points: null,
      discount_minor: 0,
      tax_basis_points: 1000,
      tax_minor: tax,
      total_minor: subtotal + tax,
      paid_minor: 0,
      credited_minor: 0,
      refunded_minor: 0,
      status: 'sent' as const,
      due_date: written.dueDate,
      notes: written.notes,
      payment_method: null,
      created_by: userId,
      created_at: at,
      sent_at: at,
      paid_at: null,
      voided_at: null,
      void_reason: null,
      updated_at: at,
      version: 1,
    };
    const line = {
      tenant_id: tenantId,
      invoice_id: id,
      position: 1,
      id: newId(),
      service_id: null,
      name: item!.name,
      description: null,
      quantity: item!.quantity,
      price_minor: item!.priceMinor,
      total_minor: subtotal,
      list_price_minor: null,
      credited_quantity: 0,
    };
    await insertInvoice(db, row, [line]);
    await appendSteps(db, tenantId, [
      ...counterSteps({ 'invoices.total': 1 }),
      ...figureSteps(dateIn(timeZone, now), { 'billing.revenue': row.total_minor, 'billing.invoices': 1 }),
    ]);
    return leaveTrace(db, clerk, 'invoices', { ...row, items: [line] });
  });
}

/** A payment of one part on an invoice that stands. */
export function pay(
  pool: pg.Pool,
  clerk: BareClerk,
  invoiceId: string,
  part: { amountMinor: number; reference: string },
): Promise<unknown> {
  return inTransaction(pool, async (db) => {
    const { tenantId, userId, timeZone } = clerk;
    const [invoice] = await Promise.all([
      lockInvoice(db, tenantId, invoiceId),
      selectPaymentTerms(db, tenantId, userId),
    ]);
    const now = new Date().toISOString();
    const today = dateIn(timeZone, new Date());
    const paidMinor = invoice!.paid_minor + part.amountMinor;
    const [paid, counters] = await Promise.all([
      applyPaid(db, tenantId, invoice!, { paidMinor, today, now, paymentMethod: 'card' }),
      advanceCounters(db, tenantId, { 'payments.number': 1 }),
    ]);
    const row = {
      tenant_id: tenantId,
      id: newId(),
      invoice_id: invoiceId,
      kind: 'payment' as const,
      amount_minor: part.amountMinor,
      method: 'card' as const,
      tendered_minor: null,
      reference: part.reference,
      transaction_number: null,
      notes: null,
      reason: null,
      purpose: null,
      refund_request_id: null,
      cashier_day_id: null,
      receipt_number: formatReceiptNumber(counters['payments.number']),
      created_by: userId,
      created_at: now,
    };
    await Promise.all([
      insertPayments(db, [row]),
      advanceDailyFigures(db, tenantId, today, { 'billing.collected': part.amountMinor }),
    ]);
    return leaveTrace(db, clerk, 'payments', { ...row, invoice: paid });
  });
}

async function leaveTrace<T extends { id: string }>(
  db: Db,
  { tenantId, userId }: BareClerk,
  resource: string,
  record: T,
): Promise<T> {
  const origin = { tenantId, userId, ipAddress: '127.0.0.1', userAgent: null, at: new Date() };
  const fact = { action: 'CREATE', resource, resourceId: record.id, newValues: record };
  const key = { tenantId, userId, key: newId(), call: resource, inputHash: record.id };
  await auditInsert(db, origin, [fact]).execute();
  await storeAnswer(db, key, record, new Date());
  return record;
}

export async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(on(client));
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
