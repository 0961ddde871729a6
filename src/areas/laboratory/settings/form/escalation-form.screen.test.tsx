// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { getLabSettings } from '../lab-settings.contract.ts';

test('the minutes are read in Bengali digits, and what is no number is told at the field', async () => {
  const hospital = await aTestSystem().aHospital();
  const admin = await hospital.as('tenant_admin');
  const screen = await renderScreen(hospital, '/dashboard/settings?tab=organization', { as: admin });
  const section = within(await screen.findByRole('region', { name: 'Critical laboratory results' }));
  const minutes = await section.findByLabelText(/^Pass on after/);
  await screen.user.clear(minutes);
  await screen.user.type(minutes, 'soon');
  await screen.user.click(section.getByRole('button', { name: /^Save/ }));
  expect(await section.findByText('Enter a whole number.')).toBeVisible();
  await screen.user.clear(minutes);
  await screen.user.type(minutes, '৪৫');
  await screen.user.click(section.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Setting saved')).toBeVisible();
  expect(await admin.call(getLabSettings, {})).toMatchObject({ escalationMinutes: 45 });
});
