import type { Db } from '#database/tables.ts';
import { selectMismatches } from '../payment.queries.ts';

/** An invoice whose paid amount is not the sum of its payments and refunds, in minor units. */
export interface LedgerMismatch {
  id: string;
  invoiceNumber: string;
  paidMinor: number;
  ledgerMinor: number;
}

const invoicesAtOnce = 5000;

/** Compares every invoice of a hospital with its ledger; empty when all is well. Reads everything: for a nightly job. */
export async function ledgerMismatches(db: Db, tenantId: string): Promise<LedgerMismatch[]> {
  const found: LedgerMismatch[] = [];
  let afterId: string | null = null;
  do {
    const { wrong, nextId }: Awaited<ReturnType<typeof selectMismatches>> = await selectMismatches(
      db,
      tenantId,
      afterId,
      invoicesAtOnce,
    );
    for (const row of wrong) {
      const { id, invoice_number, paid_minor, ledger_minor } = row;
      found.push({ id, invoiceNumber: invoice_number, paidMinor: paid_minor, ledgerMinor: ledger_minor });
    }
    afterId = nextId;
  } while (afterId);
  return found;
}
