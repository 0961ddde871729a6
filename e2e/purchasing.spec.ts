import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aStockItem, aSupplier } from './stock-records.ts';
import { chooseInRow } from './row-menu.ts';

const named = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

const lots = (page: Page) => page.getByRole('table', { name: 'Stock by lot and place' });

async function confirm(page: Page, label: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

async function pick(page: Page, field: string, item: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: field }).fill(item);
  await page.getByRole('option', { name: new RegExp(item) }).click();
}

test('@host a purchase order is received, and a ward asks for it and gets it', async ({ page }) => {
  const item = named('Cannula');
  const supplier = named('Supplier');
  await signInAs(page, 'Storekeeper');
  const { id } = await aStockItem(page, item);
  await aSupplier(page, supplier);
  await open(page, '/dashboard/inventory/orders');
  await page.getByRole('button', { name: 'New Order' }).click();
  const order = page.getByRole('dialog', { name: 'New Order' });
  await order.getByLabel('Supplier').selectOption({ label: supplier });
  await order.getByLabel('Deliver to').selectOption({ label: 'Main Store' });
  await pick(page, 'Item', item);
  await order.getByLabel('Packs').fill('40');
  await order.getByRole('button', { name: 'New Order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PO-');
  await confirm(page, 'Approve');
  await confirm(page, 'Mark as Sent');
  await page.getByRole('button', { name: 'Receive Goods' }).click();
  const receipt = page.getByRole('dialog', { name: /Receive goods of PO-/ });
  await receipt.getByLabel('Lot number').fill('NEW-1');
  await receipt.getByRole('textbox', { name: 'Expiry date' }).fill('31/01/2097');
  await receipt.getByRole('button', { name: 'Receive Goods' }).click();
  await expect(page.getByRole('table', { name: 'Goods received' })).toContainText('NEW-1');
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();

  await signInAs(page, 'Nurse', '/dashboard/inventory/requisitions');
  await page.getByRole('button', { name: 'Request Stock' }).click();
  const wish = page.getByRole('dialog', { name: 'Request Stock' });
  await wish.getByLabel('For').selectOption({ label: 'Pharmacy' });
  await pick(page, 'Item', item);
  await wish.getByLabel('Quantity').fill('30');
  await wish.getByRole('button', { name: 'Request Stock' }).click();
  await expect(wish).toBeHidden();
  await signInAs(page, 'Storekeeper', '/dashboard/inventory/requisitions');
  const newest = page.getByRole('link', { name: /^REQ-/ }).first();
  const number = await newest.innerText();
  await newest.click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText('On the way', { exact: true }).first()).toBeVisible();
  await signInAs(page, 'Nurse', '/dashboard/inventory/requisitions');
  await page.getByRole('link', { name: number }).click();
  await confirm(page, 'All Has Arrived');
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
  await signInAs(page, 'Storekeeper');
  await open(page, `/dashboard/inventory/${id}`);
  await expect(
    lots(page)
      .getByRole('row', { name: /Pharmacy/ })
      .first(),
  ).toBeVisible();
});

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
