import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shownFinancial } from '../../financial/financial.words.ts';
import type { Report } from '../report.contract.ts';
import { reportWorkbook } from './report-workbook.ts';

const report: Report = {
  ...{ report: 'financial', from: '2026-02-01', to: '2026-02-28', beforeFrom: '2026-01-04' },
  ...{ beforeTo: '2026-01-31', grain: 'day', currencyCode: 'BDT', readAt: '2026-03-01T00:00:00.000Z' },
  isFolded: false,
  ...{ filters: [], month: null },
  figures: [{ id: 'revenue', unit: 'money', value: 1_234_567, before: null, isNow: false }],
  tables: [
    { id: 'doctors', axis: 'name', columns: [{ id: 'charged', unit: 'money' }] },
    { id: 'services', axis: 'name', columns: [{ id: 'quantity', unit: 'count' }] },
  ],
  rows: [
    { table: 'doctors', key: 'a', label: '=HYPERLINK("http://example.org")', values: [50] },
    { table: 'services', key: 'b', label: '<b>&"', values: [3] },
  ],
};

/** The files inside a zip by their names, from its local headers with sizes out of its directory. */
function unzip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files[name] = (method === 0 ? content : inflateRawSync(content)).toString('utf8');
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

test('an Excel file has a sheet for each table, money as numbers, and formulas in names stay text', async () => {
  const file = await reportWorkbook(report, shownFinancial, 'Hospital');
  const files = unzip(Buffer.from(await file.arrayBuffer()));
  const sheets = Object.entries(files).filter(([name]) => name.startsWith('xl/worksheets/sheet'));
  expect(sheets).toHaveLength(3);
  const all = Object.values(files).join('\n');
  expect(all).toContain('<v>12345.67</v>');
  expect(all).toContain('=HYPERLINK(');
  expect(all).toContain('&lt;b&gt;&amp;');
  expect(all).not.toContain('<f>');
  expect(files['xl/workbook.xml']).toContain('name="Income by doctor of the appoint"');
});
