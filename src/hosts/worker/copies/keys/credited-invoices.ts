import { insertCreditNotes } from '#areas/billing/credits/credit-note.queries.ts';
import { creditableOf, creditNoteRows } from '#areas/billing/credits/credit-note.record.ts';
import {
  creditOfAmount,
  formatCreditNoteNumber,
  linesLeft,
} from '#areas/billing/credits/credit-note.rules.ts';
import { selectItems } from '#areas/billing/invoices/invoice.queries.ts';
import { advanceCounters } from '#database/counters.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import type { TakeOver } from '../copy.ts';

const reason = 'Credited before the records were taken over';

/**
 * One credit note for each invoice of which something was credited, so that every sum agrees: the copies hold the
 * amount and no single notes. Returns the new rows.
 */
export async function insertCredits(run: TakeOver, invoices: readonly RowOf<'invoice'>[]) {
  const credited = invoices.filter((invoice) => invoice.credited_minor > 0);
  if (credited.length === 0) return [];
  const ids = credited.map(({ id }) => id);
  const itemsOf = Map.groupBy(await selectItems(run.db, run.tenantId, ids), (item) => item.invoice_id);
  const made = credited.map((invoice, index) => {
    const left = linesLeft(creditableOf(invoice, itemsOf.get(invoice.id)!), []);
    const head = {
      tenant_id: run.tenantId,
      id: newId(),
      credit_note_number: formatCreditNoteNumber(index + 1),
      invoice_id: invoice.id,
      reason,
      covers_refunds: false,
      created_by: run.userId,
      created_at: invoice.updated_at,
    };
    return creditNoteRows(head, creditOfAmount(left, invoice.credited_minor));
  });
  await advanceCounters(run.db, run.tenantId, { 'credit-notes.number': made.length });
  const notes = made.map(({ note }) => note);
  await insertCreditNotes(
    run.db,
    notes,
    made.flatMap(({ items }) => items),
  );
  return notes;
}
