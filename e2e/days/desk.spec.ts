// areas: patients, appointments, billing, laboratory, reports
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pressInHead } from '../head-menu.ts';
import { open, signInAs, test } from '../hospital.ts';
import { aDraft, anAppointment } from '../records.ts';
import { aMark, anOrderToCollect, aPatientAndATest, expectMenu, nursingToRead } from './arrange.ts';

const invoiceHeading = (page: Page) => page.getByRole('heading', { name: /^INV-\d{6}$/ });

test('a receptionist registers a patient, books, cancels after a call and tells what is due', async ({
  page,
}) => {
  const lastName = aMark();
  const title = `Consultation ${aMark()}`;
  await signInAs(page, 'Receptionist');
  await expectMenu(page, ['Patients', 'Appointments', 'Admissions', 'Billing', 'Subscription & Billing']);
  await page.getByRole('link', { name: 'Add Patient' }).click();
  await page.getByLabel('First name').fill('Salma');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  await page.getByRole('button', { name: 'Register patient' }).click();
  await expect(page.getByRole('heading', { name: `Salma ${lastName}`, level: 1 })).toBeVisible();
  const billing = page.getByRole('region', { name: 'Billing', exact: true });
  await expect(billing).toContainText('This patient has no invoices yet.');
  await expect(billing.getByRole('link', { name: 'Create Invoice' })).toHaveCount(0);

  const { id } = await anAppointment(page, title, '2033-05-02T09:00');
  await open(page, `/dashboard/scheduling?appointmentId=${id}`);
  const details = page.getByRole('dialog', { name: title });
  await details.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Appointment' });
  await form.getByLabel('Status').selectOption('Cancelled');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await open(page, `/dashboard/scheduling?appointmentId=${id}`);
  await expect(page.getByRole('dialog', { name: title })).toContainText('Cancelled');
});

test('a billing clerk bills an order and a visit, adds a test, takes the money and exports the list', async ({
  page,
}) => {
  const { order, patient, patientId, labTest } = await anOrderToCollect(page);
  await signInAs(page, 'Billing Clerk');
  await expectMenu(page, [
    'Patients',
    'Appointments',
    'Admissions',
    'Billing',
    'Orders to Bill',
    'Theatre Charges',
    'Missing Prices',
    'Cashier',
    'Refunds',
    'Charges of Stays',
    'Subscription & Billing',
    'Referrals',
    'Reports',
  ]);
  await page.getByRole('link', { name: 'Cashier' }).click();
  await page.getByRole('button', { name: 'Open Day' }).click();
  const opening = page.getByRole('dialog', { name: "Open cashier's day" });
  await opening.getByLabel('Cash in the drawer').fill('500');
  await opening.getByRole('button', { name: 'Open Day' }).click();
  await expect(page.getByText('Your day is open.')).toBeVisible();

  await page.getByRole('link', { name: 'Orders to Bill' }).click();
  const row = page.getByRole('row', { name: new RegExp(order) });
  await expect(row).toContainText(labTest);
  await row.getByRole('button', { name: /^Create Invoice/ }).click();
  await expect(page.getByText(`This invoice is for laboratory order ${order}.`)).toBeVisible();
  await page.getByRole('switch', { name: 'Send at once' }).check();
  await page.getByRole('button', { name: 'Save and Send' }).click();
  await expect(invoiceHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const payment = page.getByRole('dialog', { name: /Record Payment for INV-/ });
  await payment.getByRole('button', { name: 'Record Payment' }).click();
  await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('Paid');

  await open(page, `/dashboard/patients/${patientId}`);
  await expect(page.getByRole('heading', { name: patient, level: 1 })).toBeVisible();
  const billing = page.getByRole('region', { name: 'Billing', exact: true });
  await expect(billing).toContainText('Nothing is due.');
  await billing.getByRole('link', { name: 'Create Invoice' }).click();
  await page.getByRole('combobox', { name: 'Item 1: service or text' }).fill(labTest);
  await page.getByRole('option', { name: new RegExp(labTest) }).click();
  await expect(page.getByLabel('Price 1')).toHaveValue('350.50');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(invoiceHeading(page)).toBeVisible();

  await open(page, '/dashboard/billing');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^invoices-/);
});

test('a billing clerk begins an invoice at an appointment, and sees no results', async ({ page }) => {
  await signInAs(page, 'Billing Clerk');
  const refused = await page.request.get('/api/lab-orders');
  expect(refused.status()).toBe(403);
  const { id } = await aDraft(page, 'Dressing', 120);
  await open(page, `/dashboard/billing/${id}`);
  await expect(invoiceHeading(page)).toBeVisible();
  await open(page, '/dashboard/scheduling?period=all');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create Invoice' }).click();
  await expect(page.getByText(/This invoice is for the appointment/)).toBeVisible();
});

test('a records officer completes a record, sets a duplicate aside and exports the list', async ({
  page,
}) => {
  const { patientId, patient } = await aPatientAndATest(page);
  await signInAs(page, 'Records Officer', `/dashboard/patients/${patientId}/edit`);
  await page.getByLabel('Medical history').fill('Asthma since childhood');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Asthma since childhood')).toBeVisible();
  await expectMenu(page, [
    'Patients',
    'Appointments',
    'Consultations',
    'Admissions',
    'Bed Management',
    'Ward Census',
    'Nursing Dashboard',
    ...nursingToRead,
    'Reports',
  ]);
  await pressInHead(page, 'Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const reactivate = page.getByRole('button', { name: 'Reactivate' });
  await reactivate.click();
  await expect(reactivate).toBeHidden();

  await open(page, `/dashboard/patients?q=${encodeURIComponent(patient)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Asthma since childhood');

  await open(page, '/dashboard/reports?tab=inpatient');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const reporting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  expect((await reporting).suggestedFilename()).toMatch(/^report-inpatient-/);
});
