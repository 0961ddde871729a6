// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { chooseInHead } from '#testing/screens/head-menu.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { recordImplant } from '../../implants/implant.contract.ts';
import { aBookedCase } from '../../surgery.fixture.ts';
import { aCaseUnderWay, aConfirmedCase, tickRequired } from '../../theatre-papers.fixture.ts';
import { confirmCase, postponeCase } from '../steps/case-steps.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aCaseOnScreen(as: 'tenant_admin' | 'doctor' | 'nurse' = 'tenant_admin') {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const surgicalCase = await aBookedCase(admin, { preOpDiagnosis: 'Acute appendicitis' });
  const address = `/dashboard/surgery/cases/${surgicalCase.id}`;
  return { hospital, admin, surgicalCase, show: () => renderScreen(hospital, address, { as }) };
}

test('a scheduled case is confirmed, and postponed with a reason', async () => {
  const { surgicalCase, show } = await aCaseOnScreen('doctor');
  const page = await show();
  await page.user.click(await page.findByRole('button', { name: 'Confirm' }));
  const question = within(await page.findByRole('alertdialog'));
  await page.user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await page.findByText(`${surgicalCase.caseNumber} confirmed`)).toBeVisible();
  await chooseInHead('Postpone');
  const form = within(await page.findByRole('dialog', { name: `Postpone ${surgicalCase.caseNumber}` }));
  await page.user.type(form.getByLabelText(/^Reason/), 'Fever');
  await page.user.click(form.getByRole('button', { name: 'Postpone' }));
  expect(await page.findByRole('button', { name: 'Rebook' })).toBeVisible();
});

test('its heading says of whom, what, on which side, and what must be known of them', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id, caseNumber, patient } = await aBookedCase(admin, { laterality: 'left', site: 'Groin' });
  await admin.call(recordAllergy, { patientId: patient.id, substance: 'Latex' });
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${id}`, { as: 'doctor' });
  const line = within(await page.findByRole('region', { name: `Safety line of ${caseNumber}` }));
  for (const words of ['Appendicectomy, Groin', 'Left', 'Latex', 'Not weighed']) {
    expect(line.getByText(words)).toBeVisible();
  }
});

test('a start on another day is asked once more, and the operation begins once that is confirmed', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId, caseNumber } = await aConfirmedCase(admin);
  await tickRequired(admin, caseId, ['sign_in', 'time_out']);
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${caseId}`, { as: 'tenant_admin' });
  await page.user.click(await page.findByRole('button', { name: 'Start Surgery' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Start surgery' }));
  await page.user.click(dialog.getByRole('button', { name: 'Start Surgery' }));
  await page.user.click(
    await dialog.findByRole('checkbox', { name: /^The operation starts on a different day than planned/ }),
  );
  await page.user.click(dialog.getByRole('button', { name: 'Start Surgery' }));
  expect(await page.findByText(`${caseNumber} started`)).toBeVisible();
});

test('the consent is recorded with who signed', async () => {
  const { show } = await aCaseOnScreen();
  const page = await show();
  const panel = within(await page.findByRole('region', { name: 'Consent' }));
  expect(panel.getByText(/^Not signed yet/)).toBeVisible();
  await chooseInHead('Record Consent');
  const form = within(await page.findByRole('dialog', { name: /^Consent of/ }));
  await page.user.click(form.getByRole('button', { name: 'Record Consent' }));
  expect(await panel.findByText('Signed by')).toBeVisible();
});

test('milestones are recorded on the day of surgery', async () => {
  const { admin, surgicalCase, show } = await aCaseOnScreen();
  await admin.call(confirmCase, { caseId: surgicalCase.id, version: 1 });
  await tickRequired(admin, surgicalCase.id, ['sign_in', 'time_out']);
  const page = await show();
  await page.user.click(await page.findByRole('tab', { name: 'Day of Surgery' }));
  await page.user.click(await page.findByRole('button', { name: 'Record Called now' }));
  expect(await page.findByText('Called recorded')).toBeVisible();
  // What comes next is the button; a wrong one is taken back, and another one is in the menu with its time.
  expect(await page.findByRole('button', { name: 'Record Arrived now' })).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Change Called' }));
  await page.user.click(await page.findByRole('menuitem', { name: 'Take back Called', hidden: true }));
  const form = within(await page.findByRole('dialog', { name: 'Take back Called' }));
  await page.user.type(form.getByLabelText(/^Reason/), 'Another patient');
  await page.user.click(form.getByRole('button', { name: 'Take back' }));
  expect(await page.findByText('Called taken back')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Other milestone' }));
  await page.user.click(await page.findByRole('menuitem', { name: 'Incision', hidden: true }));
  const other = within(await page.findByRole('dialog', { name: 'Incision' }));
  await page.user.click(other.getByRole('button', { name: 'Save' }));
  expect(await page.findByText('Incision recorded')).toBeVisible();
});

test('equipment is recorded once the operation has begun, beside the implants that count', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aCaseUnderWay(admin);
  const mesh = { caseId, name: 'Mesh', manufacturer: 'Meghna Surgical', lotNumber: 'LOT 50' };
  await admin.call(recordImplant, mesh);
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${caseId}`, { as: 'doctor' });
  const panel = within(await page.findByRole('region', { name: 'Preparation' }));
  expect(panel.getByText('Mesh')).toBeVisible();
  await page.user.click(panel.getByRole('button', { name: 'Record Equipment' }));
  const form = within(await page.findByRole('dialog', { name: /^Equipment used in OR-/ }));
  await page.user.type(form.getByLabelText('Equipment used'), 'C-arm{Enter}Tourniquet{Enter}');
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('C-arm, Tourniquet')).toBeVisible();
});

test('who plans no operations sees the case and can do nothing with it', async () => {
  const { show } = await aCaseOnScreen('nurse');
  const page = await show();
  expect(await page.findByText('Acute appendicitis')).toBeVisible();
  expect(page.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Record Equipment' })).toBeNull();
});

test('of a restricted patient a nurse is not told what is done', async () => {
  const { admin, surgicalCase, show } = await aCaseOnScreen('nurse');
  const { id: patientId } = surgicalCase.patient;
  await admin.call(postponeCase, { caseId: surgicalCase.id, version: 1, reason: 'Ward is full' });
  await admin.call(restrictPatient, { patientId, version: 1 });
  const page = await show();
  expect(await page.findByRole('heading', { name: surgicalCase.caseNumber, level: 1 })).toBeVisible();
  expect(page.queryByText(/appendic/i)).toBeNull();
  expect(page.queryByText('Ward is full')).toBeNull();
});
