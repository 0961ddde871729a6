// areas: ward-orders, doses, nursing, inpatient, patients
import { expect } from '@playwright/test';
import { signInAs, test } from './hospital.ts';
import { anAdmission, aPatient, aWard } from './records.ts';

test('an order of a doctor reaches the nurse, who acknowledges it', { tag: '@host' }, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signInAs(page, 'Tenant Admin');
  const { beds } = await aWard(page, `Orders ${mark}`, 1);
  const patient = await aPatient(page, `Ordered${mark}`);
  const { id: admissionId } = await anAdmission(page, patient.id, beds[0]!.id);

  await signInAs(page, 'Doctor', `/dashboard/admissions/${admissionId}`);
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  await orders.getByRole('button', { name: 'New order' }).click();
  const dialog = page.getByRole('dialog', { name: /^New order for/ });
  await dialog.getByLabel('Flow (L/min)').fill('2');
  await dialog.getByRole('button', { name: 'Sign order' }).click();
  await expect(orders.getByText('Nasal cannula, 2 L/min, target SpO₂ 94–98 %')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'Nurse', `/dashboard/nursing/mar?admissionId=${admissionId}`);
  await page.getByRole('button', { name: /^Acknowledge Nasal cannula/ }).click();
  await expect(page.getByText('1 order acknowledged')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await signInAs(page, 'Doctor', `/dashboard/admissions/${admissionId}`);
  await expect(orders.getByText(/Acknowledged: /)).toBeVisible();
});
