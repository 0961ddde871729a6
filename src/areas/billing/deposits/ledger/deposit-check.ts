import type { Db } from '#database/tables.ts';
import { type DepositMismatch, selectDepositMismatches } from '../deposit.queries.ts';

const accountsAtOnce = 2000;

/** Compares the deposits of every patient with their movements and with the ledger of invoices; empty when all is well. */
export async function depositMismatches(db: Db, tenantId: string): Promise<DepositMismatch[]> {
  const found: DepositMismatch[] = [];
  let afterId: string | null = null;
  do {
    const { wrong, nextId }: Awaited<ReturnType<typeof selectDepositMismatches>> =
      await selectDepositMismatches(db, tenantId, afterId, accountsAtOnce);
    found.push(...wrong);
    afterId = nextId;
  } while (afterId);
  return found;
}
