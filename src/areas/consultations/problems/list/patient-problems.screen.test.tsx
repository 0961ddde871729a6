// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { listProblems, recordProblem } from '../problem.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a problem is added in free words', async () => {
  const hospital = await opened.aHospital();
  const doctor = await hospital.as('doctor');
  const { id: patientId } = await doctor.call(registerPatient, aPatient());
  const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: doctor });
  const { user } = screen;
  const panel = within(await screen.findByRole('region', { name: 'Problems' }));
  await user.click(await panel.findByRole('button', { name: 'Add Problem' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a problem' }));
  await user.type(form.getByRole('combobox', { name: 'Problem' }), 'Asthma');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await panel.findByRole('button', { name: 'Resolve problem Asthma' })).toBeVisible();
});

test('a problem is resolved, and another marked as entered in error with a reason', async () => {
  const hospital = await opened.aHospital();
  const doctor = await hospital.as('doctor');
  const { id: patientId } = await doctor.call(registerPatient, aPatient());
  for (const title of ['Gout', 'Asthma']) await doctor.call(recordProblem, { patientId, title });
  const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: doctor });
  const { user } = screen;
  const panel = within(await screen.findByRole('region', { name: 'Problems' }));
  await user.click(await panel.findByRole('button', { name: 'Resolve problem Asthma' }));
  const resolving = within(await screen.findByRole('dialog', { name: 'Resolve Asthma' }));
  await user.click(resolving.getByRole('button', { name: /^(Save|Resolve)$/ }));
  expect(await panel.findByText('Earlier problems')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Mark problem Gout as entered in error' }));
  const marking = within(await screen.findByRole('dialog', { name: 'Mark Gout as entered in error' }));
  await user.type(marking.getByRole('textbox', { name: 'Reason' }), 'Of another patient');
  await user.click(marking.getByRole('button', { name: 'In error' }));
  expect(await panel.findByText('No problems recorded.')).toBeVisible();
  const { rows } = await doctor.call(listProblems, { patientId });
  expect(Object.fromEntries(rows.map(({ title, status }) => [title, status]))).toEqual({
    Asthma: 'resolved',
    Gout: 'entered-in-error',
  });
});

test('a nurse reads the problems and changes none', async () => {
  const hospital = await opened.aHospital();
  const doctor = await hospital.as('doctor');
  const { id: patientId } = await doctor.call(registerPatient, aPatient());
  await doctor.call(recordProblem, { patientId, title: 'Gout' });
  const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: 'nurse' });
  const panel = within(await screen.findByRole('region', { name: 'Problems' }));
  expect(await panel.findByText('Gout')).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});
