import { expect, test } from 'vitest';
import { screenOfRecord } from './record-screens.ts';

const id = '01980000-0000-7000-8000-000000000001';
const values = { name: 'Blood count & more?' };

test('what stands in an address is written so that it arrives letter by letter', () => {
  const address = screenOfRecord({ resource: 'lab_tests', resourceId: id, oldValues: values })!;
  expect(new URL(address, 'https://hospital.example').searchParams.get('q')).toBe(values.name);
});

test('without the values, a record that has no page of its own leads to its list or nowhere', () => {
  const of = (resource: string) => screenOfRecord({ resource, resourceId: id });
  expect(of('payouts')).toBe('/dashboard/payouts');
  expect(of('payments')).toBeUndefined();
  expect(of('audit_entries')).toBeUndefined();
  expect(screenOfRecord({ resource: 'patients', resourceId: null })).toBeUndefined();
});
