import { expect, test } from 'vitest';
import type { PrintDocument, PrintLogo } from './print-document.ts';
import { renderDocument } from './render-document.tsx';
import { wordsOn } from './testing/page-words.ts';

// A cross of 32 by 32 pixels.
const cross =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQAAAABbAUdZAAAAH0lEQVR42mP4////fwZ04gM/UcQHBgZ+YghizcPiFgB4SVepwpB98gAAAABJRU5ErkJggg==';
const papers = ['a4', 'thermal'] as const;

function aLetter(logo?: PrintLogo): PrintDocument {
  const header = { organisation: 'City General', address: '', contact: '', logo };
  return { title: 'Letter', header, pageOf: [], blocks: [{ kind: 'paragraph', text: 'Welcome.' }] };
}

test.each(papers)('the logo heads the %s page in the PDF and in the preview', async (paper) => {
  const { pdf, pages } = await renderDocument(aLetter({ address: cross, version: '1' }), paper);
  expect(await pdf.text()).toContain('/Subtype /Image');
  const [page] = pages;
  const image = page?.marks.find((mark) => mark.kind === 'image');
  const name = page?.marks.find((mark) => mark.kind === 'text');
  expect(image).toMatchObject({ address: cross, height: 44 });
  expect(image!.x + image!.width / 2).toBeCloseTo(page!.width / 2, 0);
  expect(image!.y + image!.height).toBeLessThan(name!.y);
});

test.each(papers)('without a logo nothing is in its place on the %s page', async (paper) => {
  const { pages } = await renderDocument(aLetter(), paper);
  expect(pages.flatMap((page) => page.marks.filter((mark) => mark.kind === 'image'))).toEqual([]);
});

test('a logo that cannot be drawn does not keep a page from being printed', async () => {
  const { pages } = await renderDocument(
    aLetter({ address: 'data:image/png;base64,AAAA', version: '2' }),
    'a4',
  );
  expect(wordsOn(pages)).toContain('Welcome.');
});
