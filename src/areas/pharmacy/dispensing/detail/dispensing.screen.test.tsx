// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aLine, aMedicine, aPrescription } from '../../pharmacy.fixture.ts';
import type { Prescription } from '../../prescriptions/prescription.contract.ts';

describe('handing out at the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let signed: Prescription;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const medicine = await aMedicine(admin, { name: 'Paraxa' });
    const shelf = await placeId(admin, 'pharmacy');
    const today = opened.clock.now().toISOString().slice(0, 10);
    for (const [lotNumber, days] of [
      ['SOON', 40],
      ['LATE', 400],
    ] as const) {
      const expiresOn = plusDays(today, days);
      await aReceipt(admin, medicine.id, { placeId: shelf, lotNumber, expiresOn, quantity: 12 });
    }
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    signed = await aPrescription(admin, { patientId, lines: [aLine(medicine)] });
  });
  afterAll(() => opened.close());

  test('the queue leads to it; a scanned lot fills the line and asks why; the rest stays open', async () => {
    const screen = await renderScreen(hospital, '/dashboard/pharmacy/dispensing', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('link', { name: signed.prescriptionNumber }));
    const quantity = await screen.findByLabelText(/^Quantity of Paraxa/);
    expect(quantity).toHaveValue('21');
    expect(screen.getByText(/From SOON .*: 12, LATE .*: 9/)).toBeVisible();
    const scan = screen.getByLabelText('Scan a pack or a lot');
    await screen.user.type(scan, 'nothing{Enter}');
    expect(await screen.findByText('No medicine of this prescription has the code nothing.')).toBeVisible();
    await screen.user.clear(scan);
    await screen.user.type(scan, 'late{Enter}');
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveValue('12');
    await screen.user.click(screen.getByRole('button', { name: 'Hand Out' }));
    expect(await screen.findByText(/Another lot expires earlier/)).toBeVisible();
    await screen.user.type(screen.getByLabelText(/^Reason for not taking the lot/), 'The first box is torn');
    await screen.user.click(screen.getByRole('button', { name: 'Hand Out' }));
    expect(await screen.findByText(/handed out 12, left 9/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Labels of DSP-/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Slip to buy outside/ })).toBeNull();
    await screen.user.click(screen.getByRole('button', { name: /^Take back DSP-/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Take back DSP-/ }));
    await screen.user.type(dialog.getByLabelText(/lot LATE: up to 12 can be returned/), '2');
    await screen.user.type(dialog.getByLabelText(/^Reason/), 'Not needed');
    await screen.user.click(dialog.getByRole('button', { name: 'Take Back' }));
    expect(await screen.findByText(/brought back 2/)).toBeVisible();
  });

  test('a controlled medicine asks for a witness, tells a wrong password at its field and keeps it in no draft', async () => {
    const admin = await hospital.as('tenant_admin');
    const medicine = await aMedicine(admin, { genericName: 'Morphine', isControlled: true });
    await aReceipt(admin, medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 30 });
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const { id } = await aPrescription(admin, { patientId, lines: [aLine(medicine)] });
    const { userId } = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    const name = `Staff ${userId.slice(-6)}`;
    const address = `/dashboard/pharmacy/dispensing/${id}`;
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const quantity = await screen.findByLabelText(/^Quantity of/);
    expect(screen.queryByLabelText(/^Witness’s password/)).toBeNull();
    await screen.user.type(quantity, '3');
    const password = await screen.findByLabelText(/^Witness’s password/);
    await screen.findByRole('option', { name });
    await screen.user.selectOptions(screen.getByRole('combobox', { name: /^Witness/ }), name);
    await screen.user.type(password, 'not this one');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      'not this one',
    );
    await screen.user.click(screen.getByRole('button', { name: 'Hand Out' }));
    expect(await screen.findByText('This is not the password of the person you named.')).toBeVisible();
    expect(password).toHaveValue('');
    await screen.user.type(password, samplePassword);
    await screen.user.click(screen.getByRole('button', { name: 'Hand Out' }));
    expect(await screen.findByText(`Witnessed by ${name}`)).toBeVisible();
    expect(screen.getByText(/handed out 3, left 18/)).toBeVisible();
  });

  test('a doctor is refused at its address', async () => {
    const screen = await renderScreen(hospital, '/dashboard/pharmacy/dispensing', { as: 'doctor' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});
