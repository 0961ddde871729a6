// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';

const opened = openTestSystem();
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
  const doctor = await hospital.as('doctor');
  for (const lastName of ['Akter', 'Begum'])
    await doctor.call(registerPatient, aPatient({ firstName: 'Rahima', lastName }));
});
afterAll(() => opened.close());

const focusedRow = () => document.activeElement?.closest('[data-list-row]')?.textContent ?? 'no row';

async function openPatients(): Promise<Screen> {
  const screen = await renderScreen(hospital, '/dashboard/patients?sort=name', { as: 'doctor' });
  await screen.findByText('Rahima Akter');
  return screen;
}

test('j and k move over the rows of a list, and Enter opens one', async () => {
  const screen = await openPatients();
  await screen.user.keyboard('jj');
  expect(focusedRow()).toContain('Rahima Begum');
  await screen.user.keyboard('j');
  expect(focusedRow()).toContain('Rahima Begum');
  await screen.user.keyboard('k{Enter}');
  expect(await screen.findByRole('heading', { name: /Rahima Akter/, level: 1 })).toBeVisible();
});

test('/ goes to the search of the list, where letters are typed as they are', async () => {
  const screen = await openPatients();
  await screen.user.keyboard('/jk?');
  expect(document.activeElement).toHaveValue('jk?');
});

test('? tells the keys, and single keys can be turned off', async () => {
  const screen = await openPatients();
  await screen.user.keyboard('?');
  await screen.user.click(await screen.findByRole('switch', { name: /Single keys/ }));
  await screen.user.keyboard('{Escape}');
  await screen.user.keyboard('j');
  expect(focusedRow()).toBe('no row');
  await screen.user.click(screen.getByRole('button', { name: /Sample doctor/i }));
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Keys', hidden: true }));
  await screen.user.click(await screen.findByRole('switch', { name: /Single keys/ }));
});

test('the search offers actions, and to register who was not found', async () => {
  const screen = await openPatients();
  await screen.user.keyboard('{Control>}k{/Control}');
  await screen.user.type(await screen.findByRole('combobox', { name: 'Search' }), 'add pat');
  expect(await screen.findByRole('option', { name: 'Add Patient' })).toBeVisible();
  await screen.user.clear(screen.getByRole('combobox', { name: 'Search' }));
  await screen.user.type(screen.getByRole('combobox', { name: 'Search' }), 'Zebunnesa Haque');
  await screen.user.click(await screen.findByRole('option', { name: 'Register “Zebunnesa Haque”' }));
  expect(await screen.findByLabelText(/^Last name/i)).toHaveValue('Haque');
  expect(screen.getByLabelText(/^First name/i)).toHaveValue('Zebunnesa');
});

test('a word before a patient does it for them', async () => {
  const screen = await openPatients();
  await screen.user.keyboard('{Control>}k{/Control}');
  await screen.user.type(await screen.findByRole('combobox', { name: 'Search' }), 'order rahima akter');
  expect(await screen.findByRole('option', { name: /^Order Tests: Rahima Akter/ })).toBeVisible();
  await screen.user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New Lab Order' })).toBeVisible();
});
