// areas: billing, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aDraft } from './records.ts';
import { chooseInHead } from './head-menu.ts';
import { chooseInRow } from './row-menu.ts';

let made = 0;

/** A name nobody else in this run has. */
function aName(word: string): string {
  made += 1;
  return `${word} ${Date.now().toString(36)}${made}`;
}

async function choosePatient(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  await page.getByRole('option', { name: /Rahima Khatun/ }).click();
}

const line = (page: Page, place: number) =>
  page.getByRole('combobox', { name: `Item ${place}: service or text` });

const card = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'Billing figures' }).locator('div', { hasText: label }).first();

test(
  'an invoice is made from the catalogue, edited, sent, found in the list and voided',
  { tag: '@host' },
  async ({ page }) => {
    const text = aName('Bandage');
    await signInAs(page, 'Tenant Admin', '/dashboard/billing');
    await page.getByRole('link', { name: 'Create Invoice' }).first().click();
    await choosePatient(page);
    await line(page, 1).fill('echocardio');
    await page.getByRole('option', { name: /Echocardiography/ }).click();
    await expect(page.getByLabel('Price 1')).toHaveValue('2800.00');
    await page.getByRole('button', { name: 'Add Item' }).click();
    await line(page, 2).fill(text);
    await page.getByLabel('Quantity 2').fill('3');
    await page.getByLabel('Price 2').fill('66.67');
    await page.getByLabel('Discount as').selectOption('Percent');
    await page.getByLabel('Discount', { exact: true }).fill('10');
    const sums = page.getByRole('region', { name: 'Sums' });
    await expect(sums).toContainText('৳3,000.01');
    await expect(sums).toContainText('৳2,970.01');
    await page.getByRole('button', { name: 'Save Draft' }).click();

    const heading = page.getByRole('heading', { name: /^INV-\d{6}$/ });
    await expect(heading).toBeVisible();
    const number = await heading.innerText();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Remove item 2' }).click();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByRole('heading', { name: number })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Items' })).not.toContainText(text);
    await expect(page.getByRole('region', { name: 'Items' })).toContainText('৳2,772.00');

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('Sent');

    await open(page, '/dashboard/billing');
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill(number);
    const row = page.getByRole('row', { name: number });
    await expect(row).toContainText('Rahima Khatun');
    await expect(row).toContainText('Sent');
    await expect(page).toHaveURL(new RegExp(`q=${number}`));
    await expect(page.getByRole('row')).toHaveCount(2);

    await chooseInRow(row, /^View/);
    await chooseInHead(page, 'Void');
    const dialog = page.getByRole('dialog', { name: `Void ${number}` });
    await dialog.getByRole('button', { name: 'Void Invoice' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Made twice');
    await dialog.getByRole('button', { name: 'Void Invoice' }).click();
    await expect(page.getByText('This invoice is void: Made twice')).toBeVisible();
  },
);

test('what is refused is said at its field, and a reload keeps what was typed', async ({ page }) => {
  await signInAs(page, 'Tenant Admin', '/dashboard/billing/new');
  await choosePatient(page);
  await line(page, 1).fill('Cast');
  await page.getByLabel('Price 1').fill('12.345');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(/at most 2 decimals|2 decimals/i)).toBeVisible();
  await page.getByLabel('Price 1').fill('100');
  await page.getByLabel('Discount', { exact: true }).fill('100.01');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('The discount cannot be more than the subtotal.')).toBeVisible();
  await page.reload();
  await expect(line(page, 1)).toHaveValue('Cast');
  await expect(page.getByLabel('Price 1')).toHaveValue('100.00');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(line(page, 1)).toHaveValue('');
});

test('the list is filtered by status, and both addresses show it', async ({ page }) => {
  await signInAs(page, 'Tenant Admin', '/dashboard/invoices');
  await expect(page.getByRole('heading', { name: 'Billing & Invoicing' })).toBeVisible();
  await expect(card(page, 'Total Revenue')).toContainText('৳');
  await page.getByLabel('Status').selectOption('Overdue');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toContainText('Overdue');
  for (const row of await rows.all()) await expect(row).toContainText('Overdue');
  await page.getByLabel('Status').selectOption('Draft');
  await expect(rows.first()).toContainText('Draft');
  await expect(rows.first().getByRole('button', { name: /Record Payment/ })).toBeVisible();
  await page.getByLabel('Status').selectOption('Paid');
  await expect(rows.first()).toContainText('Paid');
  await expect(rows.first().getByRole('button', { name: /Record Payment/ })).toHaveCount(0);
});

test('an invoice is previewed for printing on both papers', { tag: '@host' }, async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  const { id, invoiceNumber: number } = await aDraft(page, aName('Cast'), 250);
  await open(page, `/dashboard/billing/${id}`);
  await page.getByRole('button', { name: 'Print' }).click();
  const preview = page.getByRole('dialog', { name: `Invoice ${number}` });
  await expect(preview.getByText('Preview shows how the document will appear when printed')).toBeVisible();
  await expect(preview.getByRole('img').first()).toBeVisible();
});

test('the search of the top bar finds an invoice by its number', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  const { invoiceNumber: number } = await aDraft(page, aName('Splint'), 75);
  await page.getByRole('button', { name: /Search patients, appointments/ }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill(number);
  await page.getByRole('option', { name: new RegExp(`${number}: Rahima Khatun`) }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

test('a service is added, offered on an invoice, and no longer once it is inactive', async ({ page }) => {
  const name = aName('Plaster');
  await signInAs(page, 'Tenant Admin', '/dashboard/billing/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Category').fill('Therapy');
  await dialog.getByLabel('Price').fill('1,250.5');
  await dialog.getByRole('button', { name: 'Add Service' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name })).toContainText('৳1,250.50');

  await open(page, '/dashboard/billing/new');
  await line(page, 1).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByLabel('Price 1')).toHaveValue('1250.50');
  await page.getByRole('link', { name: 'Back to Billing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

  await open(page, '/dashboard/billing/services');
  await chooseInRow(page.getByRole('row', { name }), /^Deactivate/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('row', { name })).toBeHidden();
});

test('an invoice made in the demo is in the readable copy', { tag: '@demo' }, async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  const { invoiceNumber: number } = await aDraft(page, aName('Sling'), 40);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hms_invoices') ?? '')).toContain(number);
  const services = await page.evaluate(() => localStorage.getItem('hms_services') ?? '[]');
  expect((JSON.parse(services) as unknown[]).length).toBeGreaterThan(10);
});
