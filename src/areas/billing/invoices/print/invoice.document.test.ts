import { expect, test } from 'vitest';
import { formatMoney } from '#ui/i18n/format-money.ts';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { readPdf } from '#ui/print/testing/read-pdf.ts';
import { scanPage } from '#ui/print/testing/scan-page.ts';
import { createCreditNote } from '../../credits/credit-note.contract.ts';
import { getInvoice, type Invoice } from '../invoice.contract.ts';
import { invoiceDocument } from './invoice.document.ts';

const papers = ['a4', 'thermal'] as const;

function anInvoice(part: Partial<Invoice> = {}) {
  const invoice: Invoice = {
    ...getInvoice.example!.output!,
    status: 'partial',
    paidMinor: 50_000,
    dueMinor: 33_600,
    notes: 'Pays the rest on Sunday',
    ...part,
  };
  return invoiceDocument(invoice, {
    header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
    date: (value) => value.slice(0, 10),
    money: formatMoney,
    status: 'Partial',
  });
}

test.each(papers)('a scanner reads the number off the %s PDF', async (paper) => {
  const { pdf } = await renderDocument(anInvoice(), paper);
  const pages = await readPdf(pdf);
  expect(pages.map((page) => scanPage(page.ink, page))).toEqual(['INV-000001']);
});

test.each(papers)('the %s invoice says who owes what for what, and until when', async (paper) => {
  const { pages } = await renderDocument(anInvoice(), paper);
  const words = wordsOn(pages);
  for (const expected of [
    'City General',
    'INV-000001',
    'Rahima Khatun',
    'P000001',
    '2026-04-01',
    'General consultation',
    'Subtotal৳800.00',
    'Discount (5 %)-৳40.00',
    'Tax (10 %)৳76.00',
    'Total৳836.00',
    'Paid৳500.00',
    'Amount due৳336.00',
    'Pays the rest on Sunday',
  ]) {
    expect(words).toContain(expected);
  }
});

test('a credited invoice names its credit notes and what goes back, and asks for nothing', async () => {
  const { creditNote } = createCreditNote.example!.output!;
  const credited = anInvoice({
    status: 'credited',
    creditedMinor: 83_600,
    creditNotes: [creditNote],
    dueMinor: 0,
    toRefundMinor: 50_000,
  });
  const words = wordsOn((await renderDocument(credited, 'a4')).pages);
  expect(words).toContain('Credited, CN-000001-৳836.00');
  expect(words).toContain('To give back৳500.00');
  expect(words).not.toContain('Amount due');
});

test('a draft and a void invoice say that they ask for nothing', async () => {
  const draft = await renderDocument(anInvoice({ status: 'draft', dueMinor: 0, paidMinor: 0 }), 'a4');
  expect(wordsOn(draft.pages)).toContain('This is a draft. No payment is due.');
  const empty = await renderDocument(anInvoice({ status: 'void', dueMinor: 0, paidMinor: 0 }), 'a4');
  expect(wordsOn(empty.pages)).toContain('This invoice is void. No payment is due.');
  expect(wordsOn(empty.pages)).not.toContain('Amount due');
});
