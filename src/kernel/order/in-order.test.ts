import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const names = (parts: readonly { name: string }[]) => parts.map(({ name }) => name);

test('each part comes after those it names, and otherwise in the order given', () => {
  const parts = [
    { name: 'invoices', after: ['patients'] },
    { name: 'people' },
    { name: 'patients', after: ['people'] },
  ];
  expect(names(inOrder(parts))).toEqual(['people', 'patients', 'invoices']);
  expect(names(inOrder([{ name: 'b' }, { name: 'a' }]))).toEqual(['b', 'a']);
});

test('parts that wait for each other, or for one that does not exist, are refused by name', () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  expect(() => inOrder(circle)).toThrow('These wait for each other: a → b → a');
  expect(() => inOrder([{ name: 'a', after: ['c'] }])).toThrow('a comes after c, which does not exist.');
});
