import { expect, test } from 'vitest';
import { screenOfRecord } from '#areas/audit/trail/detail/record-screens.ts';
import { areaRoutes } from './areas.ts';

const id = '01980000-0000-7000-8000-000000000001';
const values = {
  invoiceId: id,
  orderId: id,
  referrerId: id,
  name: 'Blood count',
  email: 'a@hospital.example',
};

const linked = [
  ...['patients', 'appointments', 'doctors', 'invoices', 'payments', 'refund_requests', 'cashier_days'],
  ...['services', 'lab_orders', 'lab_results', 'lab_alerts', 'lab_tests', 'referrers', 'referrals'],
  ...['payouts', 'emergency_access', 'users', 'roles'],
];

test.each(linked)('a record of %s leads to a page that there is', (resource) => {
  const address = screenOfRecord({ resource, resourceId: id, newValues: values })!;
  const { pathname } = new URL(address, 'https://hospital.example');
  const pages = areaRoutes.map(({ path }) => path);
  const patterns = pages.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`));
  expect(patterns.some((pattern) => pattern.test(pathname))).toBe(true);
});
