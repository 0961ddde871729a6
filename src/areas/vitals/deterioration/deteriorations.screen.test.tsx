// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { recordVitalSigns } from '../signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '../vitals.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a score stands in red on the ward, and whoever runs it says what was done', async () => {
  const hospital = await opened.aHospital();
  const { patientId, ward, admission } = await anInpatient(await hospital.as('tenant_admin'));
  const nurse = await hospital.as('nurse');
  await nurse.call(recordVitalSigns, aSet({ patientId, respiratoryRate: 26, heartRate: 118 }));
  const { firstName, lastName } = admission.patient;
  const said = new RegExp(`^NEWS2 5: ${firstName} ${lastName}`);
  const dashboard = await renderScreen(hospital, `/dashboard/nursing?wardId=${ward.id}`, { as: 'nurse' });
  expect(await dashboard.findByText(said)).toBeVisible();
  expect(dashboard.getByText('Only a doctor or the nurse in charge can acknowledge it')).toBeVisible();
  expect(dashboard.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();

  const board = await renderScreen(hospital, '/dashboard/bed-management', { as: 'tenant_admin' });
  await board.user.click(await board.findByRole('button', { name: /^Acknowledge NEWS2 of/ }));
  const form = within(await board.findByRole('dialog', { name: 'Acknowledge score' }));
  await board.user.click(form.getByRole('radio', { name: 'Something else' }));
  await board.user.click(form.getByRole('button', { name: 'Acknowledge' }));
  expect(await form.findByText('Enter what was done.')).toBeVisible();
  await board.user.type(form.getByLabelText(/^Note/), 'Moved nearer to the desk');
  await board.user.click(form.getByRole('button', { name: 'Acknowledge' }));
  expect(await board.findByText('Score acknowledged')).toBeVisible();
  await waitFor(() => expect(board.queryByText(said)).toBeNull());
});
