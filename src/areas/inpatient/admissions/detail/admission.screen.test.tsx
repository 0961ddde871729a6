// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { createService } from '#areas/billing/services/service.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { createTimedCharge } from '../../charges/items/stay-item.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import { approveBedTransfer, requestBedTransfer } from '../../transfers/bed-transfer.contract.ts';
import { receivePatient } from '../admission.contract.ts';

// Lists of choices open in a layer that jsdom does not lay out.
const isAnywhere = { hidden: true };
const opened = openTestSystem();
afterAll(() => opened.close());

async function aStay() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
  const admission = await anAdmission(admin, { bedId: beds[0]!.id });
  await admin.call(receivePatient, { admissionId: admission.id, version: 1 });
  const address = `/dashboard/admissions/${admission.id}`;
  return { hospital, admin, ward, beds, admission, address };
}

test('a nurse charges a service and something by time, stops it, and sees no amount', async () => {
  const { hospital, admin, address } = await aStay();
  const price = { priceMinor: 77_700 };
  await admin.call(createService, { name: 'Wound dressing', category: 'Therapy', ...price });
  await admin.call(createTimedCharge, { name: 'Oxygen', unit: 'started_hour', ...price });
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const { user } = page;
  const panel = within(await page.findByRole('region', { name: 'Charged on the Ward' }));
  expect(await panel.findByText('No charges from the ward yet.')).toBeVisible();

  await user.click(panel.getByRole('button', { name: 'Charge Service' }));
  const form = within(await page.findByRole('dialog', { name: 'Charge Service' }));
  await user.type(form.getByRole('combobox', { name: /^Service/ }), 'wound');
  await user.click(await page.findByRole('option', { name: 'Wound dressing', ...isAnywhere }));
  await user.click(form.getByRole('button', { name: 'Charge Service' }));
  expect(await panel.findByText('Wound dressing')).toBeVisible();

  await user.click(panel.getByRole('button', { name: 'Charge by Time' }));
  const timer = within(await page.findByRole('dialog', { name: 'Charge by Time' }));
  await user.click(timer.getByRole('combobox', { name: /^What/ }));
  const oxygen = { name: 'Oxygen · by the started hour', ...isAnywhere };
  await user.click(await page.findByRole('option', oxygen));
  await user.click(timer.getByRole('button', { name: 'Charge by Time' }));
  expect(await panel.findByText('running')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Stop: Oxygen' }));
  await user.click(await page.findByRole('button', { name: 'Stop' }));
  expect(await page.findByText('Oxygen stopped')).toBeVisible();
  expect(page.queryByText(/777/)).toBeNull();
  expect(page.queryByRole('region', { name: 'Bill' })).toBeNull();
});

test('the ward moves the patient when the transfer was approved; who asked may withdraw it', async () => {
  const { hospital, admin, beds, admission, address } = await aStay();
  const nurse = await hospital.as('nurse');
  const asked = await nurse.call(requestBedTransfer, {
    admissionId: admission.id,
    toBedId: beds[1]!.id,
    transferReason: 'Nearer to the desk',
  });
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const panel = within(await page.findByRole('region', { name: 'Bed Transfers' }));
  expect(await panel.findByText('Nearer to the desk')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(panel.queryByRole('button', { name: 'Request Transfer' })).toBeNull();
  await admin.call(approveBedTransfer, { transferId: asked.id, version: asked.version });
  await page.user.click(await panel.findByRole('button', { name: 'Complete' }));
  const question = within(await page.findByRole('dialog', { name: 'Complete transfer' }));
  await page.user.click(question.getByRole('button', { name: 'Complete' }));
  expect(await panel.findByText('Completed')).toBeVisible();
  expect((await page.findAllByText(/^B-02, /))[0]).toBeVisible();
});

test('the bill says what the stay comes to, and what was estimated', async () => {
  const { hospital, address } = await aStay();
  const page = await renderScreen(hospital, address, { as: 'tenant_admin' });
  const bill = within(await page.findByRole('region', { name: 'Bill' }));
  expect(await bill.findByText('Total of the stay')).toBeVisible();
  await page.user.click(bill.getByRole('button', { name: 'Give Estimate' }));
  const form = within(await page.findByRole('dialog', { name: 'Give Estimate' }));
  await page.user.type(form.getByLabelText(/^Amount/), '25000');
  await page.user.type(form.getByLabelText('Days'), '3');
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await bill.findByText(/^৳25,000.00 for 3 days, given by /)).toBeVisible();
});

test('who only reads the bill opens it, and neither charges nor takes money', async () => {
  const { hospital, address } = await aStay();
  const page = await renderScreen(hospital, address, { as: 'receptionist' });
  const bill = within(await page.findByRole('region', { name: 'Bill' }));
  expect(bill.getByRole('link', { name: 'Open Bill' })).toBeVisible();
  expect(bill.queryByRole('button', { name: /Estimate|Deposit/ })).toBeNull();
  expect(page.queryByRole('region', { name: 'Charged on the Ward' })).toBeNull();
});
