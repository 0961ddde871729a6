// areas: stock
import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aStockItem } from './stock-records.ts';
import { chooseInRow } from './row-menu.ts';

const named = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

const lots = (page: Page) => page.getByRole('table', { name: 'Stock by lot and place' });

async function confirm(page: Page, label: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

test('a place is counted, and the books follow once somebody else has approved', async ({
  page,
  browser,
}) => {
  const item = named('Gauze');
  await signInAs(page, 'Storekeeper');
  const { id } = await aStockItem(page, item);
  await open(page, `/dashboard/inventory/${id}`);
  await open(page, '/dashboard/inventory/counts');
  await page.getByRole('button', { name: 'Start Count' }).click();
  const start = page.getByRole('dialog', { name: 'Start stock count' });
  await start.getByLabel('Place').selectOption({ label: 'Main Store' });
  await start.getByLabel('Category').selectOption({ label: 'Supplies' });
  await start.getByRole('button', { name: 'Start Count' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CNT-');
  await page.getByLabel(new RegExp(`${item}, Lot LOT-1.*counted`)).fill('7');
  await page.getByRole('button', { name: 'Save Counts' }).click();
  const row = page.getByRole('table', { name: 'Lots' }).getByRole('row', { name: new RegExp(item) });
  await expect(row).toContainText('-3 piece');
  await confirm(page, 'Hand In');
  const other = await (await browser.newContext()).newPage();
  const { pathname } = new URL(page.url());
  await signInAs(other, 'Tenant Admin', pathname);
  await confirm(other, 'Approve');
  await open(page, `/dashboard/inventory/${id}`);
  await expect(lots(page).getByRole('row', { name: /LOT-1/ })).toContainText('7 piece');
});

test('a recalled lot lies in quarantine, and is told as recalled', async ({ page }) => {
  const item = named('Saline');
  await signInAs(page, 'Storekeeper');
  const { id } = await aStockItem(page, item);
  await open(page, `/dashboard/inventory/${id}`);
  await chooseInRow(lots(page).getByRole('row', { name: /LOT-1/ }), /^Recall/);
  const form = page.getByRole('dialog', { name: /Recall lot LOT-1/ });
  await form.getByLabel('Why').fill('Particles seen');
  await form.getByRole('button', { name: 'Recall Lot' }).click();
  await expect(form).toBeHidden();
  const row = lots(page).getByRole('row', { name: /LOT-1/ });
  await expect(row).toContainText('Quarantine');
  await expect(row).toContainText('Recalled');
  await open(page, '/dashboard/inventory/recalls');
  await page
    .getByRole('row', { name: new RegExp(item) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('table', { name: 'Where it lay' })).toContainText('Main Store');
});
