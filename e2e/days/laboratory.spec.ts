// areas: laboratory, patients
import { expect } from '@playwright/test';
import { open, signInAs, test } from '../hospital.ts';
import { anExaminedOrder, aLabTest, aPatient } from '../records.ts';
import { aMark, anOrderToCollect, expectMenu } from './arrange.ts';

test('a technician takes a specimen, enters a result, verifies a colleague’s and prints the report', async ({
  page,
}) => {
  const { order, labTest } = await anOrderToCollect(page);
  const mark = aMark();
  const { id } = await aPatient(page, mark);
  const colleagues = await anExaminedOrder(page, id, `Potassium ${mark}`, '4.4');
  await signInAs(page, 'Technician', '/dashboard/laboratory');
  await expectMenu(page, ['Patients', 'Laboratory', 'Lab Test Manager']);
  await page.getByRole('button', { name: order, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Lab Order ${order}` });
  await sheet.getByRole('button', { name: 'Specimen taken now' }).click();
  await sheet.getByRole('button', { name: 'Enter Results' }).click();
  const entry = page.getByRole('dialog', { name: `Enter Results: ${order}` });
  await entry.getByLabel(`Result of ${labTest}`).fill('4.1');
  await entry.getByRole('button', { name: 'Save Results' }).click();
  await expect(sheet.getByText('Someone else must verify this')).toBeVisible();

  await open(page, `/dashboard/laboratory?orderId=${colleagues.order.id}`);
  const other = page.getByRole('dialog', { name: `Lab Order ${colleagues.order.orderNumber}` });
  await other.getByRole('button', { name: `Verify Potassium ${mark}` }).click();
  await expect(other.getByText('Verified', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Print Report' }).click();
  await expect(page.getByRole('dialog', { name: /Laboratory Report/ })).toContainText('4.4');
});

test('a technician keeps the catalogue and orders for who walks in', async ({ page }) => {
  const name = `Chloride ${aMark()}`;
  await signInAs(page, 'Technician');
  await aLabTest(page, name);
  await open(page, '/dashboard/lab-test-manager');
  await page.getByLabel('Search tests').fill(name);
  await expect(page.getByRole('row', { name })).toContainText('৳350.50');
  await open(page, '/dashboard/laboratory');
  await page.getByRole('button', { name: 'New Lab Order' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  await form.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  await page.getByRole('option', { name: /Rahima Khatun/ }).click();
  await form.getByLabel('Find a test by name or category').fill(name);
  await form.getByRole('checkbox', { name: new RegExp(name) }).check();
  await form.getByRole('button', { name: 'Create Order' }).click();
  await expect(page.getByText(/LAB-\d+ created/)).toBeVisible();
});
