// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem, type SampleRole } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { aBooking } from '../../appointments.fixture.ts';
import type { Appointment } from '../../appointments/appointment.contract.ts';
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

  test('the appointment of a patient who has died since says so', async () => {
    const clerk = await hospital.as('receptionist');
    const { id, patient } = await clerk.call(bookAppointment, await aBooking(clerk));
    await clerk.call(updatePatient, { patientId: patient.id, version: 1, dateOfDeath: '2026-01-05' });
    const screen = await renderScreen(hospital, `/dashboard/scheduling?appointmentId=${id}`, {
      as: 'receptionist',
    });
    await screen.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Appointment' }));
    const picker = await form.findByRole('combobox', { name: 'Patient' });
    await waitFor(() => expect(picker).toHaveValue(`${named(patient)}, deceased`));
    expect(picker).toHaveAccessibleDescription(
      /died on 5 January 2026\. You can record only a visit before that/,
    );
  });
});

function named({ firstName, lastName, patientNumber }: Appointment['patient']): string {
  return `${firstName} ${lastName} (${patientNumber})`;
}
