// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aCompletedCase, aTheatreStore } from '../../theatre-charges.fixture.ts';
import { aCaseUnderWay } from '../../theatre-papers.fixture.ts';
import { recordConsumable } from '../../consumables/consumable.contract.ts';
import { getCaseCharges } from '../charge.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aChargedCase() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const stored = await aTheatreStore((one, input) => admin.call(one, input));
  const { caseId } = await aCompletedCase(admin, {}, (id) =>
    admin.call(recordConsumable, { caseId: id, ...stored, quantity: 2 }),
  );
  return { hospital, admin, caseId };
}

test('a line is corrected with a reason, another dropped, and what is left validated once', async () => {
  const { hospital, caseId } = await aChargedCase();
  const page = await renderScreen(hospital, '/dashboard/surgery/charges', { as: 'tenant_admin' });
  await page.user.click(await page.findByRole('link', { name: /^OR-/ }));
  await page.user.click(await page.findByRole('button', { name: /^Correct: Appendicectomy/ }));
  const form = within(await page.findByRole('dialog', { name: /^Correct:/ }));
  await page.user.clear(form.getByLabelText(/^Price of one/));
  await page.user.type(form.getByLabelText(/^Price of one/), '4500');
  await page.user.click(form.getByRole('button', { name: 'Correct' }));
  expect(await form.findByText('This field is required.')).toBeVisible();
  await page.user.type(form.getByLabelText(/^Reason/), 'Agreed price');
  await page.user.click(form.getByRole('button', { name: 'Correct' }));
  expect(await page.findByText('Line corrected')).toBeVisible();
  await chooseInRow(/^Drop/, page.getByRole('row', { name: /Suture/ }));
  const drop = within(await page.findByRole('dialog', { name: /^Drop:/ }));
  await page.user.type(drop.getByLabelText(/^Reason/), 'Donated');
  await page.user.click(drop.getByRole('button', { name: 'Drop' }));
  expect(await page.findByText('Total before tax: ৳4,500.00')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Validate' }));
  const question = within(await page.findByRole('alertdialog'));
  expect(question.getByText(/no price yet and stays open: Theatre, times not recorded/)).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Validate the rest' }));
  expect(await page.findByText('Charges validated')).toBeVisible();
  expect(await page.findByRole('link', { name: /^On invoice INV-/ })).toBeVisible();
  // What is left has no price, and nothing else stands beside it.
  expect(await page.findByText(/^Set a price, or drop the lines/)).toBeVisible();
  expect(page.queryByRole('button', { name: 'Validate' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: /^Set price: Theatre/ }));
  const price = within(await page.findByRole('dialog', { name: /^Set price:/ }));
  await page.user.type(price.getByLabelText(/^Price of one/), '900');
  await page.user.type(price.getByLabelText(/^Source of the price/), 'Price list');
  await page.user.click(price.getByRole('button', { name: 'Set price' }));
  expect(await page.findByText('Price set: Theatre, times not recorded')).toBeVisible();
  expect(await page.findByRole('button', { name: 'Validate' })).toBeVisible();
  expect(caseId).toBeTruthy();
});

test('of a restricted patient the desk is told amounts and not for what', async () => {
  const { hospital, admin, caseId } = await aChargedCase();
  const { patient } = await admin.call(getCaseCharges, { caseId });
  await admin.call(restrictPatient, { patientId: patient.id, version: 1 });
  const desk = await hospital.as('receptionist');
  const { bills } = await desk.call(getCaseCharges, { caseId });
  expect(bills[0]!.amountMinor).toBe(500_300);
  expect(bills[0]!.charges.map(({ name }) => name)).toEqual([null, null, null]);
});

test('the theatre nurse records what is used, and brings back what was not', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  await aTheatreStore((one, input) => admin.call(one, input), 'Vicryl');
  const { id: caseId } = await aCaseUnderWay(admin);
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${caseId}?part=consumables`, {
    as: 'tenant_admin',
  });
  expect(await page.findByText('No consumables recorded for this operation')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Record consumable' }));
  const form = within(await page.findByRole('dialog', { name: 'Record consumable' }));
  // The only place is chosen by itself once it has come.
  expect(await form.findByDisplayValue('Vicryl')).toBeVisible();
  await page.user.click(form.getByRole('button', { name: 'Record consumable' }));
  expect(await form.findByText('Choose what was used.')).toBeVisible();
  await page.user.type(form.getByRole('combobox', { name: /^Item/ }), 'Vicryl');
  await page.user.click(await page.findByRole('option', { name: /^Vicryl: /, hidden: true }));
  await page.user.click(form.getByRole('button', { name: 'Record consumable' }));
  expect(await page.findByText('1 Vicryl taken from theatre stock')).toBeVisible();
  await page.user.click(await page.findByRole('button', { name: /^Bring back: Vicryl/ }));
  const back = within(await page.findByRole('dialog', { name: 'Bring back: Vicryl' }));
  await page.user.type(back.getByLabelText(/^Reason/), 'Not opened');
  await page.user.click(back.getByRole('button', { name: 'Bring back' }));
  expect(await page.findByText('Item returned to stock')).toBeVisible();
});
