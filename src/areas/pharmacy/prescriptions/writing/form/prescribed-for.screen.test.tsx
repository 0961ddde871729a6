// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { listPrescriptions } from '../../prescription.contract.ts';

describe('prescribing for somebody who is admitted', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  async function someoneInABed() {
    const { ward, beds } = await aWardWithBeds(admin);
    const { id: admissionId, patient } = await anAdmission(admin, { bedId: beds[0]!.id });
    return { admissionId, patientId: patient.id, ward, bed: beds[0]! };
  }

  async function writeFor(patientId: string) {
    const address = `/dashboard/prescriptions/new?patientId=${patientId}`;
    const screen = await renderScreen(hospital, address, { as: 'doctor' });
    const line = within(await screen.findByRole('group', { name: 'Medicine 1' }));
    await screen.user.type(line.getByLabelText('Medicine'), 'Warm gargle');
    await screen.user.selectOptions(line.getByLabelText(/^Route/), 'Other');
    await screen.user.type(line.getByLabelText('Frequency'), 'BD');
    await screen.user.type(line.getByLabelText('Duration'), '5d');
    return screen;
  }

  test('it is for the ward unless somebody chooses otherwise, and the bed is named', async () => {
    const { admissionId, patientId, ward, bed } = await someoneInABed();
    const screen = await writeFor(patientId);
    const forWard = await screen.findByRole('radio', { name: 'For the ward' });
    expect(forWard).toBeChecked();
    expect(screen.getByText(`Nurses give it at the bed: ${ward.name}, bed ${bed.bedNumber}.`)).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^RX-/ })).toBeVisible();
    const { rows } = await admin.call(listPrescriptions, { patientId });
    expect(rows).toMatchObject([{ kind: 'inpatient', admissionId }]);
  });

  test('to take home is chosen, and goes to nobody on the ward', async () => {
    const { patientId } = await someoneInABed();
    const screen = await writeFor(patientId);
    await screen.user.click(await screen.findByRole('radio', { name: 'To take home' }));
    await screen.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^RX-/ })).toBeVisible();
    const { rows } = await admin.call(listPrescriptions, { patientId });
    expect(rows).toMatchObject([{ kind: 'outpatient', admissionId: null }]);
  });

  test('of somebody admitted since the form was opened the server asks at the field', async () => {
    const { id: patientId } = await admin.call(registerPatient, aPatient({ isAnotherPerson: true }));
    const screen = await writeFor(patientId);
    expect(screen.queryByRole('radio', { name: 'For the ward' })).toBeNull();
    const { beds } = await aWardWithBeds(admin);
    const { id: admissionId } = await anAdmission(admin, { patientId, bedId: beds[0]!.id });
    await screen.user.click(screen.getByRole('button', { name: 'Sign' }));
    const asked = await screen.findByRole('radiogroup');
    expect(asked).toHaveAccessibleDescription(/This patient is admitted\. Choose whether/);
    await screen.user.click(screen.getByRole('radio', { name: 'For the ward' }));
    await screen.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^RX-/ })).toBeVisible();
    const { rows } = await admin.call(listPrescriptions, { patientId });
    expect(rows).toMatchObject([{ admissionId }]);
  });
});
