// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import { within } from '@testing-library/react';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { setBedStatus } from '../../beds/bed.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import { writeCensus } from '../census.queries.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('the census shows occupancy by ward, who is expected to leave and which bed is blocked', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
  const today = opened.clock.now().toISOString().slice(0, 10);
  const place = { bedId: beds[0]!.id, estimatedDischargeDate: today };
  const { admissionNumber } = await anAdmission(admin, place);
  const block = { bedId: beds[1]!.id, version: 1, status: 'blocked' as const, reason: 'Painting' };
  await admin.call(setBedStatus, block);
  const day = plusDays(today, -1);
  const end = plusDays(today, 1);
  await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
    writeCensus(db, hospital.tenantId, { day, start: `${day}T00:00:00Z`, end: `${end}T00:00:00Z` }),
  );
  const page = await renderScreen(hospital, '/dashboard/bed-management/census', { as: 'tenant_admin' });
  expect(await page.findByRole('heading', { name: 'Ward Census', level: 1 })).toBeVisible();
  const row = await page.findByRole('row', { name: new RegExp(`^${ward.name} 50%`) });
  expect(row).toBeVisible();
  const expected = page.getByRole('region', { name: /^Expected discharges/ });
  expect(within(expected).getByRole('link', { name: new RegExp(admissionNumber) })).toBeVisible();
  const blocked = page.getByRole('region', { name: 'Blocked beds' });
  expect(await within(blocked).findByText(`${ward.name} B-02: Painting`)).toBeVisible();
  expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
});

test('who may not export sees no button for it', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/bed-management/census', { as: 'nurse' });
  expect(await page.findByText('No midnight count for these days yet.')).toBeVisible();
  expect(page.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});
