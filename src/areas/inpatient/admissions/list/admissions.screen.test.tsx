// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('the latest ten admissions are shown, more of them once a number is chosen, and how full each ward is', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 3 });
  await anAdmission(admin, { bedId: beds[0]!.id });
  for (let one = 0; one < 11; one += 1) await anAdmission(admin);
  const page = await renderScreen(hospital, '/dashboard/admissions', { as: 'nurse' });
  const wards = within(await page.findByRole('region', { name: 'Wards' }));
  expect(wards.getByText(ward.name)).toBeVisible();
  expect(wards.getByText('1 of 3 beds occupied (33 %)')).toBeVisible();
  const table = await page.findByRole('table', { name: 'Recent Admissions' });
  // One row is the heads of the columns.
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  const size = page.getByRole('combobox', { name: 'Rows per page' });
  expect(size).toHaveValue('10');
  await page.user.selectOptions(size, '50');
  expect(await page.findByText('12 admissions on this page')).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50');
});
