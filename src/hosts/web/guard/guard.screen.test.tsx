// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

describe('screens behind a permission', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test.each([
    '/dashboard/settings',
    '/dashboard/settings/roles',
    '/dashboard/settings?tab=users&section=users',
    '/dashboard/scheduling/doctors',
  ])('a doctor is refused at %s and finds no way there in the menu', async (address) => {
    const screen = await renderScreen(hospital, address, { as: 'doctor' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Patients' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  test('a doctor sees no way from the appointments to the list of doctors', async () => {
    const screen = await renderScreen(hospital, '/dashboard/scheduling', { as: 'doctor' });
    const [schedule] = await screen.findAllByRole('button', { name: 'Schedule Appointment' });
    expect(schedule).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Doctors' })).toBeNull();
  });
});
