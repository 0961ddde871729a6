import { expect, test } from 'vitest';
import { formatMoney } from '#ui/i18n/format-money.ts';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { exampleSheet } from '../order-sheet.contract.ts';
import { orderDocument } from './purchase-order.document.ts';

const words = {
  header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
  date: (value: string) => value.slice(0, 10),
  money: (amountMinor: number) => formatMoney(amountMinor, 'BDT'),
  number: String,
  status: 'Approved',
};

test.each(['a4', 'a5'] as const)('the %s order says what is wanted at which price', async (paper) => {
  const order = { ...exampleSheet, status: 'approved' as const, approvedByName: 'Farida Yasmin' };
  const { pages } = await renderDocument(orderDocument(order, words), paper);
  const printed = wordsOn(pages);
  for (const expected of [
    'City General',
    'Padma Medical Supplies',
    'PO-000001',
    '৳9,000.00',
    'Farida Yasmin',
  ]) {
    expect(printed).toContain(expected);
  }
  expect(printed).not.toContain('Not approved');
});

test('a draft says that it orders nothing', async () => {
  const { pages } = await renderDocument(orderDocument(exampleSheet, { ...words, status: 'Draft' }), 'a4');
  expect(wordsOn(pages)).toContain('Not approved');
});
