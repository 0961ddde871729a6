import { expect, test } from 'vitest';
import { z } from 'zod';
import { toRecord } from './to-record.ts';

const bed = z.strictObject({
  id: z.string(),
  wardName: z.string(),
  dailyPriceMinor: z.number(),
  note: z.string().nullable(),
});

const row = {
  tenant_id: 't',
  id: 'b1',
  ward_name: 'North',
  daily_price_minor: 500,
  note: null,
  secret_hash: 'x',
};

test('each field is the column of its name in snake case, and no other column is taken', () => {
  expect(toRecord(bed, row)).toStrictEqual({ id: 'b1', wardName: 'North', dailyPriceMinor: 500, note: null });
});

test('the fields come in the order of the contract, computed ones as well', () => {
  const free = z.strictObject({ isFree: z.boolean(), ...bed.shape });
  const record = toRecord(free, row, { isFree: true });
  expect(Object.entries(record)).toEqual([
    ['isFree', true],
    ['id', 'b1'],
    ['wardName', 'North'],
    ['dailyPriceMinor', 500],
    ['note', null],
  ]);
});

test('a computed value goes before a column', () => {
  expect(toRecord(bed, row, { note: 'hidden' }).note).toBe('hidden');
});

// What does not compile is the promise here: the check of types fails when one of these lines is accepted.
export function refusedByTheCompiler(): void {
  const { ward_name: _left, ...withoutWard } = row;
  // @ts-expect-error -- wardName has no column and is not computed
  toRecord(bed, withoutWard);
  toRecord(bed, withoutWard, { wardName: 'South' });
  // @ts-expect-error -- the column may be empty, the field may not
  toRecord(bed, { ...row, ward_name: row.note });
  // @ts-expect-error -- the column is of another type
  toRecord(bed, { ...row, daily_price_minor: '500' });
  // @ts-expect-error -- the computed value is of another type
  toRecord(bed, row, { note: 7 });
  // @ts-expect-error -- no field has this name
  toRecord(bed, row, { colour: 'blue' });
  // @ts-expect-error -- `line_2` could not be found again from `line2`
  toRecord(z.strictObject({ line2: z.string() }), { line_2: 'Dhaka' });
}
