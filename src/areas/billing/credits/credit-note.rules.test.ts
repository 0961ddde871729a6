import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceTotals } from '../invoices/invoice.rules.ts';
import {
  creditOfAmount,
  creditOfUnits,
  type CreditableInvoice,
  type CreditedLine,
  linesLeft,
  sharesOfLines,
  sumOfLines,
} from './credit-note.rules.ts';

const item = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  priceMinor: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 0, max: 5_000_000 }),
  ),
});
const written = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 8 }),
  discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
});

function invoiceOf(one: typeof written extends fc.Arbitrary<infer T> ? T : never) {
  const { items, discountBasisPoints, taxBasisPoints } = one;
  const discount = { basisPoints: discountBasisPoints };
  const totals = invoiceTotals({ items, discount, taxBasisPoints });
  const lines = items.map(({ quantity, priceMinor }) => ({ quantity, totalMinor: quantity * priceMinor }));
  return { ...totals, items: lines };
}

/** Every unit of an invoice once, as line positions, in an order of its own. */
function unitsOf(invoice: CreditableInvoice): number[] {
  return invoice.items.flatMap(({ quantity }, index) => Array.from({ length: quantity }, () => index + 1));
}

function expectNoneNegative(line: CreditedLine): void {
  const { subtotalMinor, discountMinor, taxMinor, totalMinor } = line;
  expect(Math.min(subtotalMinor, discountMinor, taxMinor, totalMinor)).toBeGreaterThanOrEqual(0);
}

test('the parts of all lines come to the total of the invoice, its discount and its tax', () => {
  fc.assert(
    fc.property(written.map(invoiceOf), (invoice) => {
      const { subtotalMinor, discountMinor, taxMinor, totalMinor } = invoice;
      expect(sumOfLines(sharesOfLines(invoice))).toEqual({
        subtotalMinor,
        discountMinor,
        taxMinor,
        totalMinor,
      });
    }),
  );
});

test('crediting everything gives exactly the total, in whatever parts and order, and nothing is negative', () => {
  const cases = written.map(invoiceOf).chain((invoice) =>
    fc.record({
      invoice: fc.constant(invoice),
      order: fc.shuffledSubarray(unitsOf(invoice), { minLength: unitsOf(invoice).length }),
      sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
    }),
  );
  fc.assert(
    fc.property(cases, ({ invoice, order, sizes }) => {
      const credited: CreditedLine[] = [];
      for (let at = 0, turn = 0; at < order.length; turn += 1) {
        const units = order.slice(at, at + sizes[turn % sizes.length]!);
        at += units.length;
        for (const [position, of] of Map.groupBy(units, (unit) => unit)) {
          const line = creditOfUnits(linesLeft(invoice, credited)[position - 1]!, of.length);
          expectNoneNegative(line);
          credited.push(line);
        }
      }
      const { subtotalMinor, discountMinor, taxMinor, totalMinor } = invoice;
      expect(sumOfLines(credited)).toEqual({ subtotalMinor, discountMinor, taxMinor, totalMinor });
      expect(linesLeft(invoice, credited).every((line) => line.totalMinor === 0)).toBe(true);
    }),
  );
});

test('an amount without units is taken exactly, and the units credited after it take the rest', () => {
  const cases = written
    .map(invoiceOf)
    .filter(({ totalMinor }) => totalMinor > 0)
    .chain((invoice) =>
      fc.record({
        invoice: fc.constant(invoice),
        amountMinor: fc.integer({ min: 1, max: invoice.totalMinor }),
      }),
    );
  fc.assert(
    fc.property(cases, ({ invoice, amountMinor }) => {
      const taken = creditOfAmount(linesLeft(invoice, []), amountMinor);
      taken.forEach(expectNoneNegative);
      expect(sumOfLines(taken).totalMinor).toBe(amountMinor);
      const rest = linesLeft(invoice, taken).map((line) => creditOfUnits(line, line.quantity));
      rest.forEach(expectNoneNegative);
      expect(sumOfLines([...taken, ...rest]).totalMinor).toBe(invoice.totalMinor);
    }),
  );
});

test('more than what is left is refused', () => {
  const invoice = { discountMinor: 0, taxMinor: 0, items: [{ quantity: 1, totalMinor: 100 }] };
  expect(() => creditOfAmount(linesLeft(invoice, []), 101)).toThrow(RangeError);
});

test('two of three units at 10.00 with 10 % off and 15 % tax', () => {
  const invoice = { discountMinor: 300, taxMinor: 405, items: [{ quantity: 3, totalMinor: 3000 }] };
  const first = creditOfUnits(linesLeft(invoice, [])[0]!, 2);
  expect(first).toEqual({
    position: 1,
    quantity: 2,
    subtotalMinor: 2000,
    discountMinor: 200,
    taxMinor: 270,
    totalMinor: 2070,
  });
});
