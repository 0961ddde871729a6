import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../deposits/deposit.tables.ts';
import './payment.tables.ts';

/** What a payment is made of; who holds its transaction the database says by itself. */
export type PaymentRow = Omit<RowOf<'payment'>, 'transaction_holder'>;

/** What the hospital asks of payments, and the cashier's open day if there is one; nobody closes it meanwhile. */
export async function selectPaymentTerms(db: Db, tenantId: string, cashierId: string) {
  const [settings, day] = await Promise.all([
    selectMoneySettings(db, tenantId),
    shareOpenDay(db, tenantId, cashierId),
  ]);
  return { settings, dayId: day?.id ?? null };
}

/** What the hospital asks of refunds and cash. */
export function selectMoneySettings(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant_settings')
    .select(['refund_needs_approval', 'cash_needs_open_day'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** Which of these wallets' transactions stand on payments or deposits already, with where they stand. */
export async function selectUsedTransactions(
  db: Db,
  tenantId: string,
  transactions: readonly { method: string; number: string }[],
) {
  const numbers = transactions.map(({ number }) => number);
  const [payments, deposits] = await Promise.all([
    db
      .selectFrom('payment')
      .innerJoin('invoice', (join) =>
        join.on('invoice.tenant_id', '=', tenantId).onRef('invoice.id', '=', 'payment.invoice_id'),
      )
      .select(['payment.method', 'transaction_number', 'receipt_number', 'invoice_number', 'amount_minor'])
      .where('payment.tenant_id', '=', tenantId)
      .where('transaction_number', 'in', numbers)
      .orderBy('receipt_number')
      .execute(),
    db
      .selectFrom('deposit_movement')
      .select(['method', 'transaction_number', 'receipt_number', 'amount_minor'])
      .where('tenant_id', '=', tenantId)
      .where('transaction_number', 'in', numbers)
      .orderBy('receipt_number')
      .execute(),
  ]);
  return [...payments, ...deposits.map((row) => ({ ...row, invoice_number: null }))];
}

/**
 * Takes the numbers of wallets' transactions for payments or deposits. Somebody else who takes the same at this moment
 * waits, and is refused by `wallet_transaction_pkey` once this transaction is through.
 */
export async function holdTransactions(
  db: Db,
  tenantId: string,
  holder: RowOf<'wallet_transaction'>['holder'],
  rows: readonly { method: string | null; transaction_number?: string | null | undefined }[],
): Promise<void> {
  const held = rows.flatMap(({ method, transaction_number: number }) =>
    method !== null && number ? [{ tenant_id: tenantId, method, transaction_number: number, holder }] : [],
  );
  if (held.length > 0) await db.insertInto('wallet_transaction').values(held).execute();
}

/** The open day of a cashier, held open until this transaction ends. */
export function shareOpenDay(db: Db, tenantId: string, cashierId: string) {
  return db
    .selectFrom('cashier_day')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', cashierId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

export async function insertPayments(db: Db, rows: readonly PaymentRow[]): Promise<void> {
  await db.insertInto('payment').values(rows).execute();
}

/** The ledger with the names of those who wrote it. */
function namedPayments(db: Db, tenantId: string) {
  return db
    .selectFrom('payment')
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'payment.created_by'),
    )
    .selectAll('payment')
    .select(sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'))
    .where('payment.tenant_id', '=', tenantId);
}

export type NamedPaymentRow = PaymentRow & { author_name: string };

/** The ledger of an invoice, oldest first. */
export function selectPayments(
  db: Db,
  tenantId: string,
  invoiceId: string,
  limit: number,
): Promise<NamedPaymentRow[]> {
  return namedPayments(db, tenantId)
    .where('payment.invoice_id', '=', invoiceId)
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .limit(limit)
    .execute();
}

export function selectPaymentId(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'invoice_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whose invoice it is, nulls for a buyer who is no patient; undefined when the hospital has none of this id. */
export function selectInvoicePatient(db: Db, tenantId: string, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('patient', (join) =>
      join.on('patient.tenant_id', '=', tenantId).onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .select(['patient.id', 'patient.is_restricted'])
    .where('invoice.tenant_id', '=', tenantId)
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst();
}

/** Payments of a cashier's day, newest first; one more than the limit where there are more. */
export function selectPaymentsOfDay(
  db: Db,
  tenantId: string,
  dayId: string,
  page: { cursor?: string | undefined; limit: number },
) {
  const query = namedPayments(db, tenantId)
    .innerJoin('invoice', (join) =>
      join.on('invoice.tenant_id', '=', tenantId).onRef('invoice.id', '=', 'payment.invoice_id'),
    )
    .leftJoin('patient', (join) =>
      join.on('patient.tenant_id', '=', tenantId).onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .select(['invoice.invoice_number', 'invoice.patient_id', 'patient.is_restricted'])
    .where('payment.cashier_day_id', '=', dayId);
  const key = { 'payment.created_at': 'timestamptz', 'payment.id': 'uuid' } as const;
  return selectPage(query, page, key, 'desc');
}

interface MismatchRow {
  id: string;
  invoice_number: string;
  paid_minor: number;
  ledger_minor: number;
  credited_minor: number;
  notes_minor: number;
}

/** Invoices from an id on whose paid or credited amount is not the sum of their rows; looks at `span` invoices at a time. */
export async function selectMismatches(db: Db, tenantId: string, afterId: string | null, span: number) {
  const rows = await sql<MismatchRow>`
    select invoice.id, invoice.invoice_number, invoice.paid_minor, invoice.credited_minor,
      coalesce((select sum(amount_minor) from payment
        where payment.tenant_id = ${tenantId} and payment.invoice_id = invoice.id), 0)::bigint as ledger_minor,
      coalesce((select sum(total_minor) from credit_note
        where credit_note.tenant_id = ${tenantId} and credit_note.invoice_id = invoice.id), 0)::bigint as notes_minor
    from invoice
    where invoice.tenant_id = ${tenantId} and (${afterId}::uuid is null or invoice.id > ${afterId}::uuid)
    order by invoice.id
    limit ${span}`.execute(db);
  const last = rows.rows.at(-1)?.id ?? null;
  return {
    wrong: rows.rows.filter(
      (row) => row.paid_minor !== row.ledger_minor || row.credited_minor !== row.notes_minor,
    ),
    nextId: rows.rows.length === span ? last : null,
  };
}
