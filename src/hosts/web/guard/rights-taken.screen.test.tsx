// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withdrawRole } from '#areas/people/assignments/assignment.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aJoinedColleague, systemRoleId } from '#testing/staff/colleagues.ts';

test('an open page hears that a role was taken away from its person, and shows no way any more', async () => {
  const opened = aTestSystem();
  const hospital = await opened.aHospital();
  const roleId = await systemRoleId(opened, hospital, 'nurse');
  const { user, caller } = await aJoinedColleague(opened, hospital, [roleId]);
  const screen = await renderScreen(hospital, '/dashboard', { as: caller });
  expect(await screen.findByRole('link', { name: 'Patients' })).toBeVisible();
  const admin = await hospital.as('tenant_admin');
  await admin.call(withdrawRole, { userId: user.id, roleId });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Patients' })).toBeNull(), {
    timeout: 20_000,
  });
});
