import { beforeAll, expect, test } from 'vitest';
import type { PageFont } from './page-font.ts';
import { loadPageFont } from './pdf-fonts.ts';
import { splitByScript } from './script-runs.ts';

let font: PageFont;

beforeAll(async () => {
  font = await loadPageFont('bengali', 400);
});

function shape(text: string) {
  const letters = splitByScript(text).map((run) => run.text);
  const { glyphs: clusters, positions } = font.layout(letters.join(''));
  return { clusters, glyphs: clusters.flatMap(({ glyphs }) => glyphs), positions };
}

function widthOf(text: string): number {
  return shape(text).positions.reduce((width, position) => width + position.xAdvance, 0);
}

// Widths in thousandths of the size, as Chromium (HarfBuzz) measures them with the same font file.
test.each([
  ['শ্রীমতী', 2577],
  ['ব্যক্তি', 2042],
  ['স্বামী', 1789],
  ['আক্তার', 2931],
  ['হৃদয়', 1853],
  ['রক্ত', 1506],
  ['ইন্দ্রাণী', 2553],
  ['সরস্বতী', 2837],
])('%s is as wide as a browser sets it', (word, width) => {
  expect(widthOf(word)).toBe(width);
});

test('a word is shaped the same after other words as before them', () => {
  const before = shape('বিশ্ববিদ্যালয়').glyphs.map((glyph) => glyph.id);
  shape('চক্রবর্তী কর্ম র্য্য');
  expect(shape('বিশ্ববিদ্যালয়').glyphs.map((glyph) => glyph.id)).toEqual(before);
});

test('no dotted circle is in a correct word', () => {
  const [dottedCircle] = shape('\u25cc').glyphs.map((glyph) => glyph.id);
  expect(dottedCircle).toBeGreaterThan(0);
  const used = shape('চক্রবর্তী ব্যক্তি স্বাস্থ্য বিশ্ববিদ্যালয় রুবিনা').glyphs.map((glyph) => glyph.id);
  expect(used).not.toContain(dottedCircle);
});

test('as many letters come out as went in, so that no line loses its end', () => {
  const text = 'কো কৌ মোহাম্মদ য়';
  const letters = splitByScript(text)
    .map((run) => run.text)
    .join('');
  const counted = shape(text).clusters.reduce((count, cluster) => count + cluster.codePoints.length, 0);
  expect(counted).toBe(letters.length);
});
