// areas: reports, billing, patients
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { open, signInAs, test } from './hospital.ts';
import { aPatient } from './records.ts';

function newPatients(page: Page) {
  return page.getByRole('region', { name: 'Figures' }).getByRole('link').first();
}

test(
  'a report shows what was recorded over the range chosen, and the file says the same',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin');
    await open(page, '/dashboard/reports?tab=patients&range=today');
    const before = Number((await newPatients(page).textContent())!.replace(/\D/g, ''));
    await aPatient(page, `Reported${Date.now().toString(36)}`);
    await aPatient(page, `Reported${Date.now().toString(36)}b`);

    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    await page.getByRole('tab', { name: 'Patients' }).click();
    await page.getByLabel('Range').selectOption('Today');
    await page.getByRole('button', { name: 'Generate Charts' }).click();
    await expect(page).toHaveURL(/range=today/);
    await expect(newPatients(page)).toHaveText(new Intl.NumberFormat('en').format(before + 2));

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Report' }).click();
    await page.getByRole('menuitem', { name: 'CSV file' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^report-patients-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    const [, today] = /From,(\d{4}-\d{2}-\d{2})\r\nTo,\1\r\n/.exec(text)!;
    expect(text).toContain('Hospital,City General\r\n');
    expect(text).toContain(`New patients,${before + 2},`);
    expect(text).toContain(`\r\n${today},${before + 2},`);
  },
);

test('the financial report is printed from its own address', async ({ page }) => {
  await signInAs(page, 'Tenant Admin', '/dashboard/reports/financial');
  await expect(page.getByRole('tab', { name: 'Financial', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Day book', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export Report' }).click();
  await page.getByRole('menuitem', { name: 'PDF or print' }).click();
  await expect(page.getByRole('dialog', { name: /^Reports: Financial/ })).toBeVisible();
});
