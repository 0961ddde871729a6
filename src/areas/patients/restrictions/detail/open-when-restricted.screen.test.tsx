// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { registerPatient } from '../../patients/patient.contract.ts';
import { aPatient } from '../../patients.fixture.ts';
import { restrictPatient } from '../restriction.contract.ts';

test('who has a record open loses it when it is restricted, although further changes of it are not told', async () => {
  const hospital = await aTestSystem().aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: patientId } = await admin.call(registerPatient, aPatient({ address: '7 Boat Lane' }));
  const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: 'receptionist' });
  expect(await screen.findByText('7 Boat Lane')).toBeVisible();
  await admin.call(restrictPatient, { patientId, version: 1 });
  expect(
    await screen.findByText(
      'This record is restricted. It opens only to people who may view sensitive data.',
      {},
      { timeout: 20_000 },
    ),
  ).toBeVisible();
  expect(screen.queryByText('7 Boat Lane')).toBeNull();
});
