import { expect, test } from 'vitest';
import { deletionOrder } from './closing.rules.ts';

test('rows go before those that they refer to, and circles go together', () => {
  const references = [
    { child: 'visit', parent: 'patient' },
    { child: 'note', parent: 'visit' },
    { child: 'note', parent: 'note' },
    { child: 'bed', parent: 'transfer' },
    { child: 'transfer', parent: 'bed' },
    { child: 'transfer', parent: 'patient' },
  ];
  const order = deletionOrder(['patient', 'visit', 'note', 'bed', 'transfer'], references);
  const at = (table: string) => order.findIndex((group) => group.includes(table));
  expect(order).toContainEqual(['bed', 'transfer']);
  expect(at('note')).toBeLessThan(at('visit'));
  expect(at('visit')).toBeLessThan(at('patient'));
  expect(at('transfer')).toBeLessThan(at('patient'));
});
