// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { dateIn, wallTimeIn } from '#kernel/time/time-zone.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import { getAdmission } from '../admission.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const hourMs = 3_600_000;

test('a reception of hours ago asks why it is written down later, and says so at the field', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { beds } = await aWardWithBeds(admin);
  const ago = (hours: number) =>
    new Date(Math.floor(opened.clock.now().getTime() / 60_000) * 60_000 - hours * hourMs).toISOString();
  const admission = await anAdmission(admin, {
    admittedAt: ago(9),
    bedId: beds[0]!.id,
    placedAt: ago(8),
    lateReason: 'The night was on paper',
  });
  const page = await renderScreen(hospital, `/dashboard/admissions/${admission.id}`, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Receive Patient' }));
  const dialog = within(await page.findByRole('dialog'));
  const send = () => user.click(dialog.getByRole('button', { name: 'Receive Patient' }));
  const reason = () => page.queryByRole('textbox', { name: 'Why it is recorded late' });
  const date = await page.findByRole('textbox', { name: /^Received at.*: date/ });
  const time = page.getByRole('textbox', { name: /^Received at.*: time/ });
  expect(reason()).toBeNull();
  const received = ago(7);
  await user.type(date, dateIn('UTC', new Date(received)));
  await user.type(time, wallTimeIn('UTC', received).split('T')[1]!.slice(0, 5));
  await user.tab();
  expect(reason()).toBeVisible();
  await send();
  expect(await page.findByText('Enter why this is recorded late.')).toBeVisible();
  await user.type(reason()!, 'The night was on paper');
  await send();
  expect(await page.findByText(/ received$/)).toBeVisible();
  expect((await admin.call(getAdmission, { admissionId: admission.id })).receivedAt).toBe(received);
});
