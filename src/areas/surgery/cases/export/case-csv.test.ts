import { expect, test } from 'vitest';
import { exampleCase } from '../case.contract.ts';
import { caseCsvHeadings, caseCsvLines } from './case-csv.ts';

test('a case is one line with as many cells as there are headings, and no formula', () => {
  const surgicalCase = { ...exampleCase, procedureName: '=HYPERLINK("x")' };
  const [line, ...rest] = caseCsvLines([surgicalCase]).trimEnd().split('\r\n');
  expect(rest).toEqual([]);
  expect(line).toContain('OR-000001,P000001,Rahima,Khatun');
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line?.split(',')).toHaveLength(caseCsvHeadings().split(',').length);
});
