// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { getPatientPreference } from '../../preference.contract.ts';
import { addressToOptOut } from '../opt-out.queries.ts';

describe('the page behind the link of a message', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  test('one press ends the messages and another has them sent again', async () => {
    const { id: patientId, firstName } = await admin.call(registerPatient, aPatient());
    const at = new Date().toISOString();
    const wish = { patientId, channel: 'email' as const, publicUrl: '', at };
    const address = await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      addressToOptOut(db, hospital.tenantId, wish),
    );
    const takesEmail = async () => (await admin.call(getPatientPreference, { patientId })).takesEmail;
    const screen = await renderScreen(hospital, address, { as: admin });
    await screen.user.click(await screen.findByRole('button', { name: 'Stop sending me emails' }));
    expect(await screen.findByRole('heading', { name: 'Messages stopped' })).toBeVisible();
    expect(screen.queryByText(new RegExp(firstName))).toBeNull();
    expect(await takesEmail()).toBe(false);
    await screen.user.click(screen.getByRole('button', { name: 'Send me emails again' }));
    expect(await screen.findByRole('button', { name: 'Stop sending me emails' })).toBeVisible();
    expect(await takesEmail()).toBe(true);
  });
});
