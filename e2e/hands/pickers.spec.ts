import { expect, type Page } from '@playwright/test';
import type { searchServices } from '#areas/billing/services/service.contract.ts';
import type { getPrescription } from '#areas/pharmacy/prescriptions/prescription.contract.ts';
import type { getCase, listSurgicalStaff } from '#areas/surgery/cases/case.contract.ts';
import type { createProcedure } from '#areas/surgery/procedures/procedure.contract.ts';
import type { listTheatres } from '#areas/surgery/theatres/theatre.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callFrom } from '../calls.ts';
import { open, signInAs, test } from '../hospital.ts';
import { aMedicine, anAllergy, aPatient } from '../records.ts';
import { ways } from './fingers.ts';

// Each kind of picker is worked by mouse, keys and finger, and what counts is what is stored. Every picker of each kind
// is worked in src/testing/hands, which finds them from the sources.

/** The calls used here, by their ids. */
type Used = {
  [
    C in
      | typeof createProcedure
      | typeof getCase
      | typeof getPrescription
      | typeof searchServices
      | typeof listSurgicalStaff
      | typeof listTheatres as C['id']
  ]: C;
};

function call<Id extends keyof Used>(page: Page, id: Id, input: CallRequest<Used[Id] & Call> & object) {
  return callFrom<CallOutput<Used[Id] & Call>>(page, id, input);
}

const aMark = () => crypto.randomUUID().slice(0, 8);

const idInAddress = async (page: Page, pattern: RegExp) => {
  await expect(page).toHaveURL(pattern);
  return pattern.exec(page.url())![1]!;
};

test('a prescription names the patient and the medicine that a hand picked, and is checked against the allergy', async ({
  page,
}) => {
  const mark = aMark();
  await signInAs(page, 'Tenant Admin');
  const patient = await aPatient(page, `Picked${mark}`);
  await anAllergy(page, patient.id, 'Penicillin');
  const medicine = await aMedicine(page, `Amoxpick${mark}`, 'Amoxicillin');
  for (const [way, pick] of Object.entries(ways)) {
    await open(page, '/dashboard');
    await open(page, '/dashboard/prescriptions/new');
    const who = page.getByRole('combobox', { name: 'Patient' });
    await pick(page, { field: who, typed: patient.patientNumber, option: new RegExp(mark) });
    await expect(page.getByText('Penicillin')).toBeVisible();
    const line = page.getByRole('group', { name: 'Medicine 1' });
    const field = line.getByRole('combobox', { name: 'Medicine' });
    await pick(page, { field, typed: `amoxpick${mark}`, option: new RegExp(mark) });
    await expect(line.getByLabel('Frequency')).toBeFocused();
    await page.keyboard.type('1+1+1');
    await line.getByLabel('Duration').fill('7d');
    await line.getByLabel('Quantity').fill('60');
    await line.getByLabel('Reason to go on').fill('Took it twice since');
    await page.getByRole('button', { name: 'Sign' }).click();
    const prescriptionId = await idInAddress(page, /prescriptions\/([0-9a-f-]{36})/);
    const stored = await call(page, 'prescriptions.get', { prescriptionId });
    expect(stored, way).toMatchObject({
      patient: { id: patient.id },
      lines: [{ medicineId: medicine.id, quantity: 60 }],
    });
  }
});

test('a case names patient, procedure, surgeon and nurses that a hand picked', async ({ page }) => {
  const mark = aMark();
  await signInAs(page, 'Tenant Admin');
  const patient = await aPatient(page, `Operated${mark}`);
  const name = `Repair ${mark}`;
  const procedure = await call(page, 'surgicalProcedures.create', { name, usualDuration: 45 });
  const surgeon = (await call(page, 'surgicalCases.staff', { role: 'surgeon' })).rows[0]!;
  const nurse = (await call(page, 'surgicalCases.staff', { role: 'nurse' })).rows[0]!;
  for (const [way, pick] of Object.entries(ways)) {
    await open(page, '/dashboard');
    await open(page, '/dashboard/surgery/cases/new');
    const field = (label: string) => page.getByRole('combobox', { name: label, exact: true });
    await pick(page, { field: field('Patient'), typed: patient.patientNumber, option: new RegExp(mark) });
    await pick(page, { field: field('Procedure'), typed: `repair ${mark}`, option: name });
    await page.getByRole('combobox', { name: 'Side' }).selectOption('No side');
    await pick(page, { field: field('Surgeon'), typed: surgeon.name, option: surgeon.name });
    await pick(page, { field: field('Nurses'), typed: nurse.name, option: nurse.name });
    // What Enter took at once is there before it is saved.
    await expect(field('Patient')).toHaveValue(new RegExp(mark));
    await expect(field('Surgeon')).toHaveValue(surgeon.name);
    await expect(page.getByText(nurse.name, { exact: true }).filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: 'Schedule Surgery' }).click();
    const caseId = await idInAddress(page, /cases\/([0-9a-f-]{36})/);
    const stored = await call(page, 'surgicalCases.get', { caseId });
    expect(stored, way).toMatchObject({
      patient: { id: patient.id },
      procedureId: procedure.id,
      estimatedDuration: 45,
      surgeon: { id: surgeon.id },
      nurses: [{ id: nurse.id }],
    });
  }
});

test('a service has the category, and a theatre the equipment, that a hand picked or wrote', async ({
  page,
}) => {
  const mark = aMark();
  await signInAs(page, 'Tenant Admin');
  await open(page, '/dashboard/billing/services');
  for (const [way, pick] of Object.entries(ways)) {
    const name = `Service ${way} ${mark}`;
    await page.getByRole('button', { name: 'Add Service' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add Service' });
    await form.getByLabel('Name').fill(name);
    const category = form.getByRole('combobox', { name: 'Category' });
    // Enter leaves words as they are written.
    if (way === 'enter') await category.fill('Imaging');
    else await pick(page, { field: category, typed: 'Imag', option: 'Imaging' });
    await form.getByLabel('Price').fill('5');
    await form.getByRole('button', { name: 'Add Service' }).click();
    await expect(form).toBeHidden();
    const { rows } = await call(page, 'services.search', { search: name });
    expect(rows, way).toMatchObject([{ name, category: 'Imaging' }]);
  }
  await open(page, '/dashboard/surgery/theatres');
  await page.getByRole('button', { name: 'Add Theatre' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Theatre' });
  await form.getByLabel('Name').fill(`Theatre ${mark}`);
  await form.getByLabel('Number').fill(mark);
  await form.getByRole('combobox', { name: 'Equipment' }).click();
  await page.keyboard.type('C-arm');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Laser');
  await form.getByRole('button', { name: 'Add Theatre' }).click();
  await expect(form).toBeHidden();
  const { rows } = await call(page, 'theatres.list', {});
  const made = rows.find(({ theatreNumber }) => theatreNumber === mark);
  expect(made?.equipment).toEqual(['C-arm', 'Laser']);
});
