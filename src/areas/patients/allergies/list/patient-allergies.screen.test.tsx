// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { recordAllergy, stateNoKnownAllergies } from '../allergy.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

async function openPanel(patientId: string, as: 'nurse' | Caller = 'nurse') {
  const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as });
  const panel = await screen.findByRole('region', { name: 'Allergies' });
  return { screen, user: screen.user, panel: within(panel) };
}

test('what is recorded already is told at the field, and ends with a reason', async () => {
  const { id: patientId } = await admin.call(registerPatient, aPatient());
  await admin.call(recordAllergy, { patientId, substance: 'Penicillin', severity: 'severe' });
  const { screen, user, panel } = await openPanel(patientId);
  await user.click(await panel.findByRole('button', { name: 'Record Allergy' }));
  const form = within(await screen.findByRole('dialog', { name: 'Record an allergy' }));
  await user.type(form.getByRole('textbox', { name: 'Allergic to' }), 'penicillin');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This allergy is already recorded.')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Allergic to' }));
  await user.type(form.getByRole('textbox', { name: 'Allergic to' }), 'Latex');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await panel.findByRole('button', { name: 'End allergy to Latex' }));
  const ending = within(await screen.findByRole('dialog', { name: 'End allergy to Latex' }));
  await user.type(ending.getByRole('textbox', { name: 'Reason' }), 'Tested: no reaction');
  await user.click(ending.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('The allergy was ended.')).toBeVisible();
  expect(await panel.findByText('Earlier entries')).toBeVisible();
  expect(panel.getByRole('button', { name: 'End allergy to Penicillin' })).toBeVisible();
});

test('what the registration wrote stands in the list, and is ended there', async () => {
  const { id: patientId } = await admin.call(registerPatient, aPatient({ allergies: 'Sulfa, dust' }));
  const { panel } = await openPanel(patientId);
  expect(await panel.findByRole('button', { name: 'End allergy to Sulfa' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'End allergy to dust' })).toBeVisible();
  expect(panel.queryByText('Allergies have not been asked about yet.')).not.toBeInTheDocument();
});

test('who only reads is offered nothing', async () => {
  const { id: patientId } = await admin.call(registerPatient, aPatient());
  await admin.call(stateNoKnownAllergies, { patientId });
  const { caller } = await aStaffMember(opened, hospital, ['patients.read', 'emr.read']);
  const { panel } = await openPanel(patientId, caller);
  expect(await panel.findByText(/^Stated by/)).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('that none are known is taken back with a reason', async () => {
  const { id: patientId } = await admin.call(registerPatient, aPatient());
  await admin.call(stateNoKnownAllergies, { patientId });
  const { screen, user, panel } = await openPanel(patientId);
  await user.click(await panel.findByRole('button', { name: 'Take back' }));
  const form = within(await screen.findByRole('dialog', { name: /^Withdraw/ }));
  await user.type(form.getByRole('textbox'), 'Asked the wrong patient');
  await user.click(form.getByRole('button', { name: 'Take back' }));
  expect(await panel.findByText('Allergies have not been asked about yet.')).toBeVisible();
});
