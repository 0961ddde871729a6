// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem, signInAs } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow, openRowMenu } from '#testing/screens/row-menu.ts';
import { aStaffMember } from '#testing/staff/staff.ts';

const address = '/dashboard/settings?tab=users&section=users';

describe('lifting a sign-in lock in the list of users', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test('asks, says that it is done, and the person signs in', async () => {
    const { email } = await aStaffMember(opened, hospital, ['patients.read']);
    const attempt = (password?: string) =>
      signInAs(opened.system, hospital.slug, email, password).then(
        () => 'in',
        (error: { code: string }) => error.code,
      );
    for (let count = 0; count < 10; count += 1) await attempt('wrong');
    expect(await attempt()).toBe('TOO_MANY_ATTEMPTS');
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const row = await screen.findByRole('row', { name: new RegExp(email) });
    await chooseInRow(/^Lift sign-in lock/, row);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Someone else may be guessing');
    await screen.user.click(within(question).getByRole('button', { name: 'Lift sign-in lock' }));
    expect(await screen.findByText(/can try to sign in again/)).toBeVisible();
    expect(await attempt()).toBe('in');
  });

  test('is not offered for oneself', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const own = await screen.findByRole('row', { name: /tenant_admin@/ });
    const menu = await openRowMenu(own);
    expect(menu.item(/^Edit User/)).not.toBeNull();
    expect(menu.item(/^Lift sign-in lock/)).toBeNull();
  });
});
