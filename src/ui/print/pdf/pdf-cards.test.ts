import { expect, test } from 'vitest';
import { type CardPaper, isBand, type PrintCards } from '../print-cards.ts';
import { millimetres } from '../print-sizes.ts';
import type { LaidOutPage } from '../laid-out-pages.ts';
import { renderCards } from '../render-document.tsx';
import { wordsOn } from '../testing/page-words.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { type Ink, scanPage, scanQr } from '../testing/scan-page.ts';

const papers: CardPaper[] = ['wristband', 'small-wristband', 'label-sheet', 'label-roll'];
const sizes: Record<CardPaper, [width: number, height: number]> = {
  wristband: [279, 25],
  'small-wristband': [178, 19],
  'label-sheet': [210, 297],
  'label-roll': [50, 25],
};

const cards: PrintCards = {
  title: 'Wristband',
  copies: 1,
  card: {
    organisation: 'City General',
    name: 'আমিনা Rahman',
    numbers: 'P000042 · ADM-000123',
    lines: ['Born 12 Mar 1984 (42 years) · Female', 'Female Medicine, B-01'],
    mark: { text: 'ALLERGIES: Penicillin, Sulfonamides', short: 'ALLERGIES', isWarning: true },
    code: 'P000042',
  },
};

/** The longest of everything that a record can hold. */
const longest: PrintCards = {
  ...cards,
  card: {
    ...cards.card,
    name: `${'Wilhelmina '.repeat(9)}${'Bandyopadhyay '.repeat(7)}`.trim(),
    lines: [cards.card.lines[0]!, `${'Department of Wards '.repeat(5)}, B-000001`],
    mark: { text: `ALLERGIES: ${'Amoxicillin WWWW, '.repeat(2)}Latex`, short: 'ALLERGIES', isWarning: true },
  },
};

function boxesOf({ marks }: LaidOutPage): Ink[] {
  return marks.filter((mark) => mark.kind === 'box').filter(({ fill }) => fill === '#000000');
}

test.each(papers)('%s is as large as its paper, in the pages and in the PDF', async (paper) => {
  const { pages, pdf } = await renderCards(cards, paper);
  const [width, height] = sizes[paper];
  for (const page of [...pages, ...(await readPdf(pdf))]) {
    expect(page.width).toBeCloseTo(millimetres(width), 1);
    expect(page.height).toBeCloseTo(millimetres(height), 1);
  }
  expect(pages).toHaveLength(1);
});

test.each(papers)('%s says who it is of, where, and what to beware of', async (paper) => {
  const { pages } = await renderCards(cards, paper);
  const words = wordsOn(pages);
  for (const text of [cards.card.name, cards.card.numbers, cards.card.lines[1]!])
    expect(words).toContain(text);
  expect(words).toContain('Born 12 Mar 1984');
  expect(words).toContain(isBand(paper) ? cards.card.mark.text : cards.card.mark.short);
});

test.each(['wristband', 'small-wristband', 'label-roll'] as const)(
  'both codes of %s are read off the preview and off the PDF',
  async (paper) => {
    const { pages, pdf } = await renderCards(cards, paper);
    const [printed] = await readPdf(pdf);
    for (const { ink, width, height } of [{ ...pages[0]!, ink: boxesOf(pages[0]!) }, printed!]) {
      const bars = ink.filter((box) => box.height > millimetres(4.5) && box.width < millimetres(2));
      expect(scanPage(bars, { width, height })).toBe('P000042');
      expect(
        scanQr(
          ink.filter((box) => !bars.includes(box) && box.height < millimetres(4.5)),
          { width, height },
        ),
      ).toBe('P000042');
    }
  },
);

test.each(papers)('nothing lies outside of %s, however long the words are', async (paper) => {
  const { pages } = await renderCards(longest, paper);
  const label = millimetres(25);
  for (const mark of pages[0]!.marks) {
    const bottom = 'height' in mark ? mark.y + mark.height : mark.y;
    expect(bottom).toBeLessThanOrEqual(
      paper === 'label-sheet' ? millimetres(11) + label + 0.5 : pages[0]!.height,
    );
    expect(mark.x).toBeGreaterThanOrEqual(0);
  }
  expect(wordsOn(pages)).toContain(isBand(paper) ? 'Latex' : 'ALLERGIES');
});

test('a mark is never cut, and stands white on black where it warns', async () => {
  const { pages } = await renderCards(longest, 'small-wristband');
  const inWhite = pages[0]!.marks.filter((mark) => mark.kind === 'text' && mark.color === '#ffffff');
  const text = inWhite.map((mark) => (mark.kind === 'text' ? mark.text : '')).join('');
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(longest.card.mark.text);
});

test('sixty labels take two sheets, or sixty pages of a roll', async () => {
  const many = { ...cards, copies: 60 };
  const { pages: sheets } = await renderCards(many, 'label-sheet');
  const count = (page: LaidOutPage) =>
    page.marks.filter((mark) => mark.kind === 'text' && mark.text.startsWith('P000042')).length;
  expect(sheets.map(count)).toEqual([44, 16]);
  expect((await renderCards(many, 'label-roll')).pages.map(count)).toEqual(
    Array.from({ length: 60 }, () => 1),
  );
});
