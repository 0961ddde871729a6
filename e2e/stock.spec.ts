// areas: stock
import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aStockItem } from './stock-records.ts';

const name = () => `Cannula ${crypto.randomUUID().slice(0, 8)}`;

const lots = (page: Page) => page.getByRole('table', { name: 'Stock by lot and place' });

test('@host a storekeeper adds an item, receives two lots and issues what expires first', async ({
  page,
}) => {
  const item = name();
  await signInAs(page, 'Storekeeper', '/dashboard/inventory');
  await page.getByRole('button', { name: 'Add Item' }).click();
  const form = page.getByRole('dialog', { name: 'Add Item' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(item);
  await form.getByLabel('Category').fill('Infusion');
  await form.getByRole('textbox', { name: 'Base unit', exact: true }).fill('piece');
  await form.getByLabel('Cost per base unit').fill('12.50');
  await form.getByLabel('Selling price per base unit').fill('20');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(form).toBeHidden();
  await open(page, `/dashboard/inventory?q=${encodeURIComponent(item)}`);
  await page.getByRole('link', { name: item, exact: true }).click();
  for (const [lot, expiry] of [
    ['LATE', '31/12/2098'],
    ['EARLY', '31/01/2097'],
  ] as const) {
    await page.getByRole('button', { name: 'Receive Stock' }).click();
    const receipt = page.getByRole('dialog', { name: `Receive Stock: ${item}` });
    await receipt.getByLabel('Place').selectOption({ label: 'Main Store' });
    await receipt.getByLabel('Lot number').fill(lot);
    await receipt.getByRole('textbox', { name: 'Expiry date' }).fill(expiry);
    await receipt.getByLabel('Quantity').fill('10');
    await receipt.getByRole('button', { name: 'Receive Stock' }).click();
    await expect(receipt).toBeHidden();
    await expect(lots(page).getByRole('row', { name: new RegExp(lot) })).toContainText('10 piece');
  }
  await page.getByRole('button', { name: 'Issue Stock' }).click();
  const issue = page.getByRole('dialog', { name: `Issue Stock: ${item}` });
  await issue.getByLabel('Place').selectOption({ label: 'Main Store' });
  await issue.getByLabel('Quantity').fill('13');
  await issue.getByLabel('For whom or what').fill('Ward 3');
  await issue.getByRole('button', { name: 'Issue Stock' }).click();
  await expect(lots(page).getByRole('row', { name: /EARLY/ })).toHaveCount(0);
  await expect(lots(page).getByRole('row', { name: /LATE/ })).toContainText('7 piece');
});

test('what a large write-off asks for is decided on by another person', async ({ page, browser }) => {
  const item = name();
  await signInAs(page, 'Storekeeper');
  const { id } = await aStockItem(page, item, { costMinor: 1_000_000 });
  await open(page, `/dashboard/inventory/${id}`);
  await page.getByRole('button', { name: /Adjust or write off/ }).click();
  const form = page.getByRole('dialog', { name: 'Adjust or write off' });
  await form.getByLabel('What happens').selectOption({ label: 'Disposal' });
  await form.getByLabel('Quantity').fill('4');
  await form.getByLabel('Reason').fill('Packs were wet');
  await form.getByRole('button', { name: 'Disposal' }).click();
  await expect(page.getByText('The change waits for a second person.')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, 'Tenant Admin', '/dashboard/inventory/requests?status=pending');
  const row = other.getByRole('row', { name: new RegExp(item) });
  await row.getByRole('button', { name: /Approve/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await expect(lots(page).getByRole('row', { name: /LOT-1/ })).toContainText('6 piece');
});
