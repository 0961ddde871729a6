import { expect, type Page } from '@playwright/test';
import { fillDateTime } from '../dates.ts';
import { fill, findPatient, openMenu, pick, press } from './ways.ts';

// What a front desk does in a journey.

/** Registers Amina with this family name; the record is open then. */
export async function registerAtDesk(
  page: Page,
  lastName: string,
  { phone, allergies }: { phone?: string; allergies?: string } = {},
): Promise<string> {
  await openMenu(page, 'Patients');
  await press(page, 'Add Patient');
  await fill(page, { 'First name': 'Amina', 'Last name': lastName, 'Date of birth': '17/05/1990' });
  await page.getByRole('combobox', { name: 'Gender' }).selectOption({ label: 'Female' });
  if (phone !== undefined) await fill(page, { Phone: phone });
  if (allergies !== undefined) {
    await page.getByLabel('Allergy status').selectOption({ label: 'Asked: listed below' });
    await fill(page, { Allergies: allergies });
  }
  await press(page, 'Register patient');
  const name = `Amina ${lastName}`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Bills a dressing of 1,000 without tax on the page of a patient, names who sent them, and takes the money. */
export async function billDressing(page: Page, patient: string, referrer?: string): Promise<void> {
  await findPatient(page, patient.split(' ')[1]!, patient);
  await press(page.getByRole('region', { name: 'Billing', exact: true }), 'Create Invoice');
  await page
    .getByRole('combobox', { name: 'Item 1: service or text' })
    .pressSequentially('Dressing of a burn');
  await fill(page, { 'Price 1': '1000', 'Tax rate': '0' });
  if (referrer !== undefined) {
    await pick(page.getByRole('combobox', { name: 'Referred by' }), referrer, new RegExp(referrer));
  }
  await page.getByRole('switch', { name: 'Send at once' }).click();
  await press(page, 'Save and Send');
  await payInFull(page);
}

/** Records the payment of all that the invoice in view asks for. */
export async function payInFull(page: Page): Promise<void> {
  const invoice = await page.getByRole('heading', { level: 1, name: /^INV-\d{6}$/ }).innerText();
  await press(page, 'Record Payment');
  await press(page.getByRole('dialog', { name: `Record Payment for ${invoice}` }), 'Record Payment');
  await expect(page.getByText(/^Payment recorded, receipt RCT-/).last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invoice', exact: true })).toContainText('Paid');
}

/** Books half an hour tomorrow at eleven for the patient whose record is in view, with a doctor where one is named. */
export async function bookTomorrow(
  page: Page,
  { title, doctor }: { title: string; doctor?: RegExp },
): Promise<void> {
  await press(page, 'Schedule Appointment');
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  if (doctor) {
    const option = form.getByLabel('Doctor').getByRole('option', { name: doctor });
    await form.getByLabel('Doctor').selectOption(await option.getAttribute('value'));
  }
  await fill(form, { Title: title });
  await fillDateTime(form, 'Start time', `${dayFromToday(1)}T11:00`);
  await press(form, 'Schedule Appointment');
  await expect(form).toBeHidden();
}

/** A day as `YYYY-MM-DD`. */
function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
