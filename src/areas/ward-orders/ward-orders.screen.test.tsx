// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { listWardOrders, signWardOrders } from './orders/ward-order.contract.ts';
import { createOrderSet } from './sets/order-set.contract.ts';
import { anOrderOf } from './ward-orders.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aStay() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const doctor = await hospital.as('doctor');
  const { admission, patientId } = await anInpatient(admin);
  return { hospital, admin, doctor, patientId, admissionId: admission.id };
}

test('a doctor orders oxygen, the flow that cannot be is told at its field, and the nurse acknowledges', async () => {
  const { hospital, admissionId } = await aStay();
  const page = await renderScreen(hospital, `/dashboard/admissions/${admissionId}`, { as: 'doctor' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'New order' }));
  const dialog = within(await page.findByRole('dialog', { name: /^New order for/ }));
  await user.type(await dialog.findByLabelText(/^Flow/), '20');
  await user.click(dialog.getByRole('button', { name: 'Sign order' }));
  expect(await dialog.findByText('Enter a flow from 0.1 to 6 L/min for this device.')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Flow/));
  await user.type(dialog.getByLabelText(/^Flow/), '2');
  await user.click(dialog.getByRole('button', { name: 'Sign order' }));
  const orders = within(await page.findByRole('region', { name: 'Orders' }));
  expect(await orders.findByText('Nasal cannula, 2 L/min, target SpO₂ 94–98 %')).toBeVisible();
  expect(orders.getByText('Waiting for the nurse')).toBeVisible();

  const ward = await renderScreen(hospital, `/dashboard/nursing/mar?admissionId=${admissionId}`, {
    as: 'nurse',
  });
  const waiting = within(await ward.findByRole('region', { name: '1 ward order to acknowledge' }));
  await ward.user.click(waiting.getByRole('button', { name: /^Acknowledge Nasal cannula/ }));
  expect(await ward.findByText('1 order acknowledged')).toBeVisible();
});

test('nothing by mouth is said above the medicines while it holds', async () => {
  const { hospital, doctor, admissionId } = await aStay();
  await doctor.call(signWardOrders, { admissionId, orders: [anOrderOf.diet({ diet: 'nil-by-mouth' })] });
  const page = await renderScreen(hospital, `/dashboard/nursing/mar?admissionId=${admissionId}`, {
    as: 'nurse',
  });
  expect(await page.findByText(/^Nil by mouth now/)).toBeVisible();
});

test('a set is read, one order is left out, a reason is asked at its own row, and the rest is signed together', async () => {
  const { hospital, admin, doctor, patientId, admissionId } = await aStay();
  await admin.call(recordVitalSigns, aSet({ patientId, respiratoryRate: 26 }));
  await doctor.call(createOrderSet, {
    ...{ name: 'Pneumonia', plan: 'Cultures first', medicines: 'Paracetamol' },
    orders: [anOrderOf.diet(), anOrderOf.observations({ everyMinutes: 240 }), anOrderOf.task()],
  });
  const page = await renderScreen(hospital, `/dashboard/inpatients/${admissionId}`, { as: 'doctor' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'From a set' }));
  await page.findByRole('option', { name: 'Pneumonia' });
  await user.selectOptions(page.getByLabelText('Set'), 'Pneumonia');
  const dialog = within(await page.findByRole('dialog', { name: /^Pneumonia, for/ }));
  expect(dialog.getByText('Cultures first')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Order: Diet' }));
  await user.click(dialog.getByRole('button', { name: 'Sign 2 orders' }));
  expect(await dialog.findByText(/^The last score requires vital signs every 60 minutes/)).toBeVisible();
  const { rows: none } = await doctor.call(listWardOrders, { admissionId });
  expect(none).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'Known and stable');
  await user.click(dialog.getByRole('button', { name: 'Sign 2 orders' }));
  expect(await page.findByText(/^2 orders signed/)).toBeVisible();
  const { rows } = await doctor.call(listWardOrders, { admissionId });
  expect(rows.map(({ order, setName }) => [order?.kind, setName])).toEqual([
    ['observations', 'Pneumonia'],
    ['nursing-task', 'Pneumonia'],
  ]);
});
