// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#testing/people.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { registerPatient } from './patient.contract.ts';

describe('the screens of patients', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const doctor = await hospital.as('doctor');
    await doctor.call(registerPatient, aPatient({ firstName: 'Rahima', lastName: 'Khatun' }));
  });
  afterAll(() => opened.close());

  test('what is missing or impossible is told at its field', async () => {
    const screen = await renderScreen(hospital, '/dashboard/patients/new', { as: 'doctor' });
    await screen.user.type(await screen.findByLabelText(/^First name/i), 'Amina');
    await screen.user.type(screen.getByLabelText(/^Date of birth/), '2999-01-01');
    await screen.user.type(screen.getByLabelText(/^Email/), 'not an address');
    await screen.user.click(screen.getByRole('button', { name: 'Register patient' }));
    const lastName = screen.getByLabelText(/^Last name/i);
    expect(lastName).toHaveFocus();
    expect(lastName).toHaveAccessibleDescription('This field is required.');
    expect(screen.getByText('The date of birth cannot be in the future.')).toBeVisible();
    expect(screen.getByText('This does not look like an e-mail address.')).toBeVisible();
  });
});
