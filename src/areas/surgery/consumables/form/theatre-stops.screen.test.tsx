// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { listImplants } from '../../implants/implant.contract.ts';
import { aTheatreStore } from '../../theatre-charges.fixture.ts';
import { aCaseUnderWay } from '../../theatre-papers.fixture.ts';
import { listConsumables } from '../consumable.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('what an allergy stops in the theatre is named in its form, and is recorded once somebody says why', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  await aTheatreStore((one, input) => admin.call(one, input), 'Latex gloves');
  const { id: caseId, patient } = await aCaseUnderWay(admin);
  for (const substance of ['Latex', 'Gentamicin']) {
    await admin.call(recordAllergy, { patientId: patient.id, substance });
  }
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${caseId}`, { as: 'tenant_admin' });
  const { user } = page;
  const openForm = async (tab: string, button: string) => {
    await user.click(await page.findByRole('tab', { name: tab }));
    await user.click(await page.findByRole('button', { name: button }));
    return within(await page.findByRole('dialog', { name: button }));
  };
  const giveReason = async (form: ReturnType<typeof within>, button: string, reason: string) => {
    await user.click(form.getByRole('button', { name: button }));
    await user.type(await form.findByRole('textbox', { name: 'Reason to give it anyway' }), reason);
    await user.click(form.getByRole('button', { name: button }));
  };

  const supply = await openForm('Consumables', 'Record consumable');
  await supply.findByRole('option', { name: 'Latex gloves' });
  await user.selectOptions(supply.getByRole('combobox', { name: 'Taken from' }), 'Latex gloves');
  await user.type(supply.getByRole('combobox', { name: 'Item' }), 'latex');
  await user.click(await page.findByRole('option', { name: /^Latex gloves: / }));
  await giveReason(supply, 'Record consumable', 'Never touches the patient');
  expect(await page.findByText('1 Latex gloves taken from theatre stock')).toBeVisible();
  expect((await admin.call(listConsumables, { caseId })).rows).toMatchObject([
    { checks: [{ reason: 'Never touches the patient' }] },
  ]);

  const implant = await openForm('Operative Notes', 'Record implant');
  await user.type(implant.getByRole('textbox', { name: 'Implant' }), 'Bone cement with gentamicin');
  await user.type(implant.getByRole('textbox', { name: 'Manufacturer' }), 'Meghna');
  await user.type(implant.getByRole('textbox', { name: 'Lot number' }), 'B1');
  await giveReason(implant, 'Record implant', 'No other cement');
  expect(await page.findByText('Implant recorded')).toBeVisible();
  expect((await admin.call(listImplants, { caseId })).rows).toMatchObject([
    { checks: [{ reason: 'No other cement' }] },
  ]);
});
