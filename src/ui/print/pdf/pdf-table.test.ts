import { expect, test } from 'vitest';
import type { LaidOutPage } from '../laid-out-pages.ts';
import type { PrintDocument, PrintPaper, PrintRow } from '../print-document.ts';
import { renderDocument } from '../render-document.tsx';
import { wordsOn } from '../testing/page-words.ts';

function aBill(rows: readonly PrintRow[]): PrintDocument {
  return {
    title: 'Invoice',
    header: { organisation: 'City General', address: 'Dhaka', contact: '' },
    pageOf: ['INV-1'],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Service', share: 3 },
          { label: 'Quantity', align: 'right' },
          { label: 'Amount', align: 'right', share: 2 },
        ],
        rows,
        totals: [
          { label: 'Subtotal', value: '৳1,000.00' },
          { label: 'Total', value: '৳1,100.00', isStrong: true },
        ],
      },
    ],
  };
}

function servicesUpTo(count: number): PrintRow[] {
  return Array.from({ length: count }, (_, index) => ({ cells: [`Service ${index + 1};`, '1', '10.00'] }));
}

/** Where a text starts on a page, in points. */
function placeOf(page: LaidOutPage | undefined, text: string) {
  return page?.marks.find((mark) => mark.kind === 'text' && mark.text.trim() === text);
}

// Cells of one line are read without the gap between them.
const heading = /Service ?Quantity ?Amount/;

const papers: PrintPaper[] = ['a4', 'thermal'];

test.each(papers)('a table on %s says every cell, every note and every total, Bengali too', async (paper) => {
  const rows = [
    { cells: ['রক্ত পরীক্ষা (CBC)', '2', '৳700.00'], note: 'Ordered by Dr. Rahman' },
    { cells: ['Consultation', '', '300.00'], isStrong: true },
  ];
  const { pages } = await renderDocument(aBill(rows), paper);
  const words = wordsOn(pages);
  expect(words).toMatch(heading);
  for (const expected of [
    'রক্ত পরীক্ষা (CBC)'.normalize('NFC'),
    '৳700.00'.normalize('NFC'),
    'Ordered by Dr. Rahman',
    'Consultation',
    'Subtotal',
    '৳1,100.00'.normalize('NFC'),
  ]) {
    expect(words).toContain(expected);
  }
});

test('a table longer than a page repeats its heading, loses no row and keeps a row with the totals', async () => {
  for (const count of [27, 28, 29, 30, 31, 90]) {
    const { pages } = await renderDocument(aBill(servicesUpTo(count)), 'a4');
    const words = pages.map((page) => wordsOn([page]));
    expect(words.every((text) => heading.test(text))).toBe(true);
    expect(words.join(' ').match(/Service \d+/g)).toHaveLength(count);
    expect(words.at(-1)).toMatch(new RegExp(`Service ${count};.*Subtotal.*Total`));
  }
});

test('numbers in a column end at the same place', async () => {
  const rows = [{ cells: ['One', '1', '5.00'] }, { cells: ['Two', '1', '55,555.00'] }];
  const { pages } = await renderDocument(aBill(rows), 'a4');
  const short = placeOf(pages[0], '5.00');
  const long = placeOf(pages[0], '55,555.00');
  expect(short?.x).toBeGreaterThan(long?.x ?? Infinity);
});

test('on a roll the first cell has its own line and the others share the next', async () => {
  const { pages } = await renderDocument(aBill([{ cells: ['Chest X-ray', '3', '900.00'] }]), 'thermal');
  const [name, quantity, amount] = ['Chest X-ray', '3', '900.00'].map((text) => placeOf(pages[0], text));
  expect(quantity?.y).toBeGreaterThan(name?.y ?? Infinity);
  expect(amount?.y).toBe(quantity?.y);
});

test('no word is cut where the font changes: a Bengali sentence of a narrow column ends its lines with its words', async () => {
  const sentence = '১টি ট্যাবলেট, দিনে ২ বার, খাবারের আগে, ৩ দিন (Napa), তারপর ১টি, প্রয়োজনে';
  const { pages } = await renderDocument(aBill([{ cells: [sentence, '1', '10.00'] }]), 'a5');
  const printed = wordsOn(pages);
  expect(printed).toContain(sentence.normalize('NFC'));
});
