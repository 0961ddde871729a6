// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aPatient } from '../../patients.fixture.ts';
import { registerPatient } from '../../patients/patient.contract.ts';
import { readPatientHeading } from '../patient-heading.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('allergies stand in the heading, and that they did not come is told', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: patientId, firstName, lastName } = await admin.call(registerPatient, aPatient());
  await admin.call(recordAllergy, { patientId, substance: 'Penicillin', reaction: 'Rash' });
  let isLost = true;
  const page = await renderScreen(hospital, `/dashboard/patients/${patientId}`, {
    as: 'nurse',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === readPatientHeading.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  const heading = within(await page.findByRole('region', { name: `Patient ${firstName} ${lastName}` }));
  expect(await heading.findByText('Allergies and alerts could not be loaded.')).toBeVisible();
  isLost = false;
  await page.user.click(heading.getByRole('button', { name: 'Try again' }));
  expect(await heading.findByRole('link', { name: 'Allergies: Penicillin (Rash)' })).toBeVisible();
});

test('what can be begun for the patient is offered by role, and begins with the patient chosen', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: patientId, firstName, lastName } = await admin.call(registerPatient, aPatient());
  const address = `/dashboard/patients/${patientId}`;
  const name = `Actions for ${firstName} ${lastName}`;
  // The menu has no size in jsdom, and so counts as hidden.
  const offeredTo = async (role: 'doctor' | 'receptionist') => {
    const page = await renderScreen(hospital, address, { as: role });
    await page.user.click(await page.findByRole('button', { name }));
    const items = await page.findAllByRole('menuitem', { hidden: true });
    return { page, items: items.map(({ textContent }) => textContent) };
  };
  expect((await offeredTo('receptionist')).items).toEqual(['Book an appointment', 'Admit Patient']);
  const { page, items } = await offeredTo('doctor');
  expect(items).toContain('New Prescription');
  await page.user.click(page.getByRole('menuitem', { name: 'Book an appointment', hidden: true }));
  const patient = within(await page.findByRole('dialog')).getByLabelText(/^Patient/);
  await waitFor(() => expect(patient).toHaveDisplayValue(new RegExp(lastName)));
});
