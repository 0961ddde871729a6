// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Patient, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const opened = openTestSystem();
let hospital: Hospital;
let amina: Patient;
let rahima: Patient;

beforeAll(async () => {
  hospital = await opened.aHospital();
  const doctor = await hospital.as('doctor');
  amina = await doctor.call(registerPatient, aPatient({ firstName: 'Amina', lastName: 'Akter' }));
  rahima = await doctor.call(registerPatient, aPatient({ firstName: 'Rahima', lastName: 'Begum' }));
});
afterAll(() => opened.close());

async function openHome() {
  const screen = await renderScreen(hospital, '/dashboard', { as: 'doctor' });
  await screen.findByRole('heading', { level: 1, name: /welcome/i });
  return screen;
}

test('what is typed after Ctrl K before the search is there is not lost, and its Enter opens the record', async () => {
  const screen = await openHome();
  await screen.user.keyboard(`{Control>}k{/Control}${amina.patientNumber}{Enter}`);
  await waitFor(() => expect(screen.address()).toBe(`/dashboard/patients/${amina.id}`));
});

test('Enter waits for what is written now, and never opens what was found for older words', async () => {
  const screen = await openHome();
  await screen.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await screen.user.type(field, 'Amina');
  expect(await screen.findByRole('option', { name: /Amina Akter/ })).toBeVisible();
  await screen.user.clear(field);
  await screen.user.type(field, `${rahima.patientNumber}{Enter}`);
  await waitFor(() => expect(screen.address()).toBe(`/dashboard/patients/${rahima.id}`));
});

test('Enter before the answer offers to register who is not found, and does not begin it', async () => {
  const screen = await openHome();
  await screen.user.keyboard('{Control>}k{/Control}P999999{Enter}');
  const offer = await screen.findByRole('option', { name: /Register .P999999./ });
  expect(screen.address()).toBe('/dashboard');
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.address()).toMatch(/patients\/new/));
  expect(offer).not.toBeInTheDocument();
});

test('Escape gives a search up that is not there yet', async () => {
  const screen = await openHome();
  await screen.user.keyboard('{Control>}k{/Control}{Escape}jk');
  expect(screen.queryByRole('dialog')).toBeNull();
});
