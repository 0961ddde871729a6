// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '../../patients.fixture.ts';
import { losingFirst } from '#testing/screens/losing-first.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { openRowMenu } from '#testing/screens/row-menu.ts';
import { registerPatient } from '../patient.contract.ts';

describe('the screens of patients', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const doctor = await hospital.as('doctor');
    await doctor.call(registerPatient, aPatient({ firstName: 'Rahima', lastName: 'Khatun' }));
  });
  afterAll(() => opened.close());

  async function fillIn(screen: Screen, lastName: string): Promise<void> {
    await screen.user.type(await screen.findByLabelText(/^First name/i), 'Amina');
    await screen.user.type(screen.getByLabelText(/^Last name/i), lastName);
    await screen.user.type(screen.getByLabelText(/^Date of birth/), '1990-05-17');
    await screen.user.selectOptions(screen.getByLabelText(/^Gender/), 'Female');
  }

  test('what is missing or impossible is told at its field', async () => {
    const screen = await renderScreen(hospital, '/dashboard/patients/new', { as: 'doctor' });
    await screen.user.type(await screen.findByLabelText(/^Last name/i), 'Khatun');
    await screen.user.type(screen.getByLabelText(/^Date of birth/), '2999-01-01');
    await screen.user.type(screen.getByLabelText(/^Email/), 'not an address');
    await screen.user.click(screen.getByRole('button', { name: 'Register patient' }));
    const firstName = screen.getByLabelText(/^First name/i);
    expect(firstName).toHaveFocus();
    expect(firstName).toHaveAccessibleDescription('This field is required.');
    expect(screen.getByText('This date is in the future.')).toBeVisible();
    expect(screen.getByText('This does not look like an email address.')).toBeVisible();
  });

  test('a person sees only the buttons they may use', async () => {
    const address = '/dashboard/patients?q=Rahima%20Khatun';
    const screen = await renderScreen(hospital, address, { as: 'doctor' });
    const row = within(await screen.findByRole('row', { name: /Rahima Khatun/ }));
    expect(row.getByRole('link', { name: 'View: Rahima Khatun' })).toBeVisible();
    const menu = await openRowMenu();
    expect(menu.item(/^Edit: Rahima Khatun/)).toHaveAttribute('href');
    expect(menu.item(/^Print Registration: Rahima Khatun/)).not.toBeNull();
    expect(menu.item(/^Delete/)).toBeNull();
  });

  test('a person who may delete sees that button too', async () => {
    const screen = await renderScreen(hospital, '/dashboard/patients?q=Rahima', { as: 'tenant_admin' });
    const row = await screen.findByRole('row', { name: /Rahima Khatun/ });
    expect((await openRowMenu(row)).item(/^Delete/)).not.toBeNull();
  });

  test('a search that finds nobody says so, and its words are in the address', async () => {
    const screen = await renderScreen(hospital, '/dashboard/patients', { as: 'nurse' });
    await screen.findByRole('row', { name: /Rahima Khatun/ });
    await screen.user.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'nobody');
    expect(await screen.findByText('No patients found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search terms')).toBeVisible();
    expect(screen.address()).toBe('/dashboard/patients?q=nobody');
  });

  test('a failed save keeps what was typed and can be tried again', async () => {
    const through = losingFirst(registerPatient.id, 'UNREACHABLE');
    const screen = await renderScreen(hospital, '/dashboard/patients/new', { as: 'doctor', through });
    await fillIn(screen, 'Lostonce');
    await screen.user.click(screen.getByRole('button', { name: 'Register patient' }));
    expect(await screen.findByText(/Failed to create patient/)).toBeVisible();
    expect(screen.getByLabelText(/^Last name/i)).toHaveValue('Lostonce');
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Amina Lostonce' })).toBeVisible();
  });

  test('a list that cannot be loaded says so and is fetched again', async () => {
    const through = losingFirst('patients.list', 'INTERNAL');
    const screen = await renderScreen(hospital, '/dashboard/patients', { as: 'doctor', through });
    expect(await screen.findByText('Failed to load patients')).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('row', { name: /Rahima Khatun/ })).toBeVisible();
  });
});
