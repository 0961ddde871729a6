// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const opened = openTestSystem();
let hospital: Hospital;
beforeAll(async () => {
  hospital = await opened.aHospital();
});
afterAll(() => opened.close());

test('last month is closed from its report, and opened again with a reason', async () => {
  const page = await renderScreen(hospital, '/dashboard/reports/financial', { as: 'tenant_admin' });
  await page.user.click(await page.findByRole('button', { name: 'Show last month' }));
  await page.user.click(await page.findByRole('button', { name: 'Close month' }));
  const question = await page.findByRole('alertdialog');
  await page.user.click(within(question).getByRole('button', { name: 'Close month' }));
  expect(await page.findByText(/^Closed by .+ on /)).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Open again' }));
  const form = await page.findByRole('dialog');
  await page.user.type(within(form).getByLabelText(/^Reason/), 'A bill was forgotten');
  await page.user.click(within(form).getByRole('button', { name: 'Open again' }));
  expect(await page.findByText(/^Reopened by .+: A bill was forgotten$/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Close month' })).toBeVisible();
});
