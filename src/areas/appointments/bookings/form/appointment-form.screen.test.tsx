// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem, type SampleRole } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aBooking } from '../../appointments.fixture.ts';
import { bookAppointment } from '../booking.contract.ts';

describe('the form of an appointment', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  async function statusesOffered(as: SampleRole, status: 'scheduled' | 'cancelled'): Promise<string[]> {
    const clerk = await hospital.as('receptionist');
    const { id } = await clerk.call(bookAppointment, { ...(await aBooking(clerk)), status });
    const screen = await renderScreen(hospital, `/dashboard/scheduling?appointmentId=${id}`, { as });
    await screen.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Appointment' }));
    const options = within(await form.findByLabelText('Status')).getAllByRole('option');
    return options.map(({ textContent }) => textContent);
  }

  test('who may not cancel is offered no way to cancel', async () => {
    expect(await statusesOffered('doctor', 'scheduled')).toEqual(['Scheduled', 'Confirmed', 'Completed']);
  });

  test('who may not cancel cannot take a cancellation back', async () => {
    expect(await statusesOffered('doctor', 'cancelled')).toEqual(['Cancelled']);
  });

  test('who may cancel is offered every status', async () => {
    const every = ['Scheduled', 'Confirmed', 'Completed', 'Cancelled'];
    expect(await statusesOffered('receptionist', 'scheduled')).toEqual(every);
  });
});
