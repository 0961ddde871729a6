// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aBookedCase, aCase, aTheatre } from '../../surgery.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('the list has its tiles and chips, and says where there are no cases', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/surgery/cases', { as: 'tenant_admin' });
  expect(await page.findByText('No surgical cases found')).toBeVisible();
  const figures = within(page.getByRole('region', { name: 'Surgical cases in figures' }));
  for (const tile of ['Total', 'Scheduled', 'In Progress', 'Completed', 'Emergency']) {
    expect(figures.getByText(tile)).toBeVisible();
  }
});

test('a chip narrows the list, and waiting cases are found by the filter', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const booked = await aBookedCase(admin);
  const waiting = await aCase(admin);
  const page = await renderScreen(hospital, '/dashboard/surgery/cases', { as: 'tenant_admin' });
  expect(await page.findByRole('link', { name: booked.caseNumber })).toBeVisible();
  expect(page.getByRole('link', { name: waiting.caseNumber })).toBeVisible();
  await page.user.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'waiting');
  expect(await page.findByRole('link', { name: waiting.caseNumber })).toBeVisible();
  await page.findByText('1 case shown');
  expect(page.queryByRole('link', { name: booked.caseNumber })).toBeNull();
  await page.user.click(page.getByRole('radio', { name: 'Confirmed' }));
  expect(await page.findByText('No surgical cases found')).toBeVisible();
});

test('a theatre is added, said to be under maintenance, and the dashboard tells so', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/surgery/theatres', { as: 'tenant_admin' });
  await page.user.click(await page.findByRole('button', { name: 'Add Theatre' }));
  const form = within(await page.findByRole('dialog', { name: 'Add Theatre' }));
  await page.user.type(form.getByLabelText(/^Name/), 'Main Theatre');
  await page.user.type(form.getByLabelText(/^Number/), 'OT-1');
  await page.user.click(form.getByRole('button', { name: 'Add Theatre' }));
  await page.user.click(await page.findByRole('button', { name: /^Change status/ }));
  const status = within(await page.findByRole('dialog', { name: 'Status of Main Theatre' }));
  await page.user.selectOptions(status.getByLabelText('Status'), 'maintenance');
  await page.user.click(status.getByRole('button', { name: 'Save' }));
  expect(await status.findByText('Enter what is being repaired or what is missing.')).toBeVisible();
  await page.user.type(status.getByLabelText('Note'), 'Lamp');
  await page.user.click(status.getByRole('button', { name: 'Save' }));
  expect(await page.findByText('Main Theatre: Maintenance')).toBeVisible();
  const dashboard = await renderScreen(hospital, '/dashboard/surgery', { as: 'tenant_admin' });
  expect(await dashboard.findByText('One theatre is under maintenance')).toBeVisible();
  expect(dashboard.getByText('No surgeries scheduled today')).toBeVisible();
});

test('without anything to tell the dashboard says so', async () => {
  const hospital = await opened.aHospital();
  await aTheatre(await hospital.as('tenant_admin'));
  const page = await renderScreen(hospital, '/dashboard/surgery', { as: 'nurse' });
  expect(await page.findByText('No critical alerts at this time')).toBeVisible();
  expect(page.queryByRole('link', { name: 'Schedule Surgery' })).toBeNull();
});
