// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aBooking } from '../../appointments.fixture.ts';
import { getAppointment } from '../../appointments/appointment.contract.ts';
import { bookAppointment } from '../booking.contract.ts';

describe('an appointment of a restricted patient', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test('the desk sees who and when, confirms it, and leaves its words as they are', async () => {
    const admin = await hospital.as('tenant_admin');
    const patient = await admin.call(registerPatient, aPatient());
    await admin.call(restrictPatient, { patientId: patient.id, version: 1 });
    const words = { title: 'Chemotherapy', description: 'Third cycle', notes: 'Bring the port card' };
    const booking = await aBooking(admin, { patientId: patient.id });
    const { id: appointmentId } = await admin.call(bookAppointment, { ...booking, ...words });

    const address = `/dashboard/scheduling?appointmentId=${appointmentId}`;
    const screen = await renderScreen(hospital, address, { as: 'receptionist' });
    const details = within(await screen.findByRole('dialog', { name: 'Restricted' }));
    expect(details.getByText(new RegExp(patient.patientNumber))).toBeVisible();
    expect(details.getAllByText('Restricted')).toHaveLength(3);
    expect(document.body.textContent).not.toMatch(/Chemotherapy|Third cycle|port card/);
    await screen.user.click(details.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Appointment' }));
    await screen.user.selectOptions(await form.findByLabelText('Status'), 'confirmed');
    expect(form.queryByLabelText(/Title/)).toBeNull();
    expect(form.queryByLabelText('Notes')).toBeNull();
    await screen.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Appointment saved')).toBeVisible();
    const stored = await admin.call(getAppointment, { appointmentId });
    expect(stored).toMatchObject({ ...words, status: 'confirmed' });
  });
});
