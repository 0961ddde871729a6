import { expect, test } from 'vitest';
import { askedValues } from './asked-values.ts';

test.each([
  [undefined, {}],
  ['  ', {}],
  ['Rahima', { firstName: 'Rahima' }],
  ['Md. Abdul  Karim', { firstName: 'Md. Abdul', lastName: 'Karim' }],
  ['+880 1711-000000', { phone: '+880 1711-000000' }],
])('a search for %j that found nobody begins the form', (asked, fields) => {
  expect(askedValues(asked)).toEqual(fields);
});
