import { sumMinor } from '#kernel/money/minor-units.ts';
import type { CreditNote } from '../../credits/credit-note.contract.ts';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import { dueOf } from '../../invoices/invoice.rules.ts';
import type { Payment } from '../payment.contract.ts';

/** One thing that changed what is due of an invoice: a payment, a refund or a credit note. */
export interface LedgerEntry {
  id: string;
  at: string;
  number: string;
  /** Minor units; a refund and a credit note are negative. */
  amountMinor: number;
  by: string;
  source: { payment: Payment } | { note: CreditNote };
  /** Minor units; never negative. */
  dueAfterMinor: number;
}

/** Payments, refunds and credit notes of an invoice in the order of time, each with what was due after it. */
export function ledgerEntries(
  { totalMinor, creditNotes }: Pick<Invoice, 'totalMinor' | 'creditNotes'>,
  payments: readonly Payment[],
): LedgerEntry[] {
  const entries = [...creditNotes.map(ofCreditNote), ...payments.map(ofPayment)].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  const balance = { total_minor: totalMinor, credited_minor: 0, paid_minor: 0 };
  return entries.map((entry) => {
    if ('note' in entry.source) {
      balance.credited_minor = sumMinor([balance.credited_minor, -entry.amountMinor]);
    } else {
      balance.paid_minor = sumMinor([balance.paid_minor, entry.amountMinor]);
    }
    return { ...entry, dueAfterMinor: dueOf(balance) };
  });
}

type Entry = Omit<LedgerEntry, 'dueAfterMinor'>;

function ofCreditNote(note: CreditNote): Entry {
  const { id, creditNoteNumber: number, createdAt: at, createdByName: by, totalMinor } = note;
  return { id, at, number, amountMinor: -totalMinor, by, source: { note } };
}

function ofPayment(payment: Payment): Entry {
  const { id, receiptNumber: number, createdAt: at, createdByName: by, amountMinor } = payment;
  return { id, at, number, amountMinor, by, source: { payment } };
}
