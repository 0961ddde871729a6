import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { billDressing, registerAtDesk } from './desk-ways.ts';
import { aMark, answer, fill, openMenu, press, test } from './ways.ts';

/** Opens the financial report over a range that is offered by name. */
async function openFinancial(page: Page, range: string): Promise<void> {
  await openMenu(page, 'Reports');
  await press(page, 'Financial');
  await page.getByLabel('Range').selectOption({ label: range });
  await press(page, 'Generate Charts');
  await expect(page.getByRole('region', { name: 'Monthly closing' })).toBeVisible();
}

/** A figure of the report in view, in whole and hundredth units as it stands there. */
async function figure(page: Page, name: string): Promise<number> {
  const card = page
    .getByRole('region', { name: 'Figures', exact: true })
    .locator('dl > *')
    .filter({ hasText: name });
  return Number((await card.locator('dd').innerText()).replaceAll(/[^\d.]/g, ''));
}

function closing(page: Page) {
  return page.getByRole('region', { name: 'Monthly closing' });
}

/** Saves the report in view as a file and reads it. */
async function saveReport(page: Page): Promise<string> {
  await press(page, 'Export Report');
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

test('what was billed is in the report; a month is closed, exported as it stands, and opened again with a reason', async ({
  at,
}) => {
  const receptionist = await at('Receptionist');
  const patient = await registerAtDesk(receptionist, aMark());
  const clerk = await at('Billing Clerk');
  await openFinancial(clerk, 'This month');
  const before = await figure(clerk, 'Collected');
  await billDressing(clerk, patient);
  await openFinancial(clerk, 'This month');
  await expect.poll(() => figure(clerk, 'Collected')).toBe(before + 1000);
  await expect(closing(clerk)).toContainText('Show one whole past month');

  await openFinancial(clerk, 'Last month');
  await expect(closing(clerk)).toContainText(' is open. ');
  const collected = await figure(clerk, 'Collected');
  await press(closing(clerk), 'Close month');
  await answer(clerk, 'Close month');
  await expect(closing(clerk)).toContainText('The figures have not changed since closing.');
  const administrator = await at('Tenant Admin');
  await openFinancial(administrator, 'Last month');
  await expect(closing(administrator)).toContainText(/Closed by .+ on /);
  const file = await saveReport(administrator);
  expect(file).toContain(`Collected,${collected.toFixed(2)},`);
  expect(file).toContain('Closed By,');
  await press(closing(administrator), 'Open again');
  const form = administrator.getByRole('dialog', { name: /^Open .+ again$/ });
  await fill(form, { Reason: 'A bill of the ward is missing' });
  await press(form, 'Open again');
  await expect(form).toBeHidden();

  await openFinancial(clerk, 'Last month');
  await expect(closing(clerk)).toContainText('A bill of the ward is missing');
  await expect(closing(clerk).getByRole('button', { name: 'Close month' })).toBeVisible();
});
