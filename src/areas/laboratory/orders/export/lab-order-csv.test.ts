import { expect, test } from 'vitest';
import { exampleLabOrder } from '../lab-order.contract.ts';
import { labOrderCsvHeadings, labOrderCsvLines } from './lab-order-csv.ts';

test('an order is one line with as many cells as there are headings, and no formula', () => {
  const order = { ...exampleLabOrder, doctorName: '=HYPERLINK("x")', notes: null };
  const [line, ...rest] = labOrderCsvLines([order]).trimEnd().split('\r\n');
  expect(rest).toEqual([]);
  expect(line).toContain('LAB-000001,P000001,Rahima,Khatun,Potassium');
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line?.split(',')).toHaveLength(labOrderCsvHeadings().split(',').length);
});
