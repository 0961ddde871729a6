// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aReferral, aReferrer } from '../../referrals.fixture.ts';
import { listReferrals } from '../referral.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a referral names an appointment of its patient, and its row leads there', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: referrerId } = await aReferrer(admin);
  const { patient } = await aReferral(admin, { referrerId });
  const visit = await admin.call(bookAppointment, await aBooking(admin, { patientId: patient.id }));
  await admin.call(bookAppointment, await aBooking(admin));
  const page = await renderScreen(hospital, '/dashboard/referrals?tab=referrals', { as: 'tenant_admin' });
  const name = `${patient.firstName} ${patient.lastName}`;
  await page.user.click(await page.findByRole('button', { name: `Edit: ${name}` }));
  const form = within(await page.findByRole('dialog', { name: 'Edit Referral' }));
  const appointment = form.getByRole('combobox', { name: 'Appointment' });
  expect(appointment).toHaveDisplayValue('No appointment');
  const offered = await within(appointment).findByRole('option', { name: /Check-up$/ });
  // That of another patient is not offered.
  expect(within(appointment).getAllByRole('option')).toHaveLength(2);
  await page.user.selectOptions(appointment, offered);
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  const link = await page.findByRole('link', { name: /^Appointment / });
  expect(link).toHaveAttribute('href', expect.stringContaining(`appointmentId=${visit.id}`));
  expect((await admin.call(listReferrals, {})).rows).toMatchObject([
    { appointmentId: visit.id, appointmentTime: visit.startTime },
  ]);
});
