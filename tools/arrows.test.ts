import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOf, findFaults } from './arrows.ts';

test('the code keeps the arrows', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../src') });
  expect(files.length).toBeGreaterThan(100);
  expect(findFaults(files)).toEqual([]);
});

const forbidden: [string, string][] = [
  ['kernel/money/money.ts', '#database/tables.ts'],
  ['ui/list/data-list.tsx', '#areas/patients/patients/patient.contract.ts'],
  ['areas/patients/patients/patient.service.ts', '#areas/appointments/appointments/appointment.service.ts'],
  ['areas/patients/patients/patient.service.ts', '../../appointments/appointments/appointment.service.ts'],
  ['areas/patients/patients/patient.service.ts', '#hosts/node/main.ts'],
  ['areas/patients/patients/patient.service.ts', 'node:fs'],
  ['hosts/worker/server.worker.ts', 'pg'],
  ['database/audit/audit.ts', '@electric-sql/pglite'],
];

test.each(forbidden)('%s may not import %s', (file, target) => {
  expect(faultOf(file, target)).not.toBeNull();
});

const permitted: [string, string][] = [
  ['areas/appointments/appointments/appointment.service.ts', '#areas/patients/patients.public.ts'],
  ['areas/patients/patients/patient.service.ts', './patient.rules.ts'],
  ['hosts/node/main.ts', 'node:fs'],
  ['client/remote.ts', '#kernel/ids.ts'],
];

test.each(permitted)('%s may import %s', (file, target) => {
  expect(faultOf(file, target)).toBeNull();
});
