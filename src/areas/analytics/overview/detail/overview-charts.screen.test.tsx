// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a hospital that has just begun shows no charts of zero', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard', { as: 'receptionist' });
  expect(await page.findByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  expect(page.queryByRole('heading', { name: 'Analytics' })).toBeNull();
});

test('this week is the last seven days, today being the last', async () => {
  const hospital = await opened.aHospital();
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-08']) {
    opened.clock.set(`${day}T10:00:00.000Z`);
    const clerk = await hospital.as('receptionist');
    await clerk.call(registerPatient, aPatient({ lastName: day, isAnotherPerson: true }));
  }
  const page = await renderScreen(hospital, '/dashboard', { as: 'receptionist' });
  expect(await page.findByText('This week (last 7 days): 2 new patients, 0 appointments')).toBeVisible();
});
