import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { type InvoiceStatus, statusAfter } from './invoice.rules.ts';
import './invoice.tables.ts';

export type InvoiceRow = RowOf<'invoice'>;
export type InvoiceItemRow = RowOf<'invoice_item'>;

/**
 * Locks the invoice: everybody else who wants to pay, refund, send or void it waits until this transaction ends.
 * Undefined when the hospital has none of this id. Lock it before any counter or daily figure.
 */
export function lockInvoice(db: Db, tenantId: string, id: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface PaidState {
  /** The sum of the invoice's ledger after the payment or refund, in minor units. */
  paidMinor: number;
  /** The sum of its credit notes; absent where it stays. */
  creditedMinor?: number;
  /** What of the credit notes was given back; absent where it stays. */
  refundedMinor?: number;
  /** The hospital's date. */
  today: string;
  now: string;
  /** How the payment was made; absent for a refund. */
  paymentMethod?: string;
}

/** Writes what is paid and credited of a locked, sent invoice and the status that follows; returns the changed row. */
export function applyPaid(
  db: Db,
  tenantId: string,
  invoice: InvoiceRow,
  { paidMinor, today, now, paymentMethod, ...credit }: PaidState,
): Promise<InvoiceRow> {
  const { creditedMinor = invoice.credited_minor, refundedMinor = invoice.refunded_minor } = credit;
  const balance = { ...invoice, paid_minor: paidMinor, credited_minor: creditedMinor };
  const status = statusAfter(balance, invoice.due_date, today);
  return db
    .updateTable('invoice')
    .set({
      paid_minor: paidMinor,
      credited_minor: creditedMinor,
      refunded_minor: refundedMinor,
      status,
      paid_at: status === 'paid' ? (invoice.paid_at ?? now) : null,
      payment_method: paymentMethod ?? invoice.payment_method,
      updated_at: now,
      version: invoice.version + 1,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One statement, so that the locked row of counters is released soon. */
export async function insertInvoice(
  db: Db,
  row: InvoiceRow,
  items: readonly InvoiceItemRow[],
): Promise<void> {
  await db
    .with('invoice_made', (made) => made.insertInto('invoice').values(row))
    .insertInto('invoice_item')
    .values(items)
    .execute();
}

export async function insertInvoices(db: Db, rows: readonly InvoiceRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('invoice').values(rows).execute();
}

export async function insertItems(db: Db, items: readonly InvoiceItemRow[]): Promise<void> {
  if (items.length > 0) await db.insertInto('invoice_item').values(items).execute();
}

export async function deleteItems(db: Db, tenantId: string, invoiceId: string): Promise<void> {
  await db
    .deleteFrom('invoice_item')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Writes a new state of an invoice that the caller has locked. */
export function updateInvoice(
  db: Db,
  tenantId: string,
  invoice: InvoiceRow,
  values: Partial<
    Omit<InvoiceRow, 'tenant_id' | 'id' | 'created_at' | 'version' | 'paid_minor' | 'credited_minor'>
  >,
): Promise<InvoiceRow> {
  return db
    .updateTable('invoice')
    .set({ ...values, version: invoice.version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The items of invoices, each invoice's in its order. */
export function selectItems(
  db: Db,
  tenantId: string,
  invoiceIds: readonly string[],
): Promise<InvoiceItemRow[]> {
  return db
    .selectFrom('invoice_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('invoice_id')
    .orderBy('position')
    .execute();
}

/** The invoice for a laboratory order, its own or that of a stay; void ones do not count. */
export function selectInvoiceOfLabOrder(
  db: Db,
  tenantId: string,
  labOrderId: string,
): Promise<{ invoiceId: string; invoiceNumber: string } | undefined> {
  return db
    .selectFrom('invoice')
    .select(['id as invoiceId', 'invoice_number as invoiceNumber'])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'void')
    .where((where) =>
      where.or([
        where('lab_order_id', '=', labOrderId),
        where(
          'id',
          'in',
          where
            .selectFrom('invoice_source')
            .select('invoice_source.invoice_id')
            .where('invoice_source.tenant_id', '=', tenantId)
            .where('invoice_source.kind', '=', 'lab_order')
            .where('invoice_source.source_id', '=', labOrderId),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** The invoices for an appointment that are not void, oldest first, at most `limit`. */
export function selectInvoicesOfAppointment(
  db: Db,
  tenantId: string,
  appointmentId: string,
  limit: number,
): Promise<{ invoiceId: string; invoiceNumber: string }[]> {
  return db
    .selectFrom('invoice')
    .select(['id as invoiceId', 'invoice_number as invoiceNumber'])
    .where('tenant_id', '=', tenantId)
    .where('appointment_id', '=', appointmentId)
    .where('status', '<>', 'void')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The hospital's present currency and tax rate, and the highest total of an invoice. */
export function selectBillingSettings(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant_settings')
    .select(['currency_code', 'tax_rate_basis_points', 'document_max_minor'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

const openStatuses: InvoiceStatus[] = ['sent', 'partial'];

/** Marks invoices whose due date has passed, at most `limit`; returns their ids. The version stays: no field changed. */
export async function markOverdue(
  db: Db,
  tenantId: string,
  today: string,
  now: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .updateTable('invoice')
    .set({ status: 'overdue', updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (due) =>
      due
        .selectFrom('invoice')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('status', 'in', openStatuses)
        .where('due_date', '<', today)
        .orderBy('due_date')
        .orderBy('id')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
