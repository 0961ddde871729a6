import { expect, test } from 'vitest';
import { z } from 'zod';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { optionalWholeNumber } from '../fields/typed-whole-number.ts';
import { typedMoney } from '../fields/typed-money.ts';
import { emptyValues, storedValues } from './first-values.ts';

const schema = z.strictObject({
  name: requiredText(200),
  contactPerson: optionalText(200),
  leadDays: optionalWholeNumber({ min: 0, max: 365 }),
  tags: z.array(freeText(40)),
});

interface Stored {
  id: string;
  name: string;
  contactPerson: string | null;
  leadDays: number | null;
  tags: string[];
}
const stored: Stored = { id: 's-1', name: 'Padma', contactPerson: null, leadDays: 0, tags: ['local'] };

test('a new record begins empty', () => {
  const empty = { name: '', contactPerson: '', leadDays: '', tags: [] };
  expect(emptyValues(schema)).toEqual(empty);
  expect(storedValues(schema, undefined as Stored | undefined)).toEqual(empty);
});

test('a stored record begins with what it says, nothing as an empty field, and nothing that is no field', () => {
  expect(storedValues(schema, stored)).toEqual({
    name: 'Padma',
    contactPerson: '',
    leadDays: 0,
    tags: ['local'],
  });
});

test('what the form says itself comes first', () => {
  expect(storedValues(schema, stored, { name: 'Copy of Padma' }).name).toBe('Copy of Padma');
});

test('a choice that may stay open begins open', () => {
  expect(emptyValues(z.strictObject({ wardType: z.enum(['', 'general']) }))).toEqual({ wardType: '' });
});

test('a choice of a record that may be new must be given', () => {
  const kinds = z.strictObject({ kind: z.enum(['ward', 'store']) });
  const place = { kind: 'store' } as const;
  expect(storedValues(kinds, place)).toEqual(place);
  const perhaps = undefined as typeof place | undefined;
  // @ts-expect-error nothing says what a new one begins with
  storedValues(kinds, perhaps);
  expect(storedValues(kinds, perhaps, { kind: 'ward' })).toEqual({ kind: 'ward' });
});

test('what does not follow from schema and record must be given', () => {
  const priced = z.strictObject({
    kind: z.enum(['ward', 'store']),
    isActive: z.boolean(),
    price: typedMoney('BDT'),
  });
  const item = { kind: 'ward', isActive: true, priceMinor: 100 } as const;
  // @ts-expect-error neither a choice nor a box to tick has a value that is nothing
  emptyValues(priced);
  // @ts-expect-error an amount is not stored under the name of its field
  storedValues(priced, item);
  // @ts-expect-error a date is typed otherwise than this one is stored
  storedValues(z.strictObject({ dueOn: z.iso.date() }), { dueOn: new Date(0) });
  expect(storedValues(priced, item, { price: '1.00' })).toEqual({
    kind: 'ward',
    isActive: true,
    price: '1.00',
  });
  expect(emptyValues(priced, { kind: 'store', isActive: false })).toEqual({
    kind: 'store',
    isActive: false,
    price: '',
  });
});
