import { expect } from '@playwright/test';
import { open, signInAs, test } from '../hospital.ts';
import { aPatient } from '../records.ts';

test('a scanner that types a number and Enter after Ctrl K opens that record, also before the search is fetched', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const mark = crypto.randomUUID().slice(0, 8);
  const one = await aPatient(page, `Scanned${mark}`);
  const other = await aPatient(page, `Elsewhere${mark}`);
  await page.reload();
  for (const patient of [one, other]) {
    await expect(page.getByRole('button', { name: /Ctrl K|Search/ }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(patient.patientNumber);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(patient.id));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page, '/dashboard');
  }
  // What was found for older words is never opened.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`Scanned${mark}`);
  await expect(page.getByRole('option', { name: new RegExp(`Scanned${mark}`) }).first()).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(other.patientNumber);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(other.id));
});
