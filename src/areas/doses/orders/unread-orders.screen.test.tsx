// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anInpatientOrder } from '../doses.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('new orders stand above the record: one is acknowledged, then all that are left', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { admission, patientId, medicine } = await anInpatientOrder(admin);
  await aPrescription(admin, {
    ...{ patientId, admissionId: admission.id },
    lines: [aLine(await aMedicine(admin)), aLine(await aMedicine(admin))],
  });
  const page = await renderScreen(hospital, `/dashboard/nursing/mar?admissionId=${admission.id}`, {
    as: 'nurse',
  });
  const waiting = within(await page.findByRole('region', { name: '3 orders to acknowledge' }));
  await page.user.click(waiting.getByRole('button', { name: new RegExp(`^Acknowledge ${medicine.name}`) }));
  expect(await page.findByText('1 order acknowledged')).toBeVisible();
  expect(await page.findByText(/^Order acknowledged by Sample nurse/)).toBeVisible();
  await page.user.click(await page.findByRole('button', { name: 'Acknowledge all 2' }));
  expect(await page.findByText('2 orders acknowledged')).toBeVisible();
  const read = () => page.queryAllByText(/^Order acknowledged by Sample nurse/);
  await waitFor(() => expect(read()).toHaveLength(3));
  expect(page.queryByRole('region', { name: /to acknowledge$/ })).toBeNull();
});
