import { expect, test } from 'vitest';
import { typedSum } from './purchase-order.values.ts';

const line = (packs: number | string, packMinor: string) => ({
  stockItemId: '',
  packs: packs as number,
  packMinor,
});

test('the sum of an order is what its readable lines come to', () => {
  expect(typedSum([line(3, '20'), line(2, '0.50')], 'BDT')).toBe(6100);
  expect(typedSum([line('', '20'), line(2, ''), line(1.5, '10'), line(-1, '10'), line(1, '7')], 'BDT')).toBe(
    700,
  );
});
