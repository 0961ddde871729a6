import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../audit-trail.contract.ts';
import { trailCsvHeadings, trailCsvLines } from './trail-csv.ts';

const entry: AuditEntry = {
  id: '01980000-0000-7000-8000-0000000000a1',
  createdAt: '2026-01-05T09:30:00.000Z',
  action: 'UPDATE',
  resource: 'patients',
  resourceId: '01980000-0000-7000-8000-000000000001',
  recordName: 'Amina Khatun (P-000001)',
  isGone: false,
  userId: '01980000-0000-7000-8000-0000000000b1',
  userName: '=Ruma "Das"',
  operatorName: null,
  fields: ['address'],
  isWithheld: false,
  tenantId: '01980000-0000-7000-8000-0000000000c1',
  tenantName: 'City General',
  oldValues: null,
  newValues: { address: '=4 Lake Road,\nDhaka' },
  ipAddress: '10.0.0.7',
  userAgent: '@agent',
  names: {},
};

test('an entry is one line with a cell for every heading, and no cell is a formula', () => {
  const text = trailCsvHeadings() + trailCsvLines([entry, entry]);
  const { data, errors } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    Timestamp: '2026-01-05T09:30:00.000Z',
    User: `'=Ruma "Das"`,
    'Tenant ID': entry.tenantId,
    Tenant: 'City General',
    'User Agent': "'@agent",
    Before: '',
    After: JSON.stringify(entry.newValues),
    Record: 'Amina Khatun (P-000001)',
    Names: '',
    Details: 'Amina Khatun (P-000001) · Address',
  });
});
