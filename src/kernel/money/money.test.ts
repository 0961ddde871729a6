import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  money,
  multiplyMoney,
  percentageOfMoney,
  subtractMoney,
} from './money.ts';

const taka = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((amount) => money(amount, 'BDT'));

test('money keeps its currency through every reckoning', () => {
  const price = money(12_345, 'EUR');
  expect(addMoney(price, money(5, 'EUR'))).toEqual(money(12_350, 'EUR'));
  expect(subtractMoney(price, money(345, 'EUR'))).toEqual(money(12_000, 'EUR'));
  expect(multiplyMoney(price, 3)).toEqual(money(37_035, 'EUR'));
  expect(percentageOfMoney(price, 1000)).toEqual(money(1235, 'EUR'));
  expect(allocateMoney(price, [1, 1])).toEqual([money(6173, 'EUR'), money(6172, 'EUR')]);
});

test('two currencies are never reckoned together', () => {
  const [dollar, euro] = [money(100, 'USD'), money(100, 'EUR')];
  expect(() => addMoney(dollar, euro)).toThrow(TypeError);
  expect(() => subtractMoney(dollar, euro)).toThrow(TypeError);
  expect(() => compareMoney(dollar, euro)).toThrow(TypeError);
});

test('comparing agrees with subtracting', () => {
  fc.assert(
    fc.property(taka, taka, (a, b) => {
      expect(compareMoney(a, b)).toBe(Math.sign(subtractMoney(a, b).amountMinor));
      expect(compareMoney(a, b) + compareMoney(b, a)).toBe(0);
    }),
  );
});

test('a fraction of a minor unit is no money', () => {
  expect(() => money(1.5, 'BDT')).toThrow(RangeError);
});
