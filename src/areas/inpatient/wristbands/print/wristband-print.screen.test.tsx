// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

async function openMenu(page: Screen, document: 'Wristband' | 'Labels') {
  await page.user.click(await page.findByRole('button', { name: 'Print' }));
  // Nothing has a size in jsdom, so that a menu counts as scrolled out of sight.
  await page.user.click(await page.findByRole('menuitem', { name: document, hidden: true }));
  return page.findByRole('dialog', { name: /^Wristband and labels of / });
}

test('labels are counted: anything but a number from 1 to 60 is told at its field and not printed', async () => {
  const { id } = await anAdmission(admin);
  const page = await renderScreen(hospital, `/dashboard/admissions/${id}`, { as: 'nurse' });
  const dialog = await openMenu(page, 'Labels');
  const paper = within(dialog).getByRole('combobox', { name: 'Paper' });
  expect(paper).toHaveDisplayValue('Labels on A4 sheets (50 × 25 mm)');
  const copies = within(dialog).getByRole('textbox', { name: 'Number of labels' });
  expect(copies).toHaveValue('12');
  for (const wrong of ['61', 'many']) {
    await page.user.clear(copies);
    await page.user.type(copies, wrong);
    expect(copies).toHaveAccessibleDescription('Enter a number from 1 to 60.');
    expect(within(dialog).getByRole('button', { name: 'Print' })).toBeDisabled();
  }
  await page.user.selectOptions(paper, 'Wristband, adult (25 × 279 mm)');
  expect(within(dialog).queryByRole('textbox', { name: 'Number of labels' })).toBeNull();
});

test.each([
  ['a child', 2, 'small-wristband'],
  ['an adult', 40, 'wristband'],
])('%s is offered the band of their size first', async (_who, years, band) => {
  const dateOfBirth = `${opened.clock.now().getUTCFullYear() - years}-01-01`;
  const { id: patientId } = await admin.call(registerPatient, aPatient({ dateOfBirth }));
  const { id } = await anAdmission(admin, { patientId });
  const page = await renderScreen(hospital, `/dashboard/admissions/${id}`, { as: 'nurse' });
  const dialog = await openMenu(page, 'Wristband');
  expect(within(dialog).getByRole('combobox', { name: 'Paper' })).toHaveValue(band);
});

test('the desk is told that the ward prints the band of a restricted patient', async () => {
  const { id: patientId } = await admin.call(registerPatient, aPatient());
  const { id } = await anAdmission(admin, { patientId });
  await admin.call(restrictPatient, { patientId, version: 1 });
  const page = await renderScreen(hospital, `/dashboard/admissions/${id}`, { as: 'receptionist' });
  const dialog = await openMenu(page, 'Wristband');
  expect(await within(dialog).findByText(/The ward that receives the patient prints/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Print' })).toBeNull();
});

test('who only reads admissions has no print menu', async () => {
  const { id, admissionNumber } = await anAdmission(admin);
  const { caller } = await aStaffMember(opened, hospital, ['admissions.read']);
  const page = await renderScreen(hospital, `/dashboard/admissions/${id}`, { as: caller });
  expect(await page.findByRole('heading', { name: admissionNumber })).toBeVisible();
  expect(page.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('an occupied bed of the board opens the same; an empty one has nothing to print', async () => {
  const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
  const { patient } = await anAdmission(admin, { bedId: beds[0]!.id });
  const page = await renderScreen(hospital, `/dashboard/bed-management?wardId=${ward.id}`, { as: 'nurse' });
  const name = `Print wristband or labels of ${patient.firstName} ${patient.lastName}`;
  const [print, ...others] = await page.findAllByRole('button', { name: /^Print wristband/ });
  expect(others).toEqual([]);
  expect(print).toHaveAccessibleName(name);
  await page.user.click(print!);
  expect(await page.findByRole('dialog', { name: /^Wristband and labels of / })).toBeVisible();
});
