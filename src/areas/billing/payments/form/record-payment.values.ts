import { z } from 'zod';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { freeText } from '#kernel/text.ts';
import { moneyText, optionalTypedMoney, typedMoney } from '#ui/form/fields/typed-money.ts';
import { issue } from '../payment.issues.ts';
import {
  changeOf,
  isTransactionNumber,
  isWallet,
  type PaymentMethod,
  paymentMethods,
  repeatedTransactions,
} from '../payment.rules.ts';

/** One part of a payment as it is typed. */
export interface TypedPart {
  method: PaymentMethod;
  amount: string;
  tendered: string;
  reference: string;
}

export interface TypedPayment extends Record<string, unknown> {
  parts: TypedPart[];
  notes: string;
}

/** A form that offers to pay all that is due in cash. */
export function firstValues(dueMinor: number, currencyCode: string): TypedPayment {
  return { parts: [aPart(moneyText(dueMinor, currencyCode))], notes: '' };
}

/** A part with an amount, by cash. */
export function aPart(amount: string): TypedPart {
  return { method: 'cash', amount, tendered: '', reference: '' };
}

/** Reads the typed parts; cash handed over is never less than its amount. */
export function paymentSchema(currencyCode: string) {
  const part = z
    .strictObject({
      method: z.enum(paymentMethods),
      amount: typedMoney(currencyCode, { min: 1 }),
      tendered: optionalTypedMoney(currencyCode),
      reference: freeText(100),
    })
    .refine(({ amount, method, tendered }) => method !== 'cash' || tendered === null || tendered >= amount, {
      path: ['tendered'],
      message: issue('lessThanAmount'),
    })
    .refine(({ method, reference }) => !isWallet(method) || reference !== '', {
      path: ['reference'],
      message: issue('transactionMissing'),
    })
    .refine(({ method, reference }) => reference === '' || isTransactionNumber(method, reference), {
      path: ['reference'],
      message: issue('transactionMalformed'),
    })
    .transform(({ method, amount, tendered, reference }) => ({
      method,
      amountMinor: amount,
      tenderedMinor: method === 'cash' ? tendered : null,
      // What was typed for a wallet before the method was changed names no cash.
      reference: method === 'cash' ? '' : reference,
    }));
  const parts = z.array(part).superRefine((all, found) => {
    for (const index of repeatedTransactions(all)) {
      found.addIssue({ code: 'custom', path: [index, 'reference'], message: issue('transactionTwice') });
    }
  });
  return z.strictObject({ parts, notes: freeText(500) });
}

/** What the typed parts come to, in minor units; parts that cannot be read count as nothing. */
export function typedTotal(parts: readonly TypedPart[], currencyCode: string): number {
  return sumMinor(parts.map(({ amount }) => readMinor(amount, currencyCode) ?? 0));
}

/** What goes back over the counter for a cash part, in minor units; null while that cannot be said. */
export function typedChange({ method, amount, tendered }: TypedPart, currencyCode: string): number | null {
  const amountMinor = readMinor(amount, currencyCode);
  const tenderedMinor = readMinor(tendered, currencyCode);
  if (method !== 'cash' || amountMinor === null || tenderedMinor === null) return null;
  return tenderedMinor >= amountMinor ? changeOf({ amountMinor, tenderedMinor }) : null;
}

function readMinor(typed: string, currencyCode: string): number | null {
  const read = parseMoneyText(typed, currencyCode);
  return read.ok ? read.amountMinor : null;
}
