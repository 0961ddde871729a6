// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aDoctor } from '../../../appointments.fixture.ts';
import { getDoctorHours } from '../hours.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a week is typed on one day and copied to all; leave is added below and taken away', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: doctorId } = await aDoctor(hospital, { name: 'Dr. Amina Haque' });
  const page = await renderScreen(hospital, '/dashboard/scheduling/doctors', { as: 'tenant_admin' });
  await chooseInRow(/^Hours and leave/, await page.findByRole('row', { name: /Dr\. Amina Haque/ }));
  await page.findByRole('button', { name: 'Save hours' });
  const dialog = within(page.getByRole('dialog', { name: 'Hours and leave of Dr. Amina Haque' }));
  await page.user.click(dialog.getByRole('button', { name: 'Add leave' }));
  const leave = within(await page.findByRole('dialog', { name: 'Add leave of Dr. Amina Haque' }));
  await page.user.type(leave.getByLabelText(/^First day/), '2041-06-02');
  await page.user.type(leave.getByLabelText(/^Reason/), 'Wedding');
  await page.user.click(leave.getByRole('button', { name: 'Add leave' }));
  const removal = await dialog.findByRole('button', { name: /^Remove the leave/ });
  expect(await admin.call(getDoctorHours, { doctorId })).toMatchObject({
    spans: [],
    leaves: [{ fromDate: '2041-06-02', toDate: '2041-06-02', reason: 'Wedding' }],
  });
  await page.user.click(removal);
  const question = within(await page.findByRole('alertdialog', { name: /^Remove the leave/ }));
  await page.user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('No leave planned.')).toBeVisible();

  const monday = within(dialog.getByRole('group', { name: 'Monday' }));
  await page.user.click(monday.getByRole('button', { name: 'Add hours on Monday' }));
  await page.user.click(monday.getByRole('button', { name: 'Add hours on Monday' }));
  const type = async (field: HTMLElement, time: string) => {
    await page.user.clear(field);
    await page.user.type(field, time);
  };
  const [from, to] = [monday.getAllByLabelText(/^From/), monday.getAllByLabelText(/^To/)];
  await type(to[0]!, '13:00');
  await type(from[1]!, '12:00');
  await type(to[1]!, '20:00');
  await page.user.click(dialog.getByRole('button', { name: 'Save hours' }));
  expect(await dialog.findByText('These hours overlap with other hours on the same day.')).toBeVisible();
  await type(monday.getAllByLabelText(/^From/)[1]!, '17:00');
  await page.user.click(monday.getByRole('button', { name: /^Copy to all days/ }));
  await page.user.click(dialog.getByRole('button', { name: 'Save hours' }));
  expect(await page.findByText('Hours saved')).toBeVisible();
  const spans = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, fromMinute: 540, toMinute: 780 },
    { weekday, fromMinute: 1020, toMinute: 1200 },
  ]);
  const stored = await admin.call(getDoctorHours, { doctorId });
  expect(stored).toMatchObject({ spans, leaves: [] });
});
