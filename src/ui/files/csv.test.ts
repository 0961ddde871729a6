import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

function read(csv: string): string[][] {
  return Papa.parse<string[]>(csv.replace(/^\uFEFF/, '').replace(/\r\n$/, ''), {
    delimiter: ',',
    newline: '\r\n',
  }).data;
}

test('no text opens as a formula in a spreadsheet', () => {
  const starts = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' =',
    '  @',
    '\u00a0+',
    '＝',
    '＋',
    '－',
    '＠',
  );
  fc.assert(
    fc.property(starts, fc.string(), (start, rest) => {
      const text = `${start}${rest}x`;
      expect(read(toCsv([[text, 'next']]))).toEqual([[`'${text}`, 'next']]);
    }),
  );
});

test('any other text comes back as it was, with quotes, commas, line breaks and letters of every script', () => {
  const texts = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text));
  const rows = fc.array(fc.tuple(texts, texts, texts), { minLength: 1 });
  fc.assert(
    fc.property(rows, (written) => {
      expect(read(toCsv(written))).toEqual(written);
    }),
  );
});

test('negative numbers stay numbers', () => {
  expect(toCsv([[-12.5, '-3', '-3+1', '+8801', null, undefined, true, 10n]])).toBe(
    "\uFEFF-12.5,-3,'-3+1,'+8801,,,true,10\r\n",
  );
});
