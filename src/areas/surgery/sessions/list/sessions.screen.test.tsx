// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aCase, aTheatre } from '../../surgery.fixture.ts';
import { createTheatreSession } from '../session.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('an emergency slot is added by the form; what it would overlap is refused with a sentence', async () => {
  const hospital = await opened.aHospital();
  await aTheatre(await hospital.as('tenant_admin'));
  const page = await renderScreen(hospital, '/dashboard/surgery/sessions', { as: 'tenant_admin' });
  for (const outcome of ['Session added', /another session of this theatre/]) {
    await page.user.click(await page.findByRole('button', { name: 'Add Session' }));
    const form = within(await page.findByRole('dialog', { name: 'Add Session' }));
    await page.user.selectOptions(form.getByLabelText('Kind'), 'emergency');
    await page.user.click(form.getByRole('button', { name: 'Add Session' }));
    expect(await page.findByText(outcome)).toBeVisible();
  }
  expect(page.getByRole('cell', { name: 'Emergency slot' })).toBeVisible();
});

test('a case in the session of others is booked once somebody says why', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: theatreId } = await aTheatre(admin);
  const { userId } = await aStaffMember(opened, hospital, ['surgery.operate']);
  const scheduledStartTime = '2031-06-02T09:00:00.000Z';
  const { id } = await aCase(admin, { theatreId, scheduledStartTime });
  const week = { weekday: 1, fromMinute: 0, untilMinute: 1440, validFrom: '2031-01-01' };
  await admin.call(createTheatreSession, { theatreId, ...week, kind: 'surgeon', surgeonIds: [userId] });
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${id}`, { as: 'tenant_admin' });
  await page.user.click(await page.findByRole('button', { name: 'Edit' }));
  const form = within(await page.findByRole('dialog', { name: 'Edit case' }));
  const duration = form.getByLabelText(/^Estimated duration/);
  await page.user.clear(duration);
  await page.user.type(duration, '90');
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  const dialog = within(await page.findByRole('dialog', { name: 'This time is reserved' }));
  await page.user.click(dialog.getByRole('button', { name: 'Book Here' }));
  expect(await dialog.findByText('Enter a reason.')).toBeVisible();
  await page.user.type(dialog.getByLabelText(/^Reason to book here/), 'On leave');
  await page.user.click(dialog.getByRole('button', { name: 'Book Here' }));
  expect(await page.findByText(/: On leave$/)).toBeVisible();
});
