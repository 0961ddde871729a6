import { expect, test } from 'vitest';
import { formatMoney } from '#ui/i18n/format-money.ts';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { readPdf } from '#ui/print/testing/read-pdf.ts';
import { scanPage } from '#ui/print/testing/scan-page.ts';
import { getInvoice } from '../../invoices/invoice.contract.ts';
import { createCreditNote } from '../credit-note.contract.ts';
import { creditNoteDocument } from './credit-note.document.ts';

const papers = ['a4', 'thermal'] as const;

const { creditNote } = createCreditNote.example!.output!;
const paid = {
  ...getInvoice.example!.output!,
  status: 'credited' as const,
  creditedMinor: 83_600,
  paidMinor: 83_600,
};

function aNote(toRefundMinor: number) {
  return creditNoteDocument({ ...paid, toRefundMinor }, creditNote, {
    header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
    dateTime: (value) => value.slice(0, 10),
    money: formatMoney,
  });
}

test.each(papers)('a scanner reads the number off the %s PDF', async (paper) => {
  const { pdf } = await renderDocument(aNote(0), paper);
  const pages = await readPdf(pdf);
  expect(pages.map((page) => scanPage(page.ink, page))).toEqual(['CN-000001']);
});

test.each(papers)(
  'the %s credit note says what was taken off which invoice, why, and what goes back',
  async (paper) => {
    const { pages } = await renderDocument(aNote(83_600), paper);
    const words = wordsOn(pages);
    for (const expected of [
      'Credit Note',
      'CN-000001',
      'INV-000001',
      'Rahima Khatun',
      'General consultation',
      'Subtotal৳800.00',
      'Discount-৳40.00',
      'Tax৳76.00',
      'Total credited৳836.00',
      'The second visit did not take place',
      'To give back now',
    ]) {
      expect(words).toContain(expected);
    }
  },
);

test('where nothing goes back, the paper does not speak of it', async () => {
  const { pages } = await renderDocument(aNote(0), 'a4');
  expect(wordsOn(pages)).not.toContain('To give back');
});
