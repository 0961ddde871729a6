import { expect, test } from 'vitest';
import { formatOrderNumber, typedOrderNumber } from './lab-order.rules.ts';

test('an order is found by its number in the digits of any keyboard', () => {
  for (const typed of ['LAB-000012', 'lab 12', '১২', 'LAB-০০০০১২', '١٢']) {
    expect(typedOrderNumber(typed)?.from).toBe(formatOrderNumber(12));
  }
  expect(typedOrderNumber('Rahima')).toBeNull();
});
