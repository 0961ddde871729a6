import { type Insertable, sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { insertInvoiceChange } from '../receivables/invoice-change.queries.ts';
import '../subscriptions.tables.ts';

export const licenseInvoiceRows = versionedRows('license_invoice');

/** The operator's counter of invoices: one series for all hospitals. */
export const licenseInvoiceCounter = 'license_invoices';
export const licenseInvoiceNumber = recordNumber('SUB-');

/** The newest first, each with its last proof; one row more than the page. */
export function selectLicenseInvoices(
  db: Db,
  tenantId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const query = db
    .selectFrom('license_invoice')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('payment_proof')
          .select([
            'payment_proof.status as proof_status',
            'method as proof_method',
            'transaction_id as proof_transaction_id',
            'submitted_at as proof_submitted_at',
            'reviewed_at as proof_reviewed_at',
            'note as proof_note',
          ])
          .where('payment_proof.tenant_id', '=', tenantId)
          .whereRef('payment_proof.invoice_id', '=', 'license_invoice.id')
          .orderBy('submitted_at', 'desc')
          .orderBy('payment_proof.id', 'desc')
          .limit(1)
          .as('proof'),
      (join) => join.onTrue(),
    )
    .selectAll('license_invoice')
    .select([
      'proof.proof_status',
      'proof.proof_method',
      'proof.proof_transaction_id',
      'proof.proof_submitted_at',
      'proof.proof_reviewed_at',
      'proof.proof_note',
      sql<boolean>`exists (select from license_invoice_change as made where made.tenant_id = ${tenantId}::uuid
        and made.invoice_id = license_invoice.id)`.as('has_changes'),
    ])
    .where('license_invoice.tenant_id', '=', tenantId);
  return selectPage(
    query,
    { cursor, limit },
    { 'license_invoice.created_at': 'timestamptz', 'license_invoice.id': 'uuid' },
    'desc',
  );
}

/** Returns the row as it is stored. */
export function insertLicenseInvoice(
  db: Db,
  row: Insertable<Tables['license_invoice']>,
): Promise<RowOf<'license_invoice'>> {
  return db.insertInto('license_invoice').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Every invoice of a sample hospital, the oldest first. */
export function selectInvoices(db: Db, tenantId: string, limit: number): Promise<RowOf<'license_invoice'>[]> {
  return db
    .selectFrom('license_invoice')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** True while the operator has to look at a proof of payment. */
export async function hasWaitingProof(db: Db, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_proof')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'submitted')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True while the operator has to look at a proof that this invoice was paid. */
export async function isProofWaiting(db: Db, tenantId: string, invoiceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_proof')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  return row !== undefined;
}

/** True while the operator has to look at what somebody typed about the payment of this invoice. */
export async function hasTypedProofWaiting(db: Db, tenantId: string, invoiceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_proof')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'submitted')
    .where('method', '<>', 'online')
    .executeTakeFirst();
  return row !== undefined;
}

/** True while the invoice for a larger plan is open. */
export async function isUpgradeOpen(db: Db, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('license_invoice')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'upgrade')
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the period that begins then was asked for already. */
export async function isPeriodInvoiced(db: Db, tenantId: string, periodFrom: string): Promise<boolean> {
  const row = await db
    .selectFrom('license_invoice')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'void')
    .where('kind', '=', 'period')
    .where('period_from', '=', periodFrom)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes open invoices back for which no proof waits: what they ask for is no longer agreed. Returns them as they are then. */
export async function voidOpenInvoices(
  db: Db,
  tenantId: string,
  at: string,
  kinds: readonly ('period' | 'upgrade')[],
): Promise<RowOf<'license_invoice'>[]> {
  const voided = await db
    .updateTable('license_invoice')
    .set((row) => ({ status: 'void' as const, updated_at: at, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open')
    .where('kind', 'in', kinds)
    .where(
      sql<boolean>`not exists (select from payment_proof
        where payment_proof.tenant_id = ${tenantId}::uuid and payment_proof.invoice_id = license_invoice.id
          and payment_proof.status = 'submitted')`,
    )
    .returningAll()
    .execute();
  for (const { id } of voided) {
    await insertInvoiceChange(db, {
      ...{ tenant_id: tenantId, id: newId(), invoice_id: id, kind: 'void' },
      ...{ reason: null, made_by_name: null, made_at: at },
    });
  }
  return voided;
}
