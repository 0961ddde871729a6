import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceOf } from './entry-difference.ts';

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 2 });
const flat = fc.dictionary(name, scalar, { maxKeys: 6 });

describe('the difference between before and after', () => {
  test('is nothing where both are the same, however deep', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 9 }), (value) => {
        expect(differenceOf(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('of flat records holds each field that differs once, and no other', () => {
    fc.assert(
      fc.property(flat, flat, (before, after) => {
        const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
        const differing = names.filter((key) => before[key] !== after[key]);
        const told = differenceOf(before, after).map(({ path }) => String(path[0]));
        expect(told.toSorted()).toEqual(differing.toSorted());
      }),
    );
  });

  test('of a change leaves out the records that it only names', () => {
    const invoiceId = '01980000-0000-7000-8000-000000000001';
    expect(differenceOf({ status: 'open' }, { status: 'closed', invoiceId })).toEqual([
      { path: ['status'], before: 'open', after: 'closed' },
    ]);
    expect(differenceOf({ doctorId: null }, { doctorId: invoiceId })).toHaveLength(1);
    expect(differenceOf(null, { invoiceId })).toHaveLength(1);
  });

  test('applied to what was before gives what is after', () => {
    fc.assert(
      fc.property(flat, flat, (before, after) => {
        const made: Record<string, unknown> = { ...before };
        for (const { path, after: value } of differenceOf(before, after)) {
          if (value === undefined) delete made[path[0]!];
          else made[path[0]!] = value;
        }
        expect(made).toEqual({ ...after });
      }),
    );
  });

  test('names nested fields by their path and lists by their place', () => {
    const before = { contact: { phone: '1' }, tags: ['a'], doses: [{ drug: 'x' }] };
    const after = { contact: { phone: '2' }, tags: ['a', 'b'], doses: [{ drug: 'x' }, { drug: 'y' }] };
    expect(differenceOf(before, after)).toEqual([
      { path: ['contact', 'phone'], before: '1', after: '2' },
      { path: ['tags'], before: 'a', after: 'a, b' },
      { path: ['doses', 2, 'drug'], before: undefined, after: 'y' },
    ]);
  });

  test('of a new record is all of it', () => {
    expect(differenceOf(null, { name: 'A', notes: null })).toEqual([
      { path: ['name'], before: undefined, after: 'A' },
      { path: ['notes'], before: undefined, after: null },
    ]);
  });
});
