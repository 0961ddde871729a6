import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import './deposit.tables.ts';

export type DepositAccountRow = RowOf<'deposit_account'>;
export type DepositRow = RowOf<'deposit_movement'>;

/** How much the sums of an account change, in minor units; what is left follows. */
export interface AccountChange {
  received?: number;
  used?: number;
  refunded?: number;
}

/** Adds what was received to a patient's account, which the first deposit opens; locks it. */
export function receiveInto(
  db: Db,
  {
    tenantId,
    patientId,
    currencyCode,
    now,
  }: Record<'tenantId' | 'patientId' | 'currencyCode' | 'now', string>,
  amountMinor: number,
): Promise<DepositAccountRow> {
  return db
    .insertInto('deposit_account')
    .values({
      tenant_id: tenantId,
      patient_id: patientId,
      currency_code: currencyCode,
      received_minor: amountMinor,
      used_minor: 0,
      refunded_minor: 0,
      left_minor: amountMinor,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'patient_id']).doUpdateSet({
        received_minor: sql<number>`deposit_account.received_minor + excluded.received_minor`,
        left_minor: sql<number>`deposit_account.left_minor + excluded.left_minor`,
        updated_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account of a patient, which nobody else changes before the end of the transaction. */
export function lockAccount(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<DepositAccountRow | undefined> {
  return db
    .selectFrom('deposit_account')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes the sums of a locked account; the database refuses less than nothing left. */
export function changeAccount(
  db: Db,
  account: DepositAccountRow,
  { used = 0, refunded = 0 }: AccountChange,
  now: string,
): Promise<DepositAccountRow> {
  return db
    .updateTable('deposit_account')
    .set({
      used_minor: account.used_minor + used,
      refunded_minor: account.refunded_minor + refunded,
      left_minor: account.left_minor - used - refunded,
      updated_at: now,
    })
    .where('tenant_id', '=', account.tenant_id)
    .where('patient_id', '=', account.patient_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function selectAccount(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<DepositAccountRow | undefined> {
  return db
    .selectFrom('deposit_account')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
}

/** What a deposit that is named for an admission needs to know of it. */
export function selectNamedAdmission(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('admission')
    .select(['id', 'admission_number', 'patient_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', admissionId)
    .executeTakeFirst();
}

export async function insertAccounts(db: Db, rows: readonly DepositAccountRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('deposit_account').values(rows).execute();
}

export async function insertMovements(db: Db, rows: readonly DepositRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('deposit_movement').values(rows).execute();
}

/** Movements with what they name: who wrote them, the invoice, the admission. */
function namedMovements(db: Db, tenantId: string) {
  return db
    .selectFrom('deposit_movement as movement')
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'movement.created_by'),
    )
    .innerJoin('patient', (join) =>
      join.on('patient.tenant_id', '=', tenantId).onRef('patient.id', '=', 'movement.patient_id'),
    )
    .leftJoin('payment', (join) =>
      join.on('payment.tenant_id', '=', tenantId).onRef('payment.id', '=', 'movement.payment_id'),
    )
    .leftJoin('invoice', (join) =>
      join.on('invoice.tenant_id', '=', tenantId).onRef('invoice.id', '=', 'payment.invoice_id'),
    )
    .leftJoin('admission', (join) =>
      join.on('admission.tenant_id', '=', tenantId).onRef('admission.id', '=', 'movement.admission_id'),
    )
    .selectAll('movement')
    .select([
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'),
      'invoice.id as invoice_id',
      'invoice.invoice_number',
      'admission.admission_number',
      'patient.is_restricted as patient_is_restricted',
    ])
    .where('movement.tenant_id', '=', tenantId);
}

export type NamedDepositRow = DepositRow & {
  author_name: string;
  invoice_id: string | null;
  invoice_number: string | null;
  admission_number: string | null;
  patient_is_restricted: boolean;
};

/** The newest movements of a patient's deposits. */
export function selectMovements(
  db: Db,
  tenantId: string,
  patientId: string,
  limit: number,
): Promise<NamedDepositRow[]> {
  return namedMovements(db, tenantId)
    .where('movement.patient_id', '=', patientId)
    .orderBy('movement.created_at', 'desc')
    .orderBy('movement.id', 'desc')
    .limit(limit)
    .execute();
}

export function selectMovement(db: Db, tenantId: string, id: string): Promise<NamedDepositRow | undefined> {
  return namedMovements(db, tenantId).where('movement.id', '=', id).executeTakeFirst();
}

/** Movements of a cashier's day, newest first; one more than the limit where there are more. */
export function selectMovementsOfDay(
  db: Db,
  tenantId: string,
  dayId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<(NamedDepositRow & { patient_name: string })[]> {
  const query = namedMovements(db, tenantId)
    .select(sql<string>`trim(patient.first_name || ' ' || patient.last_name)`.as('patient_name'))
    .where('movement.cashier_day_id', '=', dayId);
  const key = { 'movement.created_at': 'timestamptz', 'movement.id': 'uuid' } as const;
  return selectPage(query, page, key, 'desc');
}

/** What an invoice was paid with out of the deposit, less what it gave back to it. */
export async function sumDepositPayments(db: Db, tenantId: string, invoiceId: string): Promise<number> {
  const row = await db
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('method', '=', 'deposit')
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** What refund requests of this patient's deposits ask for and nobody decided yet. */
export async function sumPendingDepositRefunds(db: Db, tenantId: string, patientId: string): Promise<number> {
  const row = await db
    .selectFrom('deposit_refund_request')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return row.amount;
}

export interface DepositMismatch {
  patient_id: string;
  left_minor: number;
  movements_minor: number;
  used_minor: number;
  payments_minor: number;
}

/**
 * Accounts from a patient on that are not the sum of their movements, or whose used amount is not what the ledger of
 * invoices says was paid by deposit; looks at `span` accounts at a time.
 */
export async function selectDepositMismatches(
  db: Db,
  tenantId: string,
  afterId: string | null,
  span: number,
) {
  const { rows } = await sql<DepositMismatch & { is_wrong: boolean }>`
    select account.patient_id, account.left_minor, moved.all_minor as movements_minor, account.used_minor,
      paid.payments_minor,
      account.left_minor <> moved.all_minor or account.received_minor <> moved.received_minor
        or account.refunded_minor <> moved.refunded_minor or account.used_minor <> moved.used_minor
        or account.used_minor <> paid.payments_minor as is_wrong
    from deposit_account account
    cross join lateral (
      select coalesce(sum(amount_minor), 0)::bigint as all_minor,
        coalesce(sum(amount_minor) filter (where kind = 'received'), 0)::bigint as received_minor,
        coalesce(-sum(amount_minor) filter (where kind = 'refunded'), 0)::bigint as refunded_minor,
        coalesce(-sum(amount_minor) filter (where kind in ('used', 'returned')), 0)::bigint as used_minor
      from deposit_movement movement
      where movement.tenant_id = ${tenantId}::uuid and movement.patient_id = account.patient_id
    ) as moved
    cross join lateral (
      select coalesce(sum(payment.amount_minor), 0)::bigint as payments_minor
      from invoice join payment on payment.tenant_id = ${tenantId}::uuid and payment.invoice_id = invoice.id
      where invoice.tenant_id = ${tenantId}::uuid and invoice.patient_id = account.patient_id
        and payment.method = 'deposit'
    ) as paid
    where account.tenant_id = ${tenantId}::uuid
      and (${afterId}::uuid is null or account.patient_id > ${afterId}::uuid)
    order by account.patient_id
    limit ${span}`.execute(db);
  return {
    wrong: rows.filter((row) => row.is_wrong),
    nextId: rows.length === span ? (rows.at(-1)?.patient_id ?? null) : null,
  };
}
