// areas: pharmacy, stock, billing, consultations, patients
import { expect, type Locator } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { open, signInAs, test } from '../hospital.ts';
import { aMedicine, aPatient, aPrescriptionOf } from '../records.ts';
import { aWish, inPharmacy } from '../stock-records.ts';
import { aMark, expectMenu } from './arrange.ts';

/** Any colleague who may witness. */
async function witness(form: Locator): Promise<void> {
  await form.getByRole('combobox', { name: 'Witness' }).selectOption({ index: 1 });
  await form.getByLabel('Witness’s password').fill(samplePassword);
}

test('a pharmacist sells without a prescription, hands out a controlled medicine before a witness and reads the register', async ({
  page,
}) => {
  const mark = aMark();
  await signInAs(page, 'Tenant Admin');
  const plain = await aMedicine(page, `Cetir${mark}`, 'Cetirizine');
  await inPharmacy(page, plain.id, { [`C${mark}`]: '2099-01-31' });
  const strong = await aMedicine(page, `Morph${mark}`, 'Morphine', true);
  await inPharmacy(page, strong.id, { [`M${mark}`]: '2098-01-31', [`N${mark}`]: '2099-01-31' });
  const patient = await aPatient(page, mark);
  const { id, prescriptionNumber } = await aPrescriptionOf(page, patient.id, strong, []);

  await signInAs(page, 'Pharmacist', '/dashboard/pharmacy/counter');
  await expectMenu(page, [
    ...['Patients', 'Consultations', 'Admissions', 'Medication Administration Record'],
    ...['Pharmacy', 'Inventory'],
    'Cashier.s Day',
  ]);
  const find = page.getByRole('combobox', { name: 'Medicine, or scan a pack or a lot' });
  await find.fill(strong.name);
  await find.press('Enter');
  await expect(page.getByText(/is a controlled medicine\. Hand it out on its prescription/)).toBeVisible();
  await find.fill(`C${mark}`);
  await find.press('Enter');
  await expect(page.getByLabel(`Quantity of ${plain.name}`)).toHaveValue('1');
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Receipt RCT-/ })).toContainText(plain.name);

  await open(page, `/dashboard/pharmacy/dispensing/${id}`);
  // What is controlled is counted, not proposed.
  await page.getByLabel(`Quantity of ${strong.name}`).fill('21');
  await witness(page.getByRole('group', { name: 'Witness' }));
  await page.getByRole('button', { name: 'Hand Out', exact: true }).click();
  await expect(page.getByText('handed out 21, left 0')).toBeVisible();
  await open(page, `/dashboard/pharmacy/controlled/${strong.id}`);
  await expect(page.getByRole('row', { name: new RegExp(prescriptionNumber) }).first()).toContainText(mark);
});

test('a storekeeper sends a ward the controlled medicine it asked for, before a witness, and orders what runs out', async ({
  page,
}) => {
  const mark = aMark();
  await signInAs(page, 'Tenant Admin');
  const strong = await aMedicine(page, `Pethid${mark}`, 'Pethidine', true);
  await inPharmacy(page, strong.id, { [`P${mark}`]: '2099-01-31' });
  const wish = await aWish(page, `Ward ${mark}`, strong.id);
  await signInAs(page, 'Storekeeper', `/dashboard/inventory/requisitions/${wish.id}`);
  await expectMenu(page, ['Inventory']);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Issue' }).click();
  const issue = page.getByRole('dialog', { name: /^Issue REQ-/ });
  await issue.getByLabel('From').selectOption({ label: 'Pharmacy' });
  await issue.getByRole('button', { name: 'Issue' }).click();
  await expect(issue).toContainText('is controlled. A second person must witness this');
  await witness(issue);
  await issue.getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText('On the way', { exact: true }).first()).toBeVisible();

  await open(page, '/dashboard/inventory?tab=reports');
  await page.getByRole('button', { name: 'Write Order for These Items' }).click();
  const order = page.getByRole('dialog', { name: 'New Order' });
  await expect(order.getByRole('combobox', { name: 'Item' }).first()).not.toHaveValue('');
  await expect(order.getByLabel('Packs').first()).not.toHaveValue('');
});
