import { expectTypeOf, test } from 'vitest';
import type { Table } from './tables.ts';

test('what is said of a column has to be true of the database', () => {
  expectTypeOf<Table<'ward', { status: 'active' | 'closed' }>['status']>().toEqualTypeOf<
    'active' | 'closed'
  >();
  expectTypeOf<Table<'ward'>['floor_number']>().toEqualTypeOf<number | null>();
  // @ts-expect-error The database has no such column.
  expectTypeOf<Table<'ward', { colour: string }>>().toBeObject();
  // @ts-expect-error The column is a text.
  expectTypeOf<Table<'ward', { name: number }>>().toBeObject();
  // @ts-expect-error The column may be null, and is a number where it is not.
  expectTypeOf<Table<'ward', { floor_number: string | null }>>().toBeObject();
});
