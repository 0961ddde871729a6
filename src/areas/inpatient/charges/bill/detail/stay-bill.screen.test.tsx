// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dosesOf, fiveRights } from '#areas/doses/doses.fixture.ts';
import { administerDose } from '#areas/doses/administration/administration.contract.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { chooseInHead } from '#testing/screens/head-menu.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { receivePatient } from '../../../admissions/admission.contract.ts';
import { anAdmission, aWardWithBeds } from '../../../inpatient.fixture.ts';
import { createTimedCharge } from '../../items/stay-item.contract.ts';
import { createBedRate, listBedRates } from '../../rates/bed-rate.contract.ts';

// Lists of choices open in a layer that jsdom does not lay out.
const isAnywhere = { hidden: true };

describe('the bill of a stay on screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  async function aStay(priceMinor?: number) {
    const { ward, beds } = await aWardWithBeds(admin);
    const validFrom = '2020-01-01T00:00:00.000Z';
    const rate = { wardId: ward.id, validFrom, method: 'calendar_day' as const };
    if (priceMinor !== undefined) await admin.call(createBedRate, { ...rate, priceMinor });
    const admission = await anAdmission(admin, { bedId: beds[0]!.id });
    await admin.call(receivePatient, { admissionId: admission.id, version: 1 });
    opened.clock.advance(60_000);
    return { admission, ward };
  }

  const visit = (admissionId: string) =>
    renderScreen(hospital, `/dashboard/admissions/${admissionId}/bill`, { as: 'tenant_admin' });

  test('says what is charged and due; something is charged by time, and the stay is billed', async () => {
    const { admission, ward } = await aStay(120_000);
    await admin.call(createTimedCharge, { name: 'Oxygen', unit: 'started_hour', priceMinor: 10_000 });
    const screen = await visit(admission.id);
    const bill = within(await screen.findByRole('region', { name: 'Interim Bill' }));
    expect(await bill.findByText(`B-01, ${ward.name}`)).toBeVisible();
    expect(bill.getByText('To pay now').closest('div')).toHaveTextContent('৳1,320.00');
    await chooseInHead('Charge by Time', bill);
    const timer = within(await screen.findByRole('dialog', { name: 'Charge by Time' }));
    await screen.user.click(timer.getByRole('combobox', { name: /^What/ }));
    await screen.user.click(await screen.findByRole('option', { name: /^Oxygen · ৳100/, ...isAnywhere }));
    await screen.user.click(timer.getByRole('button', { name: 'Charge by Time' }));
    expect(await screen.findByText('Charging started')).toBeVisible();
    await screen.user.click(bill.getByRole('button', { name: 'Bill the Stay' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Bill the stay ADM-/ }));
    await screen.user.click(dialog.getByRole('button', { name: 'Bill the Stay' }));
    expect(await screen.findByText(/^Invoice INV-\d{6} created\.$/)).toBeVisible();
    expect(await bill.findByText(/Final invoice/)).toBeVisible();
  });

  test('a bed without a price is named, not forgotten', async () => {
    const { admission } = await aStay();
    const screen = await visit(admission.id);
    expect(await screen.findByText('No valid price for: B-01. Add one under Charges.')).toBeVisible();
  });

  test('a supply without a price is named, not left out', async () => {
    const { admission } = await aStay(120_000);
    const { patient, id: admissionId } = admission;
    const medicine = await aMedicine(admin, { name: 'Unpriced', priceMinor: 0 });
    await aReceipt(admin, medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 10 });
    const lines = [aLine(medicine, { frequency: 'STAT', duration: '' })];
    const order = await aPrescription(admin, { patientId: patient.id, admissionId, lines });
    const [dose] = await dosesOf(admin, admissionId, order.lines[0]!.id);
    await admin.call(administerDose, { doseId: dose!.id, status: 'given', rights: fiveRights });
    const screen = await visit(admissionId);
    const row = await screen.findByRole('row', { name: /Unpriced/ });
    expect(row).toHaveTextContent('No price yet');
  });

  test('a price of beds says at its field what is missing', async () => {
    const { ward } = await aStay();
    const screen = await renderScreen(hospital, '/dashboard/bed-management/charges', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Add Price' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add bed price' }));
    await screen.user.selectOptions(
      dialog.getByLabelText('Ward'),
      await dialog.findByRole('option', { name: ward.name }),
    );
    await screen.user.selectOptions(dialog.getByLabelText('Charging method'), 'By hours from reception');
    await screen.user.click(dialog.getByRole('button', { name: 'Add Price' }));
    expect(dialog.getByLabelText(/^Price per unit/)).toHaveAccessibleDescription(/Enter an amount/);
  });

  test('a single bed gets a price of its own', async () => {
    const { ward } = await aStay(50_000);
    const screen = await renderScreen(hospital, '/dashboard/bed-management/charges', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Add Price' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add bed price' }));
    await screen.user.selectOptions(dialog.getByLabelText('For'), 'One bed');
    await screen.user.type(dialog.getByLabelText(/^Price per unit/), '999');
    await screen.user.type(dialog.getByLabelText('Valid from: date'), '01/01/2021');
    await screen.user.type(dialog.getByLabelText('Valid from: time'), '09:00');
    await screen.user.click(dialog.getByRole('button', { name: 'Add Price' }));
    expect(await dialog.findByText('Choose the bed.')).toBeVisible();
    await screen.user.type(dialog.getByRole('combobox', { name: /^Bed/ }), ward.name);
    const choice = { name: new RegExp(`^${ward.name} · B-01`), ...isAnywhere };
    await screen.user.click(await screen.findByRole('option', choice));
    await screen.user.click(dialog.getByRole('button', { name: 'Add Price' }));
    expect(await screen.findByText('Price added')).toBeVisible();
    const { rows } = await admin.call(listBedRates, {});
    expect(rows.find(({ bedNumber }) => bedNumber !== null)).toMatchObject({
      bedNumber: 'B-01',
      wardId: null,
      bedType: null,
      priceMinor: 99_900,
    });
  });
});
