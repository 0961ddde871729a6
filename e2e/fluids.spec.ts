// areas: nursing, vitals, inpatient, patients
import { expect } from '@playwright/test';
import { signInAs, test } from './hospital.ts';
import { anAdmission, aPatient, aWard } from './records.ts';

test('a nurse records intake and urine with one thumb, sees the balance with its sign, and marks one in error @host', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const mark = Date.now().toString(36);
  const { ward, beds } = await aWard(page, `Fluid ${mark}`, 1);
  const patient = await aPatient(page, `Drinks${mark}`);
  await anAdmission(page, patient.id, beds[0]!.id);
  const name = `Amina ${patient.lastName}`;
  await signInAs(page, 'Nurse', `/dashboard/nursing/intake-output?wardId=${ward.id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: `Oral of ${name}` }).click();
  await card.getByRole('button', { name: `Oral 500 mL of ${name}` }).click();
  await expect(page.getByText(`${name}: Oral 500 mL recorded`)).toBeVisible();
  await expect(card).toContainText('+500 mL');
  await card.getByRole('button', { name: `Urine of ${name}` }).click();
  await card.getByRole('textbox', { name: 'Another amount (mL)' }).fill('180');
  await card.getByRole('textbox', { name: 'Another amount (mL)' }).press('Enter');
  await expect(page.getByText(`${name}: Urine 180 mL recorded`)).toBeVisible();
  await expect(card).toContainText('+320 mL');
  await expect(page.getByLabel('The fluid day')).toContainText('+320 mL');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await card.getByRole('link', { name: `Fluid chart of ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Fluid Chart' })).toBeVisible();
  const chartWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(chartWidth).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 740 });
  const wrong = page.getByRole('row').filter({ hasText: 'Oral 500' });
  await wrong.getByRole('button', { name: /^Entered in error/ }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Of the neighbour');
  await form.getByRole('button', { name: 'Entered in error' }).click();
  await expect(page.getByText('Record marked as entered in error')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('−180 mL');
});
