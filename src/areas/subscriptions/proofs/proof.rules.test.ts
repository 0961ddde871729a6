import { expect, test } from 'vitest';
import { transactionKey } from './proof.rules.ts';

test('a transaction is the same however it was typed', () => {
  const typed = ['8N7A6B5C4D', ' 8n7a 6b5c 4d ', '8N7A-6B5C-4D', '৮N৭A৬B৫C৪D'];
  expect(new Set(typed.map(transactionKey))).toEqual(new Set(['8N7A6B5C4D']));
  expect(transactionKey('8N7A6B5C4E')).not.toBe('8N7A6B5C4D');
});
