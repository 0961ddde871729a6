// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aDraft } from '#areas/consultations/consultations.fixture.ts';
import {
  getConsultation,
  markConsultationSensitive,
  signConsultation,
} from '#areas/consultations/consultations/consultation.contract.ts';
import { aContent } from '#areas/consultations/consultations.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aLabTest } from '../../laboratory.fixture.ts';
import { createLabOrder, setLabOrderStatus } from '../lab-order.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('tests that are ordered in a consultation stand in it, and bring along what it says of the patient', async () => {
  const hospital = await opened.aHospital();
  const doctor = await hospital.as('doctor');
  const { name } = await aLabTest(hospital, { name: 'Potassium' });
  const { id: consultationId } = await aDraft(doctor);
  const page = await renderScreen(hospital, `/dashboard/consultations/${consultationId}`, { as: doctor });
  const { user } = page;
  await user.type(await page.findByRole('textbox', { name: 'Reason' }), 'Weak legs');
  await user.type(page.getByRole('combobox', { name: 'Add a diagnosis' }), 'Hypokalaemia{Enter}');
  await user.click(await page.findByRole('button', { name: 'New Lab Order' }));
  const form = within(await page.findByRole('dialog', { name: 'New Lab Order' }));
  expect(form.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Hypokalaemia');
  await user.click(await form.findByRole('checkbox', { name: new RegExp(`^${name}`) }));
  await user.click(form.getByRole('button', { name: 'Create Order' }));
  const ordered = within(await page.findByRole('list', { name: 'Ordered in this consultation' }));
  expect(ordered.getByText('Tests: Potassium')).toBeVisible();
  const stored = await doctor.call(getConsultation, { consultationId });
  expect(stored.orders).toMatchObject([
    { kind: 'tests', names: ['Potassium'], number: expect.stringMatching(/^LAB-/) },
  ]);
  expect(ordered.getByRole('link', { name: stored.orders[0]!.number })).toBeVisible();
});

test('an order belongs to a consultation of its own patient, and is told to nobody to whom that is closed', async () => {
  const hospital = await opened.aHospital();
  const [admin, doctor, nurse] = [
    await hospital.as('tenant_admin'),
    await hospital.as('doctor'),
    await hospital.as('nurse'),
  ];
  const { id: testId } = await aLabTest(hospital);
  const { id: consultationId, version, patient } = await aDraft(doctor);
  const { id: other } = await admin.call(registerPatient, aPatient());
  const order = { consultationId, testIds: [testId] };
  await expect(doctor.call(createLabOrder, { ...order, patientId: other })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const first = await doctor.call(createLabOrder, { ...order, patientId: patient.id });
  const second = await doctor.call(createLabOrder, { ...order, patientId: patient.id });
  await doctor.call(setLabOrderStatus, { orderId: first.id, status: 'cancelled', version: first.version });
  const signed = await doctor.call(signConsultation, { consultationId, version, ...aContent() });
  expect(signed.orders.map(({ id }) => id)).toEqual([second.id]);
  await doctor.call(markConsultationSensitive, {
    consultationId,
    version: signed.version,
    isSensitive: true,
  });
  expect((await nurse.call(getConsultation, { consultationId })).orders).toEqual([]);
  expect((await doctor.call(getConsultation, { consultationId })).orders).toHaveLength(1);
});
