// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { within } from '@testing-library/react';
import { getAdmission } from '../../admissions/admission.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import { decideDischarge } from '../discharge.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aStay() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { beds } = await aWardWithBeds(admin);
  const admission = await anAdmission(admin, { bedId: beds[0]!.id });
  return { hospital, admin, admission, address: `/dashboard/admissions/${admission.id}` };
}

const decision = { disposition: 'referred' as const, referredTo: 'Heart Institute', summary: 'Stent.' };

test('a decision says what is missing at its field, and begins the discharge', async () => {
  const { hospital, address } = await aStay();
  const page = await renderScreen(hospital, address, { as: 'doctor' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Discharge Patient' }));
  const dialog = within(await page.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Discharge Patient' }));
  expect(await page.findByText('Write the discharge summary.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Discharge summary/), 'Well.');
  await user.click(dialog.getByRole('button', { name: 'Discharge Patient' }));
  expect(await page.findByText(/^Discharge of .* started$/)).toBeVisible();
});

test('a medicine in words that an allergy stops is told in the form of who prescribes nothing, and decided with a reason', async () => {
  const { hospital, admin, admission, address } = await aStay();
  await admin.call(recordAllergy, { patientId: admission.patient.id, substance: 'Penicillin' });
  // Who may not prescribe writes the medicines in words.
  const rights = ['patients.read', 'admissions.read', 'admissions.discharge'] as const;
  const { caller } = await aStaffMember(opened, hospital, [...rights]);
  const page = await renderScreen(hospital, address, { as: caller });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Discharge Patient' }));
  const dialog = within(await page.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Discharge summary/), 'Well.');
  await user.click(dialog.getByRole('button', { name: 'Add Medicine' }));
  await user.type(dialog.getByLabelText(/^Medicine/), 'Amoxicillin 500 mg');
  await user.click(dialog.getByRole('button', { name: 'Discharge Patient' }));
  const stopped = 'Allergic to Penicillin: amoxicillin belongs to the same class.';
  expect(await dialog.findByText(stopped, { exact: false })).toBeVisible();
  await user.type(dialog.getByLabelText('Reason to give it anyway'), 'Tolerated since');
  await user.click(dialog.getByRole('button', { name: 'Discharge Patient' }));
  expect(await page.findByText(/^Discharge of .* started$/)).toBeVisible();
});

test('an unpaid invoice is named as what blocks; an override with a reason lets the patient go', async () => {
  const { hospital, admin, admission, address } = await aStay();
  const { id: admissionId, patient } = admission;
  const items = [{ name: 'Bed, one day', quantity: 1, priceMinor: 150_000 }];
  const bill = { patientId: patient.id, items, dueDate: '2099-12-31', send: true };
  const { invoiceNumber } = await admin.call(createInvoice, bill);
  await admin.call(decideDischarge, { admissionId, version: 0, ...decision });
  const page = await renderScreen(hospital, address, { as: 'tenant_admin' });
  const { user } = page;
  const billing = await page.findByRole('listitem', { name: 'Billing' });
  expect(await within(billing).findByText(new RegExp(invoiceNumber))).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Override and End Stay' }));
  const dialog = within(await page.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'Leaves');
  await user.click(dialog.getByRole('button', { name: 'Override and End Stay' }));
  expect(await page.findByText(/has left. The bed needs cleaning.$/)).toBeVisible();
  expect(await admin.call(getAdmission, { admissionId })).toMatchObject({ status: 'transferred-out' });
});

test('who only reads sees the stages and no button', async () => {
  const { hospital, admin, admission, address } = await aStay();
  await admin.call(decideDischarge, { admissionId: admission.id, version: 0, ...decision });
  const page = await renderScreen(hospital, address, { as: 'receptionist' });
  const clinical = await page.findByRole('listitem', { name: 'Clinical' });
  expect(within(clinical).getByText('Done')).toBeVisible();
  expect(page.queryByRole('button', { name: /Confirm|Take back|Override|Has Left/ })).toBeNull();
  expect(page.getByRole('button', { name: 'Print Discharge Summary' })).toBeVisible();
});
