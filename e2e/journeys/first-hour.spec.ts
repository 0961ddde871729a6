import { expect, type Page } from '@playwright/test';
import { aClientWithLink } from '../platform-records.ts';
import { bookTomorrow, payInFull, registerAtDesk } from './desk-ways.ts';
import { setPasswordBy, test } from './newcomer-ways.ts';
import { aMark, fill, findPatient, openMenu, pick, press, row } from './ways.ts';

interface Colleague {
  firstName: string;
  lastName: string;
  email: string;
  roles: readonly string[];
}

/** Adds somebody with these roles and makes the link by which they set their password. */
async function invite(page: Page, { firstName, lastName, email, roles }: Colleague): Promise<string> {
  await openMenu(page, 'Settings');
  await press(page, 'Users & Roles');
  await press(page, 'Manage Users');
  await press(page, 'Create User');
  const form = page.getByRole('dialog', { name: 'Create New User' });
  await fill(form, { 'First name': firstName, 'Last name': lastName, Email: email });
  for (const role of roles) await form.getByRole('checkbox', { name: role, exact: true }).click();
  await press(form, 'Create User');
  const told = page.getByRole('dialog', { name: `Invitation link for ${firstName} ${lastName}` });
  await press(told, 'Make link');
  const link = await told.getByRole('textbox', { name: 'Link' }).inputValue();
  await press(told, 'Done');
  await expect(told).toBeHidden();
  return link;
}

/** Adds a doctor who signs in with this account. */
async function addDoctor(page: Page, { firstName, lastName }: Colleague): Promise<void> {
  await openMenu(page, 'Appointments');
  await press(page, 'Doctors');
  await press(page, 'Add Doctor');
  const form = page.getByRole('dialog', { name: 'Add Doctor' });
  await fill(form, { Name: `Dr. ${firstName} ${lastName}` });
  await form.getByRole('combobox', { name: 'Specialty' }).click();
  await page.getByRole('option', { name: 'Internal Medicine' }).click();
  await pick(form.getByRole('combobox', { name: 'Account' }), lastName, new RegExp(lastName));
  await press(form, 'Add Doctor');
  await expect(form).toBeHidden();
}

async function addService(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Billing');
  await press(page, 'Services');
  await press(page, 'Add Service');
  const form = page.getByRole('dialog', { name: 'Add Service' });
  await fill(form, { Name: name, Price: '500' });
  await form.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Consultation' }).click();
  await press(form, 'Add Service');
  await expect(form).toBeHidden();
}

/** Bills a service of the list to the patient whose record is in view, and takes the money. */
async function billService(page: Page, patient: string, service: string): Promise<void> {
  await findPatient(page, patient.split(' ')[1]!, patient);
  await press(page.getByRole('region', { name: 'Billing', exact: true }), 'Create Invoice');
  await pick(
    page.getByRole('combobox', { name: 'Item 1: service or text' }),
    service.slice(0, 8),
    new RegExp(service),
  );
  await expect(page.getByLabel('Price 1')).toHaveValue('500.00');
  await page.getByRole('switch', { name: 'Send at once' }).click();
  await press(page, 'Save and Send');
  await expect(page.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible();
  await payInFull(page);
}

test('the administrator of an empty clinic invites its people, and the first patient is registered, booked and billed', async ({
  at,
  visit,
}) => {
  const mark = aMark();
  const domain = `${mark.toLowerCase()}.example`;
  const desk = { firstName: 'Shila', lastName: 'Das', email: `desk@${domain}` };
  const physician = { firstName: 'Karim', lastName: mark, email: `karim@${domain}`, roles: ['Doctor'] };
  const operator = await at('Super Admin');
  const clinic = await aClientWithLink(operator);

  const administrator = await visit();
  await setPasswordBy(administrator, clinic.link);
  const doctorsLink = await invite(administrator, physician);
  await addDoctor(administrator, physician);
  await addService(administrator, 'General consultation');
  // In a small clinic the desk takes the money as well.
  const desksLink = await invite(administrator, { ...desk, roles: ['Receptionist', 'Billing Clerk'] });

  const receptionist = await visit();
  await setPasswordBy(receptionist, desksLink);
  const patient = await registerAtDesk(receptionist, aMark());
  await bookTomorrow(receptionist, { title: 'First visit', doctor: /Karim/ });
  await billService(receptionist, patient, 'General consultation');

  const doctor = await visit();
  await setPasswordBy(doctor, doctorsLink);
  await openMenu(doctor, 'Appointments');
  await expect(row(doctor, patient)).toContainText('First visit');

  await openMenu(administrator, 'Billing');
  await expect(row(administrator, patient)).toContainText('Paid');
});
