// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import userEvent from '@testing-library/user-event';
import { within } from '@testing-library/react';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const opened = openTestSystem();
afterAll(() => opened.close());

test('an administrator decides the clock once, and takes the steps off the home screen', async () => {
  const hospital = await opened.aHospital();
  const user = userEvent.setup();
  const page = await renderScreen(hospital, '/dashboard', { as: 'tenant_admin' });
  const clock = await page.findByRole('region', { name: 'Which time zone is your hospital in?' });
  await user.click(within(clock).getByRole('button', { name: 'Keep UTC' }));
  expect(await page.findByText('Time zone set to UTC')).toBeVisible();
  await expect.poll(() => clock.isConnected).toBe(false);

  const steps = page.getByRole('region', { name: 'First steps' });
  expect(within(steps).getByRole('link', { name: 'Services and prices' })).toHaveAttribute(
    'href',
    '/dashboard/billing/services',
  );
  await user.click(within(steps).getByRole('button', { name: 'Do not show again' }));
  await expect.poll(() => steps.isConnected).toBe(false);
});

test('nobody else is asked to set up the hospital', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard', { as: 'receptionist' });
  expect(await page.findByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  expect(page.queryByRole('region', { name: 'First steps' })).toBeNull();
});
