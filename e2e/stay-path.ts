import { expect, type Page } from '@playwright/test';
import { chooseInHead } from './head-menu.ts';
import { open, signInAs } from './hospital.ts';
import { aBedRate, aPatient, aWard } from './records.ts';

/** Letters and digits that nobody else's name in this run has. */
export const aMark = () => crypto.randomUUID().slice(0, 8);

/** A part of the page of an admission, by its heading. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stage = (page: Page, name: string) =>
  region(page, 'Discharge').getByRole('listitem', { name, exact: true });
const bedCard = (page: Page, ward: string, number: string) =>
  page.getByRole('list', { name: `Beds of ${ward}` }).getByRole('listitem', { name: number });

/** Answers the question of a button with its own words. */
async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
}

interface Stay {
  ward: { id: string; name: string };
  patient: { id: string; lastName: string };
}

/** The doctor asks for a bed, the ward manager places, the nurse receives; returns the address of the admission. */
async function takeIn(page: Page, { ward, patient }: Stay): Promise<string> {
  await signInAs(page, 'Doctor', `/dashboard/patients/${patient.id}`);
  await page.getByRole('button', { name: 'Request Bed' }).click();
  const form = page.getByRole('dialog', { name: 'Request a bed' });
  await form.getByLabel('Urgency').selectOption('Urgent');
  await form.getByLabel('Reason').fill('Pneumonia, needs oxygen');
  await form.getByRole('button', { name: 'Request Bed' }).click();
  await expect(page.getByText(`Bed requested for Amina ${patient.lastName}`)).toBeVisible();

  await signInAs(page, 'Ward Manager', '/dashboard/admissions?tab=requests');
  const request = page.getByRole('row', { name: new RegExp(patient.lastName) });
  await expect(request).toContainText('Pneumonia, needs oxygen');
  await request.getByRole('link', { name: /^Admit/ }).click();
  await page.getByRole('combobox', { name: 'Admitting Doctor' }).fill('Dr. Farhan Chowdhury');
  await page.getByRole('combobox', { name: 'Bed' }).fill(ward.name);
  await page.getByRole('option', { name: new RegExp(`${ward.name} · B-01`) }).click();
  await page.getByRole('button', { name: 'Admit Patient' }).click();
  await expect(page.getByRole('heading', { name: /^ADM-\d{6}$/ })).toBeVisible();
  const address = `/dashboard/admissions/${page.url().split('/').at(-1)}`;

  await signInAs(page, 'Nurse', address);
  await page.getByRole('button', { name: 'Receive Patient' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Receive Patient' }).click();
  await expect(page.getByRole('button', { name: 'Receive Patient' })).toHaveCount(0);
  return address;
}

/** The nurse asks and moves, the ward manager approves. */
async function move(page: Page, address: string, { ward, patient }: Stay): Promise<void> {
  const transfers = region(page, 'Bed Transfers');
  await transfers.getByRole('button', { name: 'Request Transfer' }).click();
  const form = page.getByRole('dialog', { name: 'Request Transfer' });
  await expect(form.getByLabel('From Bed')).toHaveValue(`B-01, ${ward.name}`);
  await form.getByRole('combobox', { name: 'To Bed' }).fill(ward.name);
  await page.getByRole('option', { name: new RegExp(`${ward.name} · B-02`) }).click();
  await form.getByLabel('Reason').fill('Nearer to the desk');
  await form.getByRole('button', { name: 'Request Transfer' }).click();
  await expect(transfers.getByText('Pending')).toBeVisible();

  await signInAs(page, 'Ward Manager', '/dashboard/bed-transfers?status=open');
  const asked = page.getByRole('row', { name: new RegExp(patient.lastName) });
  await asked.getByRole('button', { name: /^Approve/ }).click();
  await confirm(page, 'Approve');
  await expect(asked).toContainText('Held until');

  await signInAs(page, 'Nurse', address);
  await transfers.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(transfers.getByText('Completed')).toBeVisible();
  await expect(region(page, 'Admission')).toContainText(`B-02, ${ward.name}`);
}

/** The nurse charges an ECG; the cashier takes a deposit and prints what the stay comes to. */
async function chargeAndDeposit(page: Page, address: string): Promise<void> {
  const charged = region(page, 'Charged on the Ward');
  await charged.getByRole('button', { name: 'Charge Service' }).click();
  const form = page.getByRole('dialog', { name: 'Charge Service' });
  await form.getByRole('combobox', { name: 'Service' }).fill('ecg');
  await page.getByRole('option', { name: 'ECG', exact: true }).click();
  await form.getByRole('button', { name: 'Charge Service' }).click();
  await expect(charged.getByRole('listitem')).toHaveText(/^ECG/);

  await signInAs(page, 'Billing Clerk', address);
  const bill = region(page, 'Bill');
  await expect(bill).toContainText('1,870.00');
  await bill.getByRole('button', { name: 'Take Deposit' }).click();
  const deposit = page.getByRole('dialog', { name: /^Take a deposit for ADM-/ });
  await deposit.getByLabel('Amount').fill('1000');
  await deposit.getByRole('button', { name: 'Take Deposit' }).click();
  await seePaper(page, /^Receipt DEP-/, '1,000.00');
  await expect(bill).toContainText('870.00');
  await bill.getByRole('link', { name: 'Open Bill' }).click();
  await chooseInHead(page, 'Print');
  await seePaper(page, /^Interim bill ADM-/, '1,870.00');
}

async function seePaper(page: Page, title: RegExp, words: string): Promise<void> {
  const preview = page.getByRole('dialog', { name: title });
  await expect(preview.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  await expect(preview).toContainText(words);
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toBeHidden();
}

/** The cashier bills the stay; who may not confirm an unpaid one is told why; the ward manager takes it on herself. */
async function dischargeUnpaid(page: Page, address: string, { patient }: Stay): Promise<string> {
  await signInAs(page, 'Doctor', address);
  await page.getByRole('button', { name: 'Discharge Patient' }).click();
  const decision = page.getByRole('dialog', { name: `Discharge Amina ${patient.lastName}` });
  await decision.getByLabel('Discharge summary').fill('Breathes room air, without fever for two days.');
  await decision.getByRole('button', { name: 'Discharge Patient' }).click();
  await expect(stage(page, 'Clinical')).toContainText('Done');

  await signInAs(page, 'Billing Clerk', `${address}/bill`);
  await page.getByRole('button', { name: 'Bill the Stay' }).click();
  const form = page.getByRole('dialog', { name: /^Bill the stay ADM-/ });
  await form.getByLabel('Send the invoice now').check();
  await form.getByRole('button', { name: 'Bill the Stay' }).click();
  const said = await page.getByText(/^Invoice INV-\d+ created\.$/).textContent();
  const invoice = /INV-\d+/.exec(said ?? '')![0];
  await open(page, address);
  await expect(stage(page, 'Billing')).toContainText(invoice);
  await expect(page.getByRole('button', { name: 'Confirm Billing' })).toHaveCount(0);

  await signInAs(page, 'Ward Manager', address);
  await stage(page, 'Billing').getByRole('button', { name: 'Override Billing' }).click();
  const override = page.getByRole('dialog');
  await override.getByLabel('Reason').fill('The family pays at the desk');
  await override.getByRole('button', { name: 'Override Billing' }).click();
  await expect(stage(page, 'Billing')).toContainText('The family pays at the desk');

  await signInAs(page, 'Pharmacist', address);
  await page.getByRole('button', { name: 'Confirm Pharmacy' }).click();
  await expect(stage(page, 'Pharmacy')).toContainText('Done');

  await signInAs(page, 'Nurse', address);
  await page.getByRole('button', { name: 'Confirm Nursing' }).click();
  await page.getByRole('button', { name: 'Patient Has Left' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Patient Has Left' }).click();
  await expect(page.getByText('Discharged', { exact: true }).first()).toBeVisible();
  return invoice;
}

/** The cashier pays the final invoice out of the deposit and with cash. */
async function pay(page: Page, address: string, invoice: string): Promise<void> {
  await signInAs(page, 'Billing Clerk', address);
  await region(page, 'Bill').getByRole('link', { name: invoice }).click();
  await page.getByRole('button', { name: 'Use Deposit' }).click();
  const deposit = page.getByRole('dialog', { name: `Pay ${invoice} from the deposit` });
  await expect(deposit.getByLabel('Amount')).toHaveValue('1000.00');
  await deposit.getByRole('button', { name: 'Use Deposit' }).click();
  await expect(deposit).toBeHidden();
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const cash = page.getByRole('dialog', { name: `Record Payment for ${invoice}` });
  await expect(cash.getByLabel('Amount')).toHaveValue('870.00');
  await cash.getByRole('button', { name: 'Record Payment' }).click();
  await expect(page.getByText(/Payment recorded, receipt RCT-/)).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
}

/** One stay from the wish for a bed to the paid bill and the clean bed, each step by the person whose work it is. */
export async function followStay(page: Page): Promise<void> {
  await signInAs(page, 'Tenant Admin');
  const { ward } = await aWard(page, `East ${aMark()}`, 2);
  await aBedRate(page, ward.id, 1200);
  const stay: Stay = { ward, patient: await aPatient(page, `Stay ${aMark()}`) };
  const address = await takeIn(page, stay);
  await move(page, address, stay);
  await chargeAndDeposit(page, address);
  const invoice = await dischargeUnpaid(page, address, stay);
  await pay(page, address, invoice);
  await signInAs(page, 'Nurse', `/dashboard/bed-management?wardId=${ward.id}`);
  for (const status of ['Being Cleaned', 'Available']) {
    await page.getByLabel('Status of bed B-02').selectOption(status);
    await expect(page.getByText(`Bed B-02: ${status}`)).toBeVisible();
  }
  await expect(bedCard(page, ward.name, 'B-02')).toContainText('Available');
}
