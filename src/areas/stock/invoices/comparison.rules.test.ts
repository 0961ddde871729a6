import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLine } from './comparison.rules.ts';

test('what was received and billed as ordered does not differ', () => {
  const line = { receivedPacks: 10, packMinor: 500, invoicedPacks: 10, invoicedMinor: 5000 };
  expect(compareLine(line)).toEqual({ differencePacks: 0, priceDifferenceMinor: 0, differenceMinor: 0 });
});

test('packs that are billed and did not come, and a price that rose, are told apart', () => {
  const line = { receivedPacks: 8, packMinor: 500, invoicedPacks: 10, invoicedMinor: 5500 };
  expect(compareLine(line)).toEqual({ differencePacks: 2, priceDifferenceMinor: 500, differenceMinor: 1500 });
});

test('nothing differs before anything is billed', () => {
  const line = { receivedPacks: 8, packMinor: 500, invoicedPacks: 0, invoicedMinor: 0 };
  expect(compareLine(line).differenceMinor).toBe(0);
});

test('the difference in money is that of the packs and that of the price, always', () => {
  const packs = fc.integer({ min: 0, max: 100_000 });
  const minor = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      packs,
      fc.integer({ min: 1, max: 100_000 }),
      minor,
      minor,
      (received, billed, agreed, price) => {
        const found = compareLine({
          receivedPacks: received,
          packMinor: agreed,
          invoicedPacks: billed,
          invoicedMinor: billed * price,
        });
        expect(found.differenceMinor).toBe(found.differencePacks * agreed + found.priceDifferenceMinor);
      },
    ),
  );
});
