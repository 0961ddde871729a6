// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { recordVitalSigns } from '../../signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '../../vitals.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a doctor reads trends and sets and decides on the scale; nothing is recorded there without the permission', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  await nurse.call(recordVitalSigns, aSet({ patientId, oxygenSaturation: 90 }));
  await nurse.call(recordVitalSigns, aSet({ patientId, oxygenSaturation: 91, heartRate: 95 }));
  const page = await renderScreen(hospital, `/dashboard/patients/${patientId}/vital-signs`, { as: 'doctor' });
  const { user } = page;
  expect(await page.findByText('Heart rate /min')).toBeVisible();
  expect(page.getByLabelText('Heart rate /min: 2 values, 72 to 95, last 95')).toBeVisible();
  expect(page.getByLabelText('Blood pressure mmHg: 4 values, 78 to 122, last 122/78')).toBeVisible();
  expect(page.getAllByText('NEWS2 3')[0]).toBeVisible();
  expect(page.queryByText('Record Vital Signs')).toBeNull();
  await user.click(page.getByText('Saturation scale'));
  await user.type(await page.findByLabelText('Reason *'), 'Hypercapnia');
  await user.click(page.getByText('Decide'));
  expect(await page.findByText('Saturation scale set to 2')).toBeVisible();
  expect(await page.findByText(/^Scale 2: Sample doctor, .*: Hypercapnia$/)).toBeVisible();
});

test('on a patient’s page the latest sets stand with their scores', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  await nurse.call(recordVitalSigns, aSet({ patientId, heartRate: 95 }));
  const page = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: 'doctor' });
  expect(await page.findByText(/HR 95/)).toBeVisible();
  const latest = within(page.getByRole('region', { name: 'Vital Signs' }));
  expect(latest.getByText('NEWS2 1')).toBeVisible();
  const heading = within(page.getByRole('region', { name: /^Patient / }));
  expect(await heading.findByRole('link', { name: 'NEWS2 1' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Observation chart' })).toHaveAttribute(
    'href',
    `/dashboard/patients/${patientId}/vital-signs`,
  );
});
