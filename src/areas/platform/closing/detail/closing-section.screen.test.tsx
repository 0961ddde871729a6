// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aPlatform } from '#testing/staff/platform.ts';

describe('closing the account on the settings screen', () => {
  const opened = openTestSystem();
  afterAll(() => opened.close());

  test('takes the typed name, is told above every screen, and can be taken back', async () => {
    await aPlatform(opened);
    const hospital = await opened.aHospital();
    const screen = await renderScreen(hospital, '/dashboard/settings', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Close Account' }));
    const form = within(await screen.findByRole('dialog', { name: 'Close the account' }));
    const name = form.getByRole('textbox', { name: /Type the name of the hospital/ });
    await screen.user.type(name, 'Another');
    await screen.user.type(form.getByRole('textbox', { name: 'Reason' }), 'We merge');
    await screen.user.click(form.getByRole('checkbox', { name: 'No archive of the data is needed' }));
    await screen.user.click(form.getByRole('button', { name: 'Close Account' }));
    await form.findByText(/This is not the hospital's name/);
    const shown = form.getByText(/Type the name of the hospital: /).textContent;
    await screen.user.clear(name);
    await screen.user.type(name, /: (.*?)\s*\*?$/.exec(shown)![1]!);
    await screen.user.click(form.getByRole('button', { name: 'Close Account' }));
    await screen.user.click(await screen.findByRole('button', { name: 'Keep the Account' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Keep the account?' }));
    await screen.user.click(asked.getByRole('button', { name: 'Keep the Account' }));
    expect(await screen.findByRole('button', { name: 'Close Account' })).toBeVisible();
  });
});
