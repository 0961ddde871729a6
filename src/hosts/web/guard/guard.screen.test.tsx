// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
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

  test('who sets up the hospital reads the roles and changes none', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['admin.settings']);
    const screen = await renderScreen(hospital, '/dashboard/settings/roles', { as: caller });
    await screen.user.click((await screen.findAllByRole('button', { name: 'View: Nurse' }))[0]!);
    expect(await screen.findByRole('heading', { name: 'Permissions of Nurse' })).toBeVisible();
    expect(screen.getByText('Record Vital Signs')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Create Role|Copy|Edit|Delete)/ })).toBeNull();
  });

  test('a doctor sees no way from the appointments to the list of doctors', async () => {
    const screen = await renderScreen(hospital, '/dashboard/scheduling', { as: 'doctor' });
    const [schedule] = await screen.findAllByRole('button', { name: 'Schedule Appointment' });
    expect(schedule).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Doctors' })).toBeNull();
  });

  test.each([
    ['/dashboard/billing', 'Billing'],
    ['/dashboard/laboratory', 'Laboratory'],
  ])(
    '%s is restricted where its module is off, and named neither in the menu nor on the home screen',
    async (address, name) => {
      const without = await opened.aHospital({ modules: {} });
      const { caller } = await aStaffMember(opened, without, ['patients.read', 'billing.read', 'lab.read']);
      const screen = await renderScreen(without, address, { as: caller });
      expect(await screen.findByText('Access Restricted')).toBeVisible();
      expect(screen.getByText(new RegExp(`^${name} module is not available`))).toBeVisible();
      expect(screen.queryByRole('link', { name })).toBeNull();
      await screen.user.click(screen.getByRole('link', { name: 'Dashboard' }));
      const figures = await screen.findByRole('region', { name: 'Figures' });
      expect(await within(figures).findByText('Total Patients')).toBeVisible();
      expect(within(figures).queryByText(/Revenue|Lab Orders/)).toBeNull();
    },
  );

  test('a page of nursing is restricted to whom its own permission alone was given', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['vitals.write']);
    const screen = await renderScreen(hospital, '/dashboard/nursing/vitals', { as: caller });
    expect(await screen.findByText('Access Restricted')).toBeVisible();
    expect(screen.getByText(/^Nursing module is not available/)).toBeVisible();
  });

  /** The page of what charges stays, in a hospital with these modules. */
  async function openCharges(modules: Partial<Record<ModuleFlag, boolean>>) {
    const at = await opened.aHospital({ modules });
    const { caller } = await aStaffMember(opened, at, ['billing.read', 'billing.write', 'beds.admin']);
    return renderScreen(at, '/dashboard/bed-management/charges', { as: caller });
  }

  test.each([
    ['Billing', { admissions_enabled: true }],
    ['Admissions', { billing_enabled: true }],
  ])('what charges stays is restricted and not in the menu without %s', async (missing, modules) => {
    const screen = await openCharges(modules);
    expect(await screen.findByText('Access Restricted')).toBeVisible();
    expect(screen.getByText(new RegExp(`^${missing} module is not available`))).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Charges of Stays' })).toBeNull();
  });

  test('what charges stays is shown where billing and the wards are on', async () => {
    const screen = await openCharges({ admissions_enabled: true, billing_enabled: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Charges of Stays' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Charges of Stays' })).toBeVisible();
  });
});
