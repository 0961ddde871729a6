import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dueOf,
  formatInvoiceNumber,
  invoiceTotals,
  numberSpan,
  statusAfter,
  statusToday,
  takesPayment,
  toRefundOf,
} from './invoice.rules.ts';

const price = fc.integer({ min: 0, max: 10_000_000_000 });
const items = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), priceMinor: price }), {
  minLength: 1,
  maxLength: 100,
});
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const discountShare = basisPoints.map((share) => ({ basisPoints: share }));

/** The same reckoning in exact arithmetic, half up. */
function exactShare(amountMinor: number, share: number): bigint {
  return (2n * BigInt(amountMinor) * BigInt(share) + 10_000n) / 20_000n;
}

describe('the totals of an invoice', () => {
  test('subtotal minus discount plus tax is the total, to the last minor unit, and nothing is negative', () => {
    fc.assert(
      fc.property(items, discountShare, basisPoints, (lines, discount, taxBasisPoints) => {
        const totals = invoiceTotals({ items: lines, discount, taxBasisPoints });
        const subtotal = lines.reduce(
          (sum, line) => sum + BigInt(line.quantity) * BigInt(line.priceMinor),
          0n,
        );
        expect(BigInt(totals.subtotalMinor)).toBe(subtotal);
        expect(totals.subtotalMinor - totals.discountMinor + totals.taxMinor).toBe(totals.totalMinor);
        for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0);
        expect(totals.discountMinor).toBeLessThanOrEqual(totals.subtotalMinor);
      }),
    );
  });

  test('tax is rounded half up once, on what the discount leaves of all items together', () => {
    fc.assert(
      fc.property(items, discountShare, basisPoints, (lines, discount, taxBasisPoints) => {
        const totals = invoiceTotals({ items: lines, discount, taxBasisPoints });
        expect(BigInt(totals.discountMinor)).toBe(exactShare(totals.subtotalMinor, discount.basisPoints));
        const taxed = totals.subtotalMinor - totals.discountMinor;
        expect(BigInt(totals.taxMinor)).toBe(exactShare(taxed, taxBasisPoints));
      }),
    );
  });

  test('the order of the items does not matter', () => {
    fc.assert(
      fc.property(items, discountShare, basisPoints, (lines, discount, taxBasisPoints) => {
        const reckon = (part: typeof lines) => invoiceTotals({ items: part, discount, taxBasisPoints });
        expect(reckon(lines.toReversed())).toEqual(reckon(lines));
      }),
    );
  });

  test('a discount of the whole leaves nothing, one of nothing leaves all', () => {
    fc.assert(
      fc.property(items, basisPoints, (lines, taxBasisPoints) => {
        const all = invoiceTotals({ items: lines, discount: { basisPoints: 10_000 }, taxBasisPoints });
        expect(all).toMatchObject({ discountMinor: all.subtotalMinor, taxMinor: 0, totalMinor: 0 });
        const none = invoiceTotals({ items: lines, discount: { amountMinor: 0 }, taxBasisPoints });
        expect(none.totalMinor).toBe(none.subtotalMinor + none.taxMinor);
      }),
    );
  });

  test('ten percent of 10.05 is 1.01: half a minor unit goes up', () => {
    const reckoning = { items: [{ quantity: 1, priceMinor: 1005 }], discount: { amountMinor: 0 } };
    expect(invoiceTotals({ ...reckoning, taxBasisPoints: 1000 })).toEqual({
      subtotalMinor: 1005,
      discountMinor: 0,
      taxMinor: 101,
      totalMinor: 1106,
    });
  });
});

describe('the status of an invoice', () => {
  const day = fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(Date.UTC(2026, 1, 1 + days)).toISOString().slice(0, 10));

  const balance = fc
    .record({ total_minor: fc.nat(1000), paid_minor: fc.nat(1000), share: fc.integer({ min: 0, max: 100 }) })
    .map(({ share, ...sums }) => ({
      ...sums,
      credited_minor: Math.floor((sums.total_minor * share) / 100),
    }));

  test('is paid exactly when nothing is due, overdue exactly when the due date has passed before', () => {
    fc.assert(
      fc.property(balance, day, day, (one, dueDate, today) => {
        const status = statusAfter(one, dueDate, today);
        const isDue = one.paid_minor + one.credited_minor < one.total_minor;
        const isCredited = one.total_minor > 0 && one.credited_minor === one.total_minor;
        expect(status === 'credited').toBe(isCredited);
        expect(status === 'paid').toBe(!isDue && !isCredited);
        expect(status === 'overdue').toBe(isDue && dueDate < today);
        expect(status === 'partial').toBe(isDue && one.paid_minor > 0 && dueDate >= today);
        expect(takesPayment(status)).toBe(isDue);
      }),
    );
  });

  test('what is due and what goes back are never negative, never both, and add up with total, credit and payments', () => {
    fc.assert(
      fc.property(balance, (one) => {
        const [due, toRefund] = [dueOf(one), toRefundOf(one)];
        expect(Math.min(due, toRefund)).toBe(0);
        expect(due - toRefund).toBe(one.total_minor - one.credited_minor - one.paid_minor);
      }),
    );
  });

  test('of a draft or a void one never changes by itself', () => {
    const invoice = { paid_minor: 0, credited_minor: 0, total_minor: 100, due_date: '2026-01-01' };
    expect(statusToday({ ...invoice, status: 'draft' }, '2026-02-01')).toBe('draft');
    expect(statusToday({ ...invoice, status: 'void' }, '2026-02-01')).toBe('void');
    expect(statusToday({ ...invoice, status: 'sent' }, '2026-01-01')).toBe('sent');
    expect(statusToday({ ...invoice, status: 'sent' }, '2026-01-02')).toBe('overdue');
  });
});

describe('a typed invoice number', () => {
  const isIn = (number: number, typed: string) => {
    const span = numberSpan(typed);
    const text = formatInvoiceNumber(number);
    return span !== null && span.from <= text && text < span.before;
  };

  test('finds that number alone, with or without its letters', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.integer({ min: 1, max: 3_000_000 }),
        (one, other) => {
          for (const typed of [String(one), formatInvoiceNumber(one), ` inv-${one} `]) {
            expect(isIn(other, typed)).toBe(
              one === other || (typed.startsWith('INV-0') && isIn(other, typed)),
            );
            expect(isIn(one, typed)).toBe(true);
          }
        },
      ),
    );
  });

  test('half typed finds all that begin so, and a name finds none', () => {
    expect(isIn(12, 'inv-0000')).toBe(true);
    expect(isIn(120, 'inv-00001')).toBe(false);
    expect(isIn(12, 'inv-১২')).toBe(true);
    expect(numberSpan('Rahima')).toBeNull();
    expect(numberSpan('  ')).toBeNull();
  });
});
