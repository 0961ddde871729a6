import type { Insertable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { ProofStatus } from './proof.rules.ts';
import '../subscriptions.tables.ts';

export type ClientPaymentRow = RowOf<'client_payment'>;

/** The operator's register of payments; inside the operator's organization. */
export const clientPaymentRows = versionedRows('client_payment');

/** A second one that waits for the same invoice breaks the index `payment_proof_one_waiting`. */
export async function insertProof(db: Db, row: Insertable<Tables['payment_proof']>): Promise<void> {
  await db.insertInto('payment_proof').values(row).execute();
}

type ClientPayment = Insertable<Tables['client_payment']>;

/** What a copy does not take from the proof. */
type WrittenHere =
  | 'tenant_id'
  | 'client_id'
  | `invoice_${'number' | 'amount_minor' | 'currency_code'}`
  | 'transaction_key'
  | 'reviewed_by'
  | 'file_id'
  | 'version';

/** What the operator's register keeps of a payment beside the proof. */
interface RegisteredPayment {
  clientId: string;
  invoice: { number: string; amount_minor: number; currency_code: string };
  /** The transaction as it is compared with those of all hospitals. */
  transactionKey: string;
  fileId?: string | null;
}

/**
 * Copies a proof into the operator's register, under the same id; inside the operator's organization. A transaction that
 * counts already breaks the index `client_payment_transaction`.
 */
export async function copyProof(
  { db, tenantId }: { db: Db; tenantId: string },
  proof: Omit<ClientPayment, WrittenHere>,
  { clientId, invoice, transactionKey, fileId = null }: RegisteredPayment,
): Promise<void> {
  const row = {
    ...proof,
    tenant_id: tenantId,
    client_id: clientId,
    invoice_number: invoice.number,
    invoice_amount_minor: invoice.amount_minor,
    invoice_currency_code: invoice.currency_code,
    transaction_key: transactionKey,
    reviewed_by: null,
    file_id: fileId,
    version: 1,
  };
  await db.insertInto('client_payment').values(row).execute();
}

/** True for a transaction that counts in the operator's register already. */
export async function hasTransaction(db: Db, tenantId: string, transactionKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('client_payment')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('transaction_key', '=', transactionKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes what the operator decided of a proof that waits; false when it does not wait any more. */
export async function reviewProof(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  { status, note, at }: { status: Exclude<ProofStatus, 'submitted'>; note: string | null; at: string },
): Promise<boolean> {
  const result = await db
    .updateTable('payment_proof')
    .set({ status, note, reviewed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Proofs of a hospital with the number of the invoice that each is for, the newest first. */
export function selectProofs(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('payment_proof')
    .innerJoin('license_invoice', (join) =>
      join
        .on('license_invoice.tenant_id', '=', tenantId)
        .onRef('license_invoice.id', '=', 'payment_proof.invoice_id'),
    )
    .selectAll('payment_proof')
    .select('license_invoice.number as invoice_number')
    .where('payment_proof.tenant_id', '=', tenantId)
    .orderBy('payment_proof.submitted_at', 'desc')
    .orderBy('payment_proof.id', 'desc')
    .limit(limit)
    .execute();
}
