import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumTotals, totalAmounts } from './totals.rules.ts';

const minor = fc.integer({ min: 0, max: 1e9 });
const aTotal = fc.record({
  period: fc.constantFrom('2031-01', '2031-02', '2031-03'),
  currencyCode: fc.constantFrom('BDT', 'USD'),
  invoices: fc.integer({ min: 0, max: 100 }),
  invoicedMinor: minor,
  discountMinor: minor,
  creditedMinor: minor,
  returnedMinor: minor,
  settledMinor: minor,
  owedMinor: minor,
  receivedMinor: minor,
});

test('the sums of a year are those of its months, currency by currency, and leave the months as they are', () => {
  fc.assert(
    fc.property(fc.array(aTotal), (rows) => {
      const before = structuredClone(rows);
      const sums = sumTotals(rows, '2031');
      expect(rows).toEqual(before);
      for (const sum of sums) {
        const own = rows.filter(({ currencyCode }) => currencyCode === sum.currencyCode);
        for (const amount of totalAmounts) {
          expect(sum[amount]).toBe(own.reduce((total, row) => total + row[amount], 0));
        }
      }
      expect(sums).toHaveLength(new Set(rows.map(({ currencyCode }) => currencyCode)).size);
    }),
  );
});
