// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

test('an address without a referrer says so and leads back to the list', async () => {
  const hospital = await aTestSystem().aHospital();
  const address = '/dashboard/referrals/01980000-0000-7000-8000-0000000000ff';
  const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
  expect(await screen.findByRole('heading', { name: 'Referrer not found' })).toBeVisible();
  await screen.user.click(screen.getByRole('link', { name: 'Back to Referrals' }));
  expect(await screen.findByRole('heading', { name: 'Referrals', level: 1 })).toBeVisible();
});
