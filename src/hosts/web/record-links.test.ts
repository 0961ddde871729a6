import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOfRecord } from '#areas/audit/trail/use-record-kind.ts';
import { areaRoutes, recordKinds } from './registered.ts';

const id = '01980000-0000-7000-8000-000000000001';
const values = {
  invoiceId: id,
  patientId: id,
  admissionId: id,
  orderId: id,
  referrerId: id,
  itemId: id,
  name: 'Blood count & more?',
  email: 'a@hospital.example',
};

function parsed(address: string | undefined): URL {
  return new URL(address!, 'https://hospital.example');
}

/** The kinds of records that the program's services write audit entries about. */
function writtenResources(): string[] {
  const source = join(import.meta.dirname, '../..');
  const files = globSync('{areas,database,hosts}/**/*.ts', { cwd: source }).filter(
    (file) => !/\.(test|fixture|records|texts)\.ts$/.test(file),
  );
  const named = files.flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(/\bresource: '(\w+)'/g),
  ]);
  return [...new Set(named.map(([, resource = '']) => resource))].toSorted();
}

test('every kind of record in the audit trail is brought by an area, once', () => {
  const brought = recordKinds.map(({ resource }) => resource);
  expect(writtenResources().length).toBeGreaterThan(20);
  expect(writtenResources().filter((resource) => !brought.includes(resource))).toEqual([]);
  expect(brought.toSorted()).toEqual([...new Set(brought)].toSorted());
});

test.each(recordKinds.filter(({ address }) => address).map(({ resource }) => resource))(
  'a record of %s leads to a page that exists',
  (resource) => {
    const { pathname } = parsed(
      addressOfRecord(recordKinds, { resource, resourceId: id, newValues: values }),
    );
    const patterns = areaRoutes.map(({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`));
    expect(patterns.some((pattern) => pattern.test(pathname))).toBe(true);
  },
);

test('a text in an address is written so that it arrives letter by letter', () => {
  const address = addressOfRecord(recordKinds, { resource: 'lab_tests', resourceId: id, oldValues: values });
  expect(parsed(address).searchParams.get('q')).toBe(values.name);
});

test('without the values, a record that has no page of its own leads to its list or nowhere', () => {
  const of = (resource: string) => addressOfRecord(recordKinds, { resource, resourceId: id });
  expect(of('payouts')).toBe('/dashboard/payouts');
  expect(of('payments')).toBeUndefined();
  expect(of('audit_entries')).toBeUndefined();
  expect(addressOfRecord(recordKinds, { resource: 'patients', resourceId: null })).toBeUndefined();
});
