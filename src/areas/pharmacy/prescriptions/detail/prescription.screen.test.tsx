// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aLine, aMedicine, aPrescription } from '../../pharmacy.fixture.ts';
import { getPrescription, type Prescription } from '../prescription.contract.ts';

describe('an opened prescription', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let doctor: Caller;
  let signed: Prescription;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const paracetamol = await aMedicine(admin, { name: 'Paraxa', genericName: 'Paracetamol' });
    await aMedicine(admin, { name: 'Amoxira', genericName: 'Amoxicillin' });
    await doctor.call(recordAllergy, { patientId, substance: 'Penicillin' });
    signed = await aPrescription(doctor, { patientId, lines: [aLine(paracetamol)] });
  });
  afterAll(() => opened.close());

  test('a line is replaced with a reason, checked as it is typed, and both stay readable', async () => {
    const screen = await renderScreen(hospital, `/dashboard/prescriptions/${signed.id}`, { as: 'doctor' });
    const { user } = screen;
    await user.click(await screen.findByRole('button', { name: 'Change Paraxa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Paraxa' }));
    expect(dialog.getByText('Until now: Paraxa 500 mg · 1 · 1+1+1 · 7d')).toBeVisible();
    const medicine = dialog.getByRole('combobox', { name: 'Medicine' });
    await user.clear(medicine);
    await user.type(medicine, 'amoxir{Enter}');
    await screen.findByDisplayValue('Amoxira');
    const stop = within(await dialog.findByRole('alert'));
    expect(stop.getByText(/Allergic to Penicillin/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace' }));
    expect(dialog.getByLabelText(/^Reason for the change/)).toBeInvalid();
    await user.type(dialog.getByLabelText(/^Reason for the change/), 'Bacterial after all');
    await user.type(stop.getByLabelText('Reason to go on'), 'Took it twice since');
    await user.click(dialog.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('Replaces number 1')).toBeVisible();
    expect(screen.getByText('Replaced by number 2')).toBeVisible();
    expect(screen.getByText(/Replaced .*Bacterial after all/)).toBeVisible();
    const stored = await doctor.call(getPrescription, { prescriptionId: signed.id });
    expect(stored).toMatchObject({
      stopsPassed: 1,
      lines: [
        { name: 'Paraxa', state: 'changed', frequency: '1+1+1' },
        { name: 'Amoxira', state: 'active', frequency: '1+1+1' },
      ],
    });
  });

  test('who does not prescribe sees what happened, and changes nothing', async () => {
    const screen = await renderScreen(hospital, `/dashboard/prescriptions/${signed.id}`, { as: 'nurse' });
    expect(await screen.findByText(/1\. Paraxa 500 mg/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change|^Hold|^Stop/ })).toBeNull();
  });
});
