import { expect, expectTypeOf, test } from 'vitest';
import { toColumns } from './to-columns.ts';

const fields = { name: null, priceMinor: null, isActive: null };

test('the named fields become columns, and nothing else that came with them', () => {
  const typed = { name: 'X-ray', priceMinor: 500, isActive: true, tenantId: 'another', version: 7 };
  expect(toColumns(fields, typed)).toEqual({ name: 'X-ray', price_minor: 500, is_active: true });
});

test('a column has the type of its field', () => {
  const typed: { name: string; priceMinor: number | null; isActive: boolean } = {
    ...{ name: 'X-ray', priceMinor: 500, isActive: true },
  };
  const columns = toColumns(fields, typed);
  expectTypeOf(columns).toEqualTypeOf<{ name: string; price_minor: number | null; is_active: boolean }>();
});

test('a null stays null, and what is not given is not set', () => {
  expect(toColumns({ maker: null, packSize: null }, { maker: null, packSize: undefined })).toEqual({
    maker: null,
    pack_size: undefined,
  });
});
