import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { reasonText } from '../../payments/payment.contract.ts';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import { issue } from '../credit-note.issues.ts';
import { type CreditedLine, creditOfUnits, type LineLeft, linesLeft } from '../credit-note.rules.ts';

/** The fields of the form: for each line of the invoice the units to credit, as typed. */
export interface TypedCredit extends Record<string, unknown> {
  lines: { quantity: string }[];
  reason: string;
}

/** Nothing is credited until somebody says so; the only unit of an only line is offered. */
export function firstCredit(left: readonly LineLeft[]): TypedCredit {
  const isOnlyOne = left.length === 1 && left[0]!.quantity === 1;
  return { lines: left.map(() => ({ quantity: isOnlyOne ? '1' : '0' })), reason: '' };
}

/** What can still be credited of each line of an invoice. */
export function leftOf({ creditNotes, ...invoice }: Invoice): LineLeft[] {
  return linesLeft(
    invoice,
    creditNotes.flatMap((note) => note.items),
  );
}

/** Reads the typed units: whole numbers up to what is left, at least one of them above 0. */
export function creditSchema(left: readonly LineLeft[]) {
  const lines = z.array(z.strictObject({ quantity: z.string() })).transform((typed, context) => {
    const read = typed.map(({ quantity }) => readUnits(quantity));
    for (const [index, quantity] of read.entries()) {
      const most = left[index]?.quantity ?? 0;
      if (quantity === null || quantity > most) {
        const message = issue('moreThanLeft', { left: most });
        context.addIssue({ code: 'custom', path: [index, 'quantity'], message });
      }
    }
    if (read.every((quantity) => quantity === 0)) {
      context.addIssue({ code: 'custom', path: [0, 'quantity'], message: issue('nothingChosen') });
    }
    return read.map((quantity) => quantity ?? 0);
  });
  return z.strictObject({ lines, reason: reasonText });
}

/** What the typed units come to, line by line; null for a line that cannot be read. */
export function typedCredit(typed: TypedCredit, left: readonly LineLeft[]): (CreditedLine | null)[] {
  return left.map((line, index) => {
    const quantity = readUnits(typed.lines[index]?.quantity ?? '');
    if (quantity === null || quantity > line.quantity) return null;
    return quantity === 0 ? { ...line, ...nothing, quantity } : creditOfUnits(line, quantity);
  });
}

const nothing = { subtotalMinor: 0, discountMinor: 0, taxMinor: 0, totalMinor: 0 };

function readUnits(typed: string): number | null {
  const text = toAsciiDigits(typed).trim();
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
