import { expect, test } from 'vitest';
import { createCreditNote } from '../../credits/credit-note.contract.ts';
import { recordPayment } from '../payment.contract.ts';
import { ledgerEntries } from './ledger-entries.ts';

const payment = recordPayment.example!.output!.payments[0]!;
const note = createCreditNote.example!.output!.creditNote;

test('what is due after each entry counts credit notes in their time, and is never negative', () => {
  const at = (hour: number) => `2026-03-02T0${hour}:00:00.000Z`;
  const paid = { ...payment, id: 'paid', amountMinor: 100_000, createdAt: at(1) };
  const refund = { ...payment, id: 'back', amountMinor: -30_000, createdAt: at(3) };
  const credit = { ...note, id: 'credit', totalMinor: 30_000, createdAt: at(2) };
  const rest = { ...note, id: 'rest', totalMinor: 20_000, createdAt: at(4) };
  const entries = ledgerEntries({ totalMinor: 120_000, creditNotes: [credit, rest] }, [paid, refund]);
  expect(entries.map(({ id, amountMinor, dueAfterMinor }) => [id, amountMinor, dueAfterMinor])).toEqual([
    ['paid', 100_000, 20_000],
    ['credit', -30_000, 0],
    ['back', -30_000, 20_000],
    ['rest', -20_000, 0],
  ]);
});
