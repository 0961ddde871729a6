import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { holdTransactions, selectUsedTransactions } from '../payment.queries.ts';
import { isWallet, type PaymentPart, plainTransactionNumber } from '../payment.rules.ts';

/** Where a wallet's transaction stands already. */
export interface UsedTransaction {
  method: string;
  transactionNumber: string;
  receiptNumber: string;
  /** Null where it stands on a deposit. */
  invoiceNumber: string | null;
  /** Minor units. */
  amountMinor: number;
}

const keyOf = (method: string, number: string) => `${method} ${number}`;

/** Which parts name a transaction that stands on an earlier payment or deposit, by wallet and number. */
export async function findUsedTransactions(
  { db, tenantId }: CallContext,
  parts: readonly PaymentPart[],
): Promise<Map<string, UsedTransaction>> {
  const named = parts.flatMap(({ method, reference }) =>
    isWallet(method) && reference ? [{ method, number: plainTransactionNumber(reference) }] : [],
  );
  if (named.length === 0) return new Map();
  const wanted = new Set(named.map(({ method, number }) => keyOf(method, number)));
  const rows = await selectUsedTransactions(db, tenantId, named);
  const found = rows.map((row): [string, UsedTransaction] => [
    keyOf(row.method!, row.transaction_number!),
    {
      method: row.method!,
      transactionNumber: row.transaction_number!,
      receiptNumber: row.receipt_number!,
      invoiceNumber: row.invoice_number,
      amountMinor: row.amount_minor,
    },
  ]);
  return new Map(found.filter(([key]) => wanted.has(key)));
}

/** The first of them, as the facts of a refusal. */
export function firstOf(used: ReadonlyMap<string, UsedTransaction>): Record<string, unknown> {
  return { ...used.values().next().value };
}

/** What names a part elsewhere: the first payment of a transaction holds its number, later ones repeat it. */
export function namesOf(
  { method, reference = null }: PaymentPart,
  used: ReadonlyMap<string, UsedTransaction>,
): { reference: string | null; transaction_number: string | null } {
  if (!isWallet(method) || reference === null) return { reference, transaction_number: null };
  const number = plainTransactionNumber(reference);
  return { reference: number, transaction_number: used.has(keyOf(method, number)) ? null : number };
}

/**
 * Takes the transactions that new payments or deposits hold, before anything is written that others wait for.
 * @throws AppError TRANSACTION_USED where somebody else named one of them at the same moment and was first.
 */
export async function claimTransactions(
  { db, tenantId }: CallContext,
  holder: 'payment' | 'deposit',
  rows: Parameters<typeof holdTransactions>[3],
): Promise<void> {
  await refusing(holdTransactions(db, tenantId, holder, rows), {
    wallet_transaction_pkey: () => new AppError('TRANSACTION_USED'),
  });
}
