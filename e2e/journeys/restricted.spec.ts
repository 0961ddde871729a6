import { expect, type Page } from '@playwright/test';
import { bookTomorrow, registerAtDesk } from './desk-ways.ts';
import {
  expectClosedRecord,
  expectNothingInSearch,
  restrictInView,
  writeSensitiveVisit,
} from './privacy-ways.ts';
import { aMark, fill, findPatient, openMenu, pick, press, row, test } from './ways.ts';

const title = 'Talk about the therapy';
const item = 'Counselling about the therapy';

/** Bills something to a patient whose record does not open, from the list of invoices. */
async function bill(page: Page, patient: string): Promise<void> {
  await openMenu(page, 'Billing');
  await press(page, 'Create Invoice');
  await pick(page.getByRole('combobox', { name: 'Patient' }), patient, new RegExp(patient));
  await page.getByRole('combobox', { name: 'Item 1: service or text' }).pressSequentially(item);
  await fill(page, { 'Price 1': '700', 'Tax rate': '0' });
  await page.getByRole('switch', { name: 'Send at once' }).click();
  await press(page, 'Save and Send');
  await expect(page.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible();
}

/** Finds the visit in list and calendar by the name alone: what it is for is nowhere. */
async function expectVisitWithoutWords(page: Page, patient: string): Promise<void> {
  await openMenu(page, 'Appointments');
  await expect(row(page, patient)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Week', { exact: true }).click();
  await expect(page.locator('[data-event-id]').first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
}

test('of a restricted patient a desk, a nurse, a doctor and a pharmacist see a name and nothing of what it is about', async ({
  at,
}) => {
  const mark = aMark();
  const administrator = await at('Tenant Admin');
  const phone = `+880 1711 ${String(Date.now()).slice(-6)}`;
  const patient = await registerAtDesk(administrator, mark, { phone, allergies: 'Iodine' });
  await bookTomorrow(administrator, { title });
  await findPatient(administrator, mark, patient);
  await restrictInView(administrator, patient);
  const clerk = await at('Billing Clerk');
  await bill(clerk, patient);

  const receptionist = await at('Receptionist');
  await openMenu(receptionist, 'Billing');
  await press(row(receptionist, patient), /^INV-/);
  await expect(receptionist.getByText('700.00').first()).toBeVisible();
  await expect(receptionist.getByText(item)).toHaveCount(0);
  await expectVisitWithoutWords(receptionist, patient);

  for (const role of ['Nurse', 'Doctor'] as const) {
    const page = await at(role);
    await expectNothingInSearch(page, phone);
    await expectClosedRecord(page, patient, [phone, 'Iodine', title, item]);
    await expectVisitWithoutWords(page, patient);
  }
  const pharmacist = await at('Pharmacist');
  await expectClosedRecord(pharmacist, patient, [phone, 'Iodine', title, item]);

  await findPatient(administrator, mark, patient);
  await expect(administrator.getByText('Iodine').first()).toBeVisible();
  await expect(administrator.getByRole('region', { name: 'Timeline' })).toContainText(title);
});

test('what a sensitive visit says is read by its author and the administrator alone', async ({ at }) => {
  const receptionist = await at('Receptionist');
  const mark = aMark();
  const patient = await registerAtDesk(receptionist, mark);
  const doctor = await at('Doctor');
  await findPatient(doctor, mark, patient);
  const reason = `Violence at home ${mark}`;
  await writeSensitiveVisit(doctor, patient, reason);

  for (const role of ['Nurse', 'Pharmacist'] as const) {
    const page = await at(role);
    await findPatient(page, mark, patient);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Consultation with');
    await expect(page.getByText(reason)).toHaveCount(0);
    await timeline
      .getByRole('link', { name: /Consultation/ })
      .first()
      .click();
    await expect(page.getByText('Sensitive consultation')).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(0);
  }
  await findPatient(receptionist, mark, patient);
  await expect(receptionist.getByText(reason)).toHaveCount(0);

  const administrator = await at('Tenant Admin');
  await findPatient(administrator, mark, patient);
  await administrator
    .getByRole('region', { name: 'Timeline' })
    .getByRole('link', { name: /Consultation/ })
    .first()
    .click();
  await expect(administrator.getByText(reason).first()).toBeVisible();
});
