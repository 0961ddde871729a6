import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickLots } from './picking.rules.ts';
import { reducedCost, stockValue } from './stock-value.ts';

const today = '2026-06-15';
const lot = fc.record({
  lotId: fc.uuid(),
  expiresOn: fc.constantFrom('2026-06-14', '2026-06-15', '2026-07-01', '2027-01-31', '9999-12-31'),
  quantity: fc.nat({ max: 50 }),
  isSetAside: fc.boolean(),
});

test('of what must last until a day, those that do come first, and of the others the longest', () => {
  const aLot = (lotId: string, expiresOn: string) => ({ lotId, expiresOn, quantity: 2, isSetAside: false });
  const lots = [
    aLot('A', '2026-03-05'),
    aLot('B', '2026-03-09'),
    aLot('C', '2026-04-01'),
    aLot('D', '2026-05-01'),
  ];
  const { picks } = pickLots(lots, 7, '2026-03-01', '2026-03-20');
  expect(picks.map(({ lot: { lotId }, quantity }) => `${lotId} ${quantity}`)).toEqual([
    ...['C 2', 'D 2', 'B 2', 'A 1'],
  ]);
});

test('picks are of usable lots alone, the first to expire first, and add up to what was wanted or to all there is', () => {
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 8 }), fc.integer({ min: 1, max: 200 }), (lots, wanted) => {
      const { picks, missing } = pickLots(lots, wanted, today);
      const usable = lots.filter((one) => !one.isSetAside && one.expiresOn >= today);
      const all = usable.reduce((sum, one) => sum + one.quantity, 0);
      const picked = picks.reduce((sum, pick) => sum + pick.quantity, 0);
      expect(picked).toBe(Math.min(wanted, all));
      expect(missing).toBe(wanted - picked);
      for (const pick of picks) {
        expect(usable).toContain(pick.lot);
        expect(pick.quantity).toBeGreaterThan(0);
        expect(pick.quantity).toBeLessThanOrEqual(pick.lot.quantity);
      }
      const order = picks.map((pick) => pick.lot.expiresOn);
      expect(order).toEqual(order.toSorted());
      // A lot that expires later is touched only once those before it are empty.
      for (const pick of picks.slice(0, -1)) expect(pick.quantity).toBe(pick.lot.quantity);
    }),
  );
});

test('a lot is good on its last day and not on the next', () => {
  const last = { lotId: 'a', expiresOn: today, quantity: 1, isSetAside: false };
  expect(pickLots([last], 1, today).missing).toBe(0);
  expect(pickLots([last], 1, '2026-06-16').missing).toBe(1);
});

test('a whole pack is worth its price, and one price is one cost however it was typed', () => {
  expect(stockValue(1000, { costMinor: 9999, costQuantity: 1000 })).toBe(9999);
  expect(stockValue(1, { costMinor: 9999, costQuantity: 1000 })).toBe(10);
  expect(reducedCost({ costMinor: 5000, costQuantity: 50 })).toEqual({ costMinor: 100, costQuantity: 1 });
  expect(reducedCost({ costMinor: 0, costQuantity: 50 })).toEqual({ costMinor: 0, costQuantity: 1 });
});
