import { toRecord } from '#database/to-record.ts';
import { type CreditNote, creditNote, creditNoteItem } from './credit-note.contract.ts';
import type {
  CreditNoteItemRow,
  CreditNoteRow,
  NamedCreditNoteItemRow,
  NamedCreditNoteRow,
} from './credit-note.queries.ts';
import { type CreditableInvoice, type CreditedLine, sumOfLines } from './credit-note.rules.ts';

/** What a credit note says of itself; its amounts are the sums of its lines. */
export type CreditNoteHead = Omit<
  CreditNoteRow,
  'subtotal_minor' | 'discount_minor' | 'tax_minor' | 'total_minor'
>;

/** A new credit note over these lines, as the rows that are stored. */
export function creditNoteRows(
  head: CreditNoteHead,
  lines: readonly CreditedLine[],
): { note: CreditNoteRow; items: CreditNoteItemRow[] } {
  const items = lines.map((line): CreditNoteItemRow => ({
    tenant_id: head.tenant_id,
    credit_note_id: head.id,
    invoice_id: head.invoice_id,
    position: line.position,
    quantity: line.quantity,
    subtotal_minor: line.subtotalMinor,
    discount_minor: line.discountMinor,
    tax_minor: line.taxMinor,
    total_minor: line.totalMinor,
  }));
  const sums = sumOfLines(lines);
  const note = {
    ...head,
    subtotal_minor: sums.subtotalMinor,
    discount_minor: sums.discountMinor,
    tax_minor: sums.taxMinor,
    total_minor: sums.totalMinor,
  };
  return { note, items };
}

/** What the rules need to know of a stored invoice. */
export function creditableOf(
  invoice: { discount_minor: number; tax_minor: number },
  items: readonly { quantity: number; total_minor: number }[],
): CreditableInvoice {
  return {
    discountMinor: invoice.discount_minor,
    taxMinor: invoice.tax_minor,
    items: items.map((item) => ({ quantity: item.quantity, totalMinor: item.total_minor })),
  };
}

/** Stored credit notes of one invoice with their lines, as callers see them. */
export function toCreditNotes(
  notes: readonly NamedCreditNoteRow[],
  items: readonly NamedCreditNoteItemRow[],
): CreditNote[] {
  const itemsOf = Map.groupBy(items, (item) => item.credit_note_id);
  return notes.map((note) =>
    toRecord(creditNote, note, {
      createdByName: note.author_name,
      items: (itemsOf.get(note.id) ?? []).map((item) => toRecord(creditNoteItem, item)),
    }),
  );
}

/** The lines of credit notes as the rules reckon with them. */
export function creditedLinesOf(items: readonly NamedCreditNoteItemRow[]): CreditedLine[] {
  return items.map((item) => ({
    position: item.position,
    quantity: item.quantity,
    subtotalMinor: item.subtotal_minor,
    discountMinor: item.discount_minor,
    taxMinor: item.tax_minor,
    totalMinor: item.total_minor,
  }));
}
