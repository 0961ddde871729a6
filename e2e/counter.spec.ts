// areas: pharmacy, stock, billing, patients
import { expect } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aMedicine } from './records.ts';
import { inPharmacy } from './stock-records.ts';

test(
  'medicines are sold over the counter by name and paid in cash, the receipt is shown, and a part comes back by lot',
  { tag: '@host' },
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `Cetirout${mark}`;
    await signInAs(page, 'Tenant Admin');
    const { id } = await aMedicine(page, name, 'Cetirizine');
    await inPharmacy(page, id, { [`S${mark}`]: '2098-01-31', [`L${mark}`]: '2099-01-31' });
    await open(page, '/dashboard/pharmacy');
    await page.getByRole('link', { name: 'Counter Sale' }).click();
    const find = page.getByRole('combobox', { name: 'Medicine, or scan a pack or a lot' });
    await find.fill(name);
    await find.press('Enter');
    await page.getByLabel(`Quantity of ${name}`).fill('14');
    await expect(page.getByText(`From S${mark}`)).toContainText(/: 12, .*: 2/);
    await page.getByLabel('Name (optional)').fill(`Buyer ${mark}`);
    await page.getByLabel('Cash handed over').fill('1000');
    await page.getByRole('button', { name: 'Sell', exact: true }).click();

    const receipt = page.getByRole('dialog', { name: /^Receipt RCT-/ });
    await expect(receipt).toContainText(`Buyer ${mark}`);
    await expect(receipt).toContainText(name);
    await receipt.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No medicines in this sale yet.')).toBeVisible();

    await page.getByRole('link', { name: 'Earlier Sales' }).click();
    const row = page.getByRole('row', { name: new RegExp(`Buyer ${mark}`) });
    await row.getByRole('link', { name: /^CS-/ }).click();
    await page.getByRole('button', { name: 'Take Back' }).click();
    const back = page.getByRole('dialog', { name: /^Take back CS-/ });
    await back.getByLabel(new RegExp(`lot S${mark}: up to 12 can be returned`)).fill('5');
    await back.getByLabel('Reason').fill('Bought too many');
    await back.getByRole('button', { name: 'Take Back' }).click();
    await expect(page.getByText(/credit note CN-\d+, refund of/)).toBeVisible();
    await expect(page.getByText('brought back 5')).toBeVisible();
  },
);
