// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordAllergy } from '#areas/consultations/allergies/allergy.contract.ts';
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
