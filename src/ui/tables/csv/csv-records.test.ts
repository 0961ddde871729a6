import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvByteOrderMark, csvRecord } from '#ui/files/csv.ts';
import { inspectTable } from '../reading/table-inspection.ts';
import { readCsv } from './csv-records.ts';
import { guessCsvShape } from './csv-shape.ts';
import type { ByteSource, CsvEncoding } from './csv-text.ts';

/** A file that arrives in pieces of the given size. */
function aFile(content: string | Uint8Array, pieceBytes = 7): ByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return async function* pieces() {
    for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
  };
}

async function cellsOf(source: ByteSource, encoding: CsvEncoding = 'utf-8'): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const part of readCsv(source, await guessCsvShape(source, encoding))) {
    rows.push(...part.records.map((record) => record.cells));
  }
  return rows;
}

test('any text that our export writes is read back, however the file arrives', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((text) => text.replace(/\r\n?/g, '\n').trim())
    .filter((text) => text !== '' && !/^'(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) && !/^[\t\r]/.test(text));
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 50 }), async (written, pieceBytes) => {
      const head = [['one', 'two', 'three']];
      const file = csvByteOrderMark + [...head, ...written].map(csvRecord).join('');
      expect(await cellsOf(aFile(file, pieceBytes))).toEqual([...head, ...written]);
    }),
    { examples: [[[['－wide', '=sum', "' quoted"]], 1]] },
  );
});

test('semicolons, tabs, every kind of line end and a missing last one are understood', async () => {
  const expected = [
    ['a', 'b, c'],
    ['1', 'x "y" z'],
    ['2', 'two\nlines'],
  ];
  for (const end of ['\n', '\r\n', '\r']) {
    for (const by of [';', '\t']) {
      const lines = [`a${by}b, c`, `1${by}"x ""y"" z"`, `2${by}"two\nlines"`];
      if (end === '\r') lines[2] = `2${by}"two\rlines"`;
      const rows = await cellsOf(aFile(lines.join(end)));
      expect(rows.map((row) => row.map((cell) => cell.replaceAll('\r', '\n')))).toEqual(expected);
    }
  }
});

test('a title above the list does not hide its separator', async () => {
  const { delimiter } = await guessCsvShape(
    aFile('Padma Clinic, Dhaka\n\nName;Price\nX-ray;450\nECG;1,5\n'),
    'utf-8',
  );
  expect(delimiter).toBe(';');
});

test('rows keep the number a spreadsheet gives them, blank ones counted', async () => {
  const source = aFile('h1,h2\n"a\nb",1\n\n , \nc,2\n');
  const lines: number[] = [];
  for await (const part of readCsv(source, await guessCsvShape(source, 'utf-8'))) {
    lines.push(...part.records.map((record) => record.line));
  }
  expect(lines).toEqual([1, 2, 5]);
});

test('the same file in UTF-16 and Windows-1252 holds the same names', async () => {
  const text = 'name;town\nAndré;Orléans\n';
  const utf16 = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0)).buffer);
  const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const expected = [
    ['name', 'town'],
    ['André', 'Orléans'],
  ];
  expect(await cellsOf(aFile(utf16))).toEqual(expected);
  expect(await cellsOf(aFile(windows), 'windows-1252')).toEqual(expected);
  await expect(cellsOf(aFile(windows))).rejects.toMatchObject({ code: 'not-utf-8' });
});

test('a file that is no table is refused by name of the reason', async () => {
  const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0]);
  const refusals: [string | Uint8Array, object][] = [
    ['', { code: 'empty' }],
    [' \n\n', { code: 'empty' }],
    ['First name,Last name\n', { code: 'no-rows' }],
    [zip, { code: 'not-a-table' }],
    ['a,b\n1,"never closed\n2,3\n', { code: 'open-quote', line: 2 }],
    [`a,b\n1,2\n3,"${'x'.repeat(1_100_000)}"\n`, { code: 'row-too-long', line: 3 }],
  ];
  for (const [content, refusal] of refusals) {
    await expect(inspectTable(aFile(content, 50_000))).rejects.toMatchObject(refusal);
  }
});

test('a file that cannot be read to its end is refused as unreadable', async () => {
  async function* broken() {
    yield new TextEncoder().encode('a,b\n1,2\n');
    throw new Error('the stick was pulled out');
  }
  await expect(inspectTable(broken)).rejects.toMatchObject({ code: 'unreadable' });
});
