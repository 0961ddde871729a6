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

test('a report is saved under a name with a schedule, and stands in the list', async () => {
  const page = await renderScreen(hospital, '/dashboard/reports?tab=patients&range=last-month', {
    as: 'tenant_admin',
  });
  await page.user.click(await page.findByRole('button', { name: 'Save Report' }));
  const form = await page.findByRole('dialog');
  await page.user.type(within(form).getByLabelText(/^Name/), 'Newcomers');
  expect(within(form).getByLabelText('Range')).toHaveValue('last-month');
  await page.user.selectOptions(within(form).getByLabelText('Send to me by email'), 'Every week');
  await page.user.selectOptions(within(form).getByLabelText('Day of the week'), 'Friday');
  await page.user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await page.findByText('Newcomers saved')).toBeVisible();
  await page.user.click(page.getByRole('link', { name: 'Saved Reports' }));
  const list = await page.findByRole('table', { name: 'Saved reports' });
  expect(await within(list).findByText('Newcomers')).toBeVisible();
  expect(within(list).getByText('Friday, 07:00')).toBeVisible();
});
