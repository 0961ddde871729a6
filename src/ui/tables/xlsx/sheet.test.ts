import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ByteSource } from '../csv/csv-text.ts';
import { inspectTable } from '../reading/table-inspection.ts';
import { openTable, readTable } from '../reading/table-source.ts';
import { zipEntries } from './zip-entries.ts';

/** A file that arrives in pieces. */
function aSource(bytes: Uint8Array, pieceBytes = 1000): ByteSource {
  return async function* pieces() {
    for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
  };
}

interface Parts {
  rows: string;
  shared?: string;
  styles?: string;
  workbook?: string;
  more?: Zippable;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A workbook as spreadsheet programs write it, with one sheet 'Prices'. */
function aWorkbook({ rows, shared = '', styles = '', workbook, more = {} }: Parts): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(`${xml}<Types/>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `${xml}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
    'xl/workbook.xml': strToU8(
      workbook ??
        `${xml}<workbook xmlns:r="r"><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${xml}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`${xml}<sst>${shared}</sst>`),
    'xl/styles.xml': strToU8(`${xml}<styleSheet>${styles}</styleSheet>`),
    ...more,
  });
}

async function cellsOf(bytes: Uint8Array): Promise<{ line: number; cells: string[] }[]> {
  const source = aSource(bytes);
  const { shape } = await openTable(source, 'utf-8');
  const records = [];
  for await (const part of readTable(source, shape)) records.push(...part.records);
  return records;
}

describe('sheets of workbooks', () => {
  test('cells read as they are shown: texts, numbers, dates, formulas by their result', async () => {
    const bytes = aWorkbook({
      shared: '<si><t>Name</t></si><si><r><t>Chest </t></r><r><t>X-ray</t></r><rPh><t>kana</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="dd\\-mmm\\-yyyy"/><numFmt numFmtId="171" formatCode="&quot;days&quot; 0"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>',
      rows:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Price</t></is></c></row>' +
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><f>B2*1.1</f><v>0.30000000000000004</v></c>' +
        '<c r="C3" s="1"><v>29254</v></c><c r="D3" s="2"><v>29254.5</v></c><c r="E3" s="3"><v>7</v></c>' +
        '<c r="F3" t="b"><v>1</v></c><c r="G3" t="e"><v>#N/A</v></c><c r="H3"><v>8801711000001</v></c></row>' +
        '<row r="4"><c r="A4"/></row>',
    });
    expect(await cellsOf(bytes)).toEqual([
      { line: 1, cells: ['Name', '', 'Price'] },
      {
        line: 3,
        cells: ['Chest X-ray', '0.3', '1980-02-03', '1980-02-03 12:00', '7', 'TRUE', '', '8801711000001'],
      },
    ]);
  });

  test('a workbook is known by what it holds, and its hidden sheets are left out', async () => {
    const bytes = aWorkbook({
      rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2"><v>1</v></c></row>',
      workbook: `${xml}<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="Old" state="hidden" r:id="rId0"/><sheet name="Prices" r:id="rId1"/></sheets></workbook>`,
    });
    const found = await inspectTable(aSource(bytes));
    expect(found).toMatchObject({
      shape: { format: 'xlsx', sheet: 'Prices' },
      sheets: ['Prices'],
      headingLine: 1,
      header: ['Name'],
      rowCount: 1,
    });
  });

  test('a hundred thousand rows are read piece by piece', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, at) =>
        `<row r="${at + 1}"><c t="inlineStr"><is><t>Service ${at}</t></is></c><c><v>${at}</v></c></row>`,
    ).join('');
    const source = aSource(aWorkbook({ rows }), 64 * 1024);
    let count = 0;
    let largest = 0;
    for await (const { records } of readTable(source, { format: 'xlsx', sheet: 'Prices' })) {
      count += records.length;
      largest = Math.max(largest, records.length);
    }
    expect(count).toBe(100_000);
    expect(largest).toBeLessThan(20_000);
  });
});

describe('files that would do harm', () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>';

  test.each([
    ['too-large', { rows: row, shared: `<si><t>${'x'.repeat(34 * 1024 * 1024)}</t></si>` }],
    [
      'unsafe',
      {
        rows: row,
        shared: '',
        workbook: `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><workbook/>`,
      },
    ],
    ['unsafe', { rows: '', more: {}, workbook: `<!DOCTYPE lolz [<!ENTITY lol "lol">]><workbook/>` }],
    ['not-a-table', { rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>&undeclared;</t></is></c></row>' }],
    ['formula', { rows: '<row r="1"><c r="A1"><f>HYPERLINK("http://evil")</f></c></row>' }],
    ['too-wide', { rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }],
    ['not-a-table', { rows: '<row r="1"><c r="A1"><v>1</v></row>' }],
    ['not-a-table', { rows: row, workbook: `${xml}<workbook><sheets/></workbook>` }],
  ] satisfies [string, Parts][])('are refused as %s', async (code, parts) => {
    await expect(cellsOf(aWorkbook(parts))).rejects.toMatchObject({ code });
  });

  test('a file that unpacks without end is stopped, whatever the archive says of its size', async () => {
    const bytes = aWorkbook({ rows: `${row}<!--${' '.repeat(5_000_000)}-->` });
    expect(bytes.length).toBeLessThan(50_000);
    let unpacked = 0;
    const reading = async () => {
      for await (const piece of zipEntries(aSource(bytes), () => true, 1_000_000))
        unpacked += piece.bytes.length;
    };
    await expect(reading()).rejects.toMatchObject({ code: 'too-large' });
    expect(unpacked).toBeLessThanOrEqual(1_000_000);
  });

  test('what points outside of the file is never asked for', async () => {
    const outside = '<Relationship Id="rId1" TargetMode="External" Target="https://evil.example/s.xml"/>';
    const bytes = aWorkbook({
      rows: row,
      more: {
        'xl/_rels/workbook.xml.rels': strToU8(`${xml}<Relationships>${outside}</Relationships>`),
      },
    });
    await expect(cellsOf(bytes)).rejects.toMatchObject({ code: 'not-a-table' });
  });

  test.each([
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'protected'],
    [new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]), 'not-a-table'],
  ])('%#: what is no workbook that can be read says so', async (bytes, code) => {
    await expect(openTable(aSource(bytes), 'utf-8')).rejects.toMatchObject({ code });
  });
});
