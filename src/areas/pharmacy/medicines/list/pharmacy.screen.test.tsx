// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aLine, aMedicine, aPrescription } from '../../pharmacy.fixture.ts';

describe('the screen of the pharmacy', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let number: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const medicine = await aMedicine(admin, { name: 'Paraxa', priceMinor: 120 });
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const signed = await aPrescription(admin, { patientId, lines: [aLine(medicine)] });
    number = signed.prescriptionNumber;
  });
  afterAll(() => opened.close());

  test('two addresses show one screen, each with its own tab', async () => {
    const pharmacy = await renderScreen(hospital, '/dashboard/pharmacy', { as: 'tenant_admin' });
    expect(await pharmacy.findByRole('row', { name: /Paraxa/ })).toBeVisible();
    for (const card of ['Total Medications', 'Total Stock', 'Low Stock', 'Expiring Soon']) {
      expect(pharmacy.getByText(card)).toBeVisible();
    }
    await pharmacy.user.click(pharmacy.getByRole('tab', { name: 'Prescriptions' }));
    expect(await pharmacy.findByRole('link', { name: number })).toBeVisible();
    expect(pharmacy.address()).toBe('/dashboard/pharmacy?tab=prescriptions');
  });

  test('a medicine is added as its label says it, and what cannot be read is told at its field', async () => {
    const screen = await renderScreen(hospital, '/dashboard/pharmacy', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Add Medicine' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Medicine' }));
    await screen.user.type(dialog.getByLabelText(/^Name/), 'Clavorex');
    await screen.user.type(dialog.getByLabelText(/^Generic name/), 'Co-amoxiclav');
    await screen.user.type(dialog.getByLabelText(/^Ingredients/), '500 mg');
    await screen.user.type(dialog.getByLabelText(/^Category/), 'Antibiotic');
    await screen.user.type(dialog.getByLabelText(/^Price/), '38');
    await screen.user.click(dialog.getByRole('button', { name: 'Add Medicine' }));
    expect(dialog.getByLabelText(/^Ingredients/)).toHaveAccessibleDescription(/Enter an ingredient like/);
    await screen.user.clear(dialog.getByLabelText(/^Ingredients/));
    await screen.user.type(
      dialog.getByLabelText(/^Ingredients/),
      'Amoxicillin 500 mg + Clavulanic acid 125 mg',
    );
    await screen.user.click(dialog.getByRole('button', { name: 'Add Medicine' }));
    expect(await screen.findByRole('row', { name: /Clavorex/ })).toHaveTextContent('38.00');
  });

  test('a mark is taken away with a second person, who is asked for as soon as it is unticked', async () => {
    const admin = await hospital.as('tenant_admin');
    await aMedicine(admin, { name: 'Guardex', genericName: 'Brandname', isControlled: true });
    const { userId } = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    const screen = await renderScreen(hospital, '/dashboard/pharmacy', { as: 'tenant_admin' });
    const { user } = screen;
    const row = await screen.findByRole('row', { name: /Guardex/ });
    await user.click(within(row).getByRole('button', { name: /^Edit/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/^Witness’s password/)).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Controlled' }));
    expect(dialog.getByText(/removes safeguards from this medicine \(controlled\)/)).toBeVisible();
    const witness = `Staff ${userId.slice(-6)}`;
    await dialog.findByRole('option', { name: witness });
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Witness/ }), witness);
    await user.type(dialog.getByLabelText(/^Witness’s password/), samplePassword);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Controlled until/)).toBeVisible();
  });

  test('Dispense leads to those who wait for this medicine alone, until the filter is taken away', async () => {
    const admin = await hospital.as('tenant_admin');
    const other = await aMedicine(admin, { name: 'Brufenol' });
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const { prescriptionNumber } = await aPrescription(admin, { patientId, lines: [aLine(other)] });
    const screen = await renderScreen(hospital, '/dashboard/pharmacy?medicine=Paraxa', {
      as: 'tenant_admin',
    });
    await chooseInRow(/^Dispense/, await screen.findByRole('row', { name: /Paraxa/ }));
    expect(await screen.findByText(/^Only Paraxa/)).toBeVisible();
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
    expect(screen.queryByRole('link', { name: prescriptionNumber })).toBeNull();
    await screen.user.click(screen.getByRole('button', { name: 'Any medicine' }));
    expect(await screen.findByRole('link', { name: prescriptionNumber })).toBeVisible();
    expect(screen.address()).toBe('/dashboard/pharmacy/dispensing');
  });

  test('a nurse is refused at its address', async () => {
    const screen = await renderScreen(hospital, '/dashboard/pharmacy', { as: 'nurse' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});
