// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aMedicine } from '../../pharmacy.fixture.ts';
import { listCounterSales } from '../counter-sale.contract.ts';

describe('the counter', () => {
  const opened = openTestSystem();
  const code = `8941${newId().slice(-8)}`;
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const shelf = await placeId(admin, 'pharmacy');
    const plain = await aMedicine(admin, {
      name: 'Cetirix',
      genericName: 'Cetirizine',
      code,
      priceMinor: 200,
    });
    await aReceipt(admin, plain.id, { placeId: shelf, lotNumber: 'CX-1', quantity: 40 });
    const pain = await aMedicine(admin, { name: 'Paraxa', genericName: 'Paracetamol' });
    await aReceipt(admin, pain.id, { placeId: shelf, lotNumber: 'PX-1', quantity: 40 });
    await aMedicine(admin, { name: 'Amoxira', genericName: 'Amoxicillin', isAntibiotic: true });
    const { id: patientId } = await admin.call(registerPatient, aPatient({ lastName: 'Allergicus' }));
    await admin.call(recordAllergy, { patientId, substance: 'Paracetamol' });
  });
  afterAll(() => opened.close());

  const open = () => renderScreen(hospital, '/dashboard/pharmacy/counter', { as: 'tenant_admin' });

  const findField = async (screen: Awaited<ReturnType<typeof open>>) =>
    within(await screen.findByRole('group', { name: 'Medicines' })).getByLabelText(
      'Medicine, or scan a pack or a lot',
    );

  test('takes a pack by its code, refuses an antibiotic with what to do, sells, prints and takes back', async () => {
    const screen = await open();
    const find = await findField(screen);
    await screen.user.type(find, 'amoxira{Enter}');
    expect(await screen.findByText(/is an antibiotic. Hand it out on its prescription/)).toBeVisible();
    expect(screen.queryByRole('option', { name: /Amoxira/, hidden: true })).toBeNull();
    await screen.user.clear(find);
    await screen.user.type(find, `${code}{Enter}`);
    const quantity = await screen.findByLabelText(/^Quantity of Cetirix/);
    expect(quantity).toHaveValue('1');
    expect(screen.getByLabelText(/^Unit of Cetirix/)).toHaveValue('pack');
    expect(await screen.findByText(/From CX-1 .*: 10/)).toBeVisible();
    await screen.user.selectOptions(screen.getByLabelText(/^Unit of Cetirix/), 'one');
    await screen.user.type(find, `${code}{Enter}`);
    await waitFor(() => expect(quantity).toHaveValue('11'));
    await screen.user.clear(quantity);
    await screen.user.type(quantity, '3');
    await screen.user.type(screen.getByLabelText('Name (optional)'), 'Karim Uddin');
    await screen.user.type(screen.getByLabelText('Cash handed over'), '10');
    await screen.user.click(screen.getByRole('button', { name: 'Sell' }));
    const receipt = await screen.findByRole('dialog', { name: /^Receipt RCT-/ });
    await screen.user.click(within(receipt).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('No medicines in this sale yet.')).toBeVisible();

    const admin = await hospital.as('tenant_admin');
    const { rows } = await admin.call(listCounterSales, {});
    expect(rows).toMatchObject([{ buyerName: 'Karim Uddin' }]);
    const { id, saleNumber } = rows[0]!;
    const sold = await renderScreen(hospital, `/dashboard/pharmacy/counter/sales/${id}`, {
      as: 'tenant_admin',
    });
    await sold.user.click(await sold.findByRole('button', { name: 'Take Back' }));
    const back = within(await sold.findByRole('dialog', { name: `Take back ${saleNumber}` }));
    await sold.user.type(back.getByLabelText(/lot CX-1: up to 3 can be returned/), '2');
    await sold.user.type(back.getByLabelText(/^Reason/), 'Too many');
    await sold.user.click(back.getByRole('button', { name: 'Take Back' }));
    expect(await sold.findByText(/brought back 2/)).toBeVisible();
  });

  test('a patient is compared with their allergies, and nothing is sold against one', async () => {
    const screen = await open();
    await screen.user.type(await findField(screen), 'paraxa{Enter}');
    await screen.findByLabelText(/^Quantity of Paraxa/);
    await screen.user.type(
      within(screen.getByRole('group', { name: 'Customer' })).getByLabelText('Patient, if known'),
      'Allergicus',
    );
    await screen.user.click(await screen.findByRole('option', { name: /Allergicus/, hidden: true }));
    expect(await screen.findByText('Allergic to Paracetamol: this contains paracetamol.')).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: 'Sell' }));
    expect(await screen.findByText(/Not sold to this patient: Allergic to Paracetamol/)).toBeVisible();
  });

  test('is shown to those who may sell alone', async () => {
    const nurse = await renderScreen(hospital, '/dashboard/pharmacy/counter', { as: 'nurse' });
    expect(await nurse.findByRole('heading', { level: 1 })).not.toHaveTextContent('Counter Sale');
    const pharmacy = await renderScreen(hospital, '/dashboard/pharmacy', { as: 'doctor' });
    await pharmacy.findByRole('heading', { name: 'Pharmacy' });
    expect(pharmacy.queryByRole('link', { name: 'Counter Sale' })).toBeNull();
  });
});
