import type { Db } from '#database/tables.ts';
import { selectMismatches } from '../payment.queries.ts';

/** An invoice whose paid amount is not the sum of its payments and refunds, or whose credited amount not that of its credit notes. */
export interface LedgerMismatch {
  id: string;
  invoiceNumber: string;
  paidMinor: number;
  ledgerMinor: number;
  creditedMinor: number;
  notesMinor: number;
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
      found.push({
        id: row.id,
        invoiceNumber: row.invoice_number,
        paidMinor: row.paid_minor,
        ledgerMinor: row.ledger_minor,
        creditedMinor: row.credited_minor,
        notesMinor: row.notes_minor,
      });
    }
    afterId = nextId;
  } while (afterId);
  return found;
}
