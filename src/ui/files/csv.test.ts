import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toCsv, withoutGuard } from './csv.ts';

function read(csv: string): string[][] {
  return Papa.parse<string[]>(csv.replace(/^\uFEFF/, '').replace(/\r\n$/, ''), {
    delimiter: ',',
    newline: '\r\n',
  }).data;
}

/** What nobody sees, or what a spreadsheet of some country takes for the end of a cell. */
const before = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u3164',
  '\t',
  '\r',
  '\n',
  ';',
  '|',
];
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦'];
const words = ['a', '1', '"', "'", ',', 'কা', '-5'];
const hostile = fc
  .array(fc.constantFrom(...before, ...signs, ...words), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));

/** The cells that a spreadsheet may make of a file, by whichever separator it believes in. */
function cellsBy(separator: string, csv: string): string[] {
  return csv.split(new RegExp(`[\\r\\n${separator}]`));
}

test('no text opens as a formula in a spreadsheet, whatever it takes for the separator and whatever it does not see', () => {
  const formula = /^[\s\p{Cf}\u3164]*[=+\-@＝＋－＠﹦]/u;
  const unquoted = (cell: string) => cell.replace(/^[\s\p{Cf}\u3164"]+/u, '');
  const plain = /^[\s"]*-?\d+(\.\d+)?[\s"]*$/;
  fc.assert(
    fc.property(hostile, (text) => {
      const csv = toCsv([['first', text, 'next']]).replace(/^\uFEFF/, '');
      const asWritten = read(csv).flat();
      const elsewhere = [';', '\t', '|'].flatMap((separator) => cellsBy(separator, csv)).map(unquoted);
      const opened = [...asWritten, ...elsewhere].filter((cell) => formula.test(cell) && !plain.test(cell));
      expect(opened).toEqual([]);
      expect(withoutGuard(asWritten[1]!)).toBe(withoutGuard(text));
    }),
    { numRuns: 2000 },
  );
});

test('any other text comes back as it was, with quotes, commas, line breaks and letters of every script', () => {
  const texts = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/[=+\-@＝＋－＠﹦﹢﹣﹫]/.test(text) && !/^[\t\r\n]/.test(text));
  const rows = fc.array(fc.tuple(texts, texts, texts), { minLength: 1 });
  fc.assert(
    fc.property(rows, (written) => {
      expect(read(toCsv(written))).toEqual(written);
    }),
  );
});

test('a sign inside of words is left alone, and one after a separator is not', () => {
  const cells = ['a-b = c', 'a;=1+1', '\u200b=1', '3 x 500 mg; - with food', 'x|@y'];
  expect(read(toCsv([cells]))).toEqual([
    ['a-b = c', "a;'=1+1", "'\u200b=1", "3 x 500 mg; '- with food", "x|'@y"],
  ]);
  expect(read(toCsv([cells]))[0]!.map(withoutGuard)).toEqual(cells);
});

test('negative numbers stay numbers', () => {
  expect(toCsv([[-12.5, '-3', '-3+1', '+8801', null, undefined, true, 10n]])).toBe(
    "\uFEFF-12.5,-3,'-3+1,'+8801,,,true,10\r\n",
  );
});
