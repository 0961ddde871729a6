// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('the search of the top bar opens an admission by its number, for those who may read it', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin);
  const { id, admissionNumber, patient } = await anAdmission(admin, { bedId: beds[0]!.id });
  const page = await renderScreen(hospital, '/dashboard', { as: 'nurse' });
  await page.user.click(await page.findByRole('button', { name: /^Search patients/ }));
  await page.user.type(await page.findByRole('combobox', { name: 'Search' }), admissionNumber);
  const found = await page.findByRole('group', { name: 'Admissions' });
  const hit = within(found).getByRole('option', { name: new RegExp(`^${admissionNumber}`) });
  expect(hit).toHaveTextContent(`${patient.firstName} ${patient.lastName}`);
  expect(hit).toHaveTextContent(`B-01, ${ward.name} · Active`);
  await page.user.keyboard('{Enter}');
  expect(await page.findByRole('heading', { name: admissionNumber, level: 1 })).toBeVisible();
  expect(page.address()).toBe(`/dashboard/admissions/${id}`);
});

test('who may not read admissions is not told of any', async () => {
  const hospital = await opened.aHospital();
  const { admissionNumber } = await anAdmission(await hospital.as('tenant_admin'));
  const { caller } = await aStaffMember(opened, hospital, ['patients.read']);
  const page = await renderScreen(hospital, '/dashboard', { as: caller });
  await page.user.click(await page.findByRole('button', { name: /^Search patients/ }));
  await page.user.type(await page.findByRole('combobox', { name: 'Search' }), admissionNumber);
  expect(await page.findByText(/Nothing/)).toBeVisible();
  expect(page.queryByRole('option')).toBeNull();
});
