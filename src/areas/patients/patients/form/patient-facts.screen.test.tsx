// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { aPatient } from '../../patients.fixture.ts';
import { registerPatient } from '../patient.contract.ts';

describe('the facts of a patient on the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const field = (screen: Screen, name: string | RegExp) => screen.findByLabelText(name);

  test('somebody who knows an age only is registered with an estimated birth date, in Bengali digits', async () => {
    const screen = await renderScreen(hospital, '/dashboard/patients/new', { as: 'receptionist' });
    await screen.user.click(await field(screen, /^First name/));
    await screen.user.paste('Abul');
    await screen.user.click(await field(screen, /^Last name/));
    await screen.user.paste('Kashem');
    await screen.user.click(screen.getByRole('button', { name: 'Only the age is known' }));
    const age = await field(screen, /^Age/);
    await screen.user.type(age, '১৫০');
    await screen.user.tab();
    expect(age).toHaveAccessibleDescription(/whole number from 0 to 130/);
    await screen.user.clear(age);
    await screen.user.type(age, '৩৫');
    expect(age).toHaveAccessibleDescription(/^Born about \d{4}, estimated/);
    await screen.user.selectOptions(screen.getByLabelText(/^Gender/), 'Male');
    await screen.user.click(screen.getByRole('button', { name: 'Register patient' }));
    expect(await screen.findByText(/about 35 years, estimated, Male/)).toBeVisible();
    expect(screen.getByText(/^about \d{4}, estimated$/)).toBeVisible();
    expect(screen.getByText('Not asked')).toBeVisible();
  });

  test('a birth date is typed as the hospital writes it, and said with the age', async () => {
    const screen = await renderScreen(hospital, '/dashboard/patients/new', { as: 'receptionist' });
    const birth = await field(screen, /^Date of birth/);
    await screen.user.type(birth, '07031991');
    expect(birth).toHaveAccessibleDescription(/^7 March 1991, \d+ years$/);
    await screen.user.clear(birth);
    await screen.user.type(birth, '30/02/1991');
    await screen.user.click(screen.getByRole('button', { name: 'Register patient' }));
    expect(birth).toHaveAccessibleDescription(/This day does not exist/);
    expect(birth).toHaveValue('30/02/1991');
  });

  test('a patient recorded as dead stops ageing, is offered no visit, and what is planned can be cancelled', async () => {
    const patient = await admin.call(registerPatient, aPatient({ dateOfBirth: '1955-03-07' }));
    await admin.call(bookAppointment, {
      patientId: patient.id,
      title: 'Follow-up',
      startTime: '2100-01-05T09:00:00Z',
      endTime: '2100-01-05T09:30:00Z',
    });
    const address = `/dashboard/patients/${patient.id}/edit`;
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const death = await field(screen, /^Date of death/);
    await screen.user.type(death, '06.03.1954');
    await screen.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(death).toHaveAccessibleDescription(/cannot be before the date of birth/);
    await screen.user.clear(death);
    await screen.user.type(death, '06.03.2020');
    await screen.user.selectOptions(screen.getByLabelText('Allergy status'), 'Asked: none known');
    await screen.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Died on 6 March 2020')).toBeVisible();
    expect(screen.getByText('died at 64 years')).toBeVisible();
    expect(screen.getByText('None known')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
    const visits = within(await screen.findByRole('region', { name: 'Appointments' }));
    expect(await visits.findByText('1 appointment is still planned.')).toBeVisible();
    expect(visits.queryByRole('link', { name: /Schedule/ })).toBeNull();
    await screen.user.click(visits.getByRole('button', { name: 'Cancel these appointments' }));
    const question = within(await screen.findByRole('alertdialog'));
    await screen.user.click(question.getByRole('button', { name: 'Cancel these appointments' }));
    expect(await screen.findByText('1 appointment cancelled')).toBeVisible();
    expect(await visits.findByText('Cancelled')).toBeVisible();
  });
});
