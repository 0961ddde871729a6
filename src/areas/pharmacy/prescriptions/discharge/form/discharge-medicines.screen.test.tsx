// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { getDischarge } from '#areas/inpatient/discharge/discharge.contract.ts';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aLine, aMedicine, aPrescription } from '../../../pharmacy.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aStayWithOrders() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { beds } = await aWardWithBeds(admin);
  const admission = await anAdmission(admin, { bedId: beds[0]!.id });
  const { id: admissionId, patient } = admission;
  const kept = await aMedicine(admin, { name: 'Napatest', genericName: 'Paracetamol' });
  const ended = await aMedicine(admin, { name: 'Amoxtest', genericName: 'Amoxicillin' });
  const lines = [kept, ended].map((medicine) => aLine(medicine, { frequency: 'BD', duration: '5d' }));
  await aPrescription(admin, { patientId: patient.id, admissionId, lines });
  const page = async () => {
    const screen = await renderScreen(hospital, `/dashboard/admissions/${admissionId}`, { as: 'doctor' });
    await screen.user.click(await screen.findByRole('button', { name: 'Discharge Patient' }));
    const dialog = within(await screen.findByRole('dialog'));
    const order = (name: RegExp) => within(dialog.getByRole('group', { name }));
    return { screen, dialog, order };
  };
  return { admin, admissionId, patientId: patient.id, page };
}

test('every running order must be decided on, and one signature signs what goes home', async () => {
  const { admin, admissionId, page } = await aStayWithOrders();
  const { screen, dialog, order } = await page();
  const { user } = screen;
  const submit = () => user.click(dialog.getByRole('button', { name: 'Discharge Patient' }));
  await user.type(dialog.getByLabelText(/^Discharge summary/), 'Well.');
  await submit();
  expect(await dialog.findAllByText('Choose: continue, change or stop.')).toHaveLength(2);
  await user.click(order(/^Napatest/).getByText('Continue'));
  await user.click(order(/^Amoxtest/).getByText('Stop'));
  await submit();
  expect(await order(/^Amoxtest/).findByText('Enter a reason.')).toBeVisible();
  await user.type(order(/^Amoxtest/).getByLabelText(/^Reason for stopping/), 'Course is over');
  await submit();
  expect(await screen.findByText(/^Discharge of .* started$/)).toBeVisible();
  const orders = within(await screen.findByRole('region', { name: 'Medicines of the stay' }));
  expect(await orders.findByText(/To take home at discharge/)).toBeVisible();
  const { decision } = await admin.call(getDischarge, { admissionId });
  expect(decision!.medicines).toMatchObject([
    { name: 'Napatest 500 mg', fate: 'continued' },
    { name: 'Amoxtest 500 mg', fate: 'stopped', reason: 'Course is over' },
  ]);
});

test('what an allergy stops says so beside the order that continues, and passes with a reason', async () => {
  const { admin, patientId, page } = await aStayWithOrders();
  await admin.call(recordAllergy, { patientId, substance: 'Penicillin' });
  const { screen, dialog, order } = await page();
  const { user } = screen;
  await user.type(dialog.getByLabelText(/^Discharge summary/), 'Well.');
  await user.click(order(/^Napatest/).getByText('Continue'));
  await user.click(order(/^Amoxtest/).getByText('Continue'));
  expect(await order(/^Amoxtest/).findByRole('alert')).toHaveTextContent(/Penicillin/);
  await user.type(order(/^Amoxtest/).getByLabelText('Reason to go on'), 'Tolerated since');
  await user.click(dialog.getByRole('button', { name: 'Discharge Patient' }));
  expect(await screen.findByText(/^Discharge of .* started$/)).toBeVisible();
});
