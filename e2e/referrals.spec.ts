// areas: referrals, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aReferral, aReferrer } from './records.ts';
import { chooseInRow } from './row-menu.ts';

let made = 0;

/** A name nobody else in this run has. */
function aName(): string {
  made += 1;
  return `Clinic ${Date.now().toString(36)}${made}`;
}

/** The figure of a card. */
function figure(page: Page, label: string): Locator {
  return page
    .locator('dl > *')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
}

async function addReferrer(page: Page, name: string): Promise<void> {
  await open(page, '/dashboard/referrals');
  await page.getByRole('button', { name: 'Add Referrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Referrer' });
  await dialog.getByLabel('Name').fill(name);
  await expect(dialog.getByLabel('Commission rate')).toHaveValue('5');
  await dialog.getByRole('button', { name: 'Add Referrer' }).click();
  await expect(dialog).toBeHidden();
}

/** Records a referral of a sample patient with the open dialog. */
async function refer(page: Page, name: string, amount: string): Promise<void> {
  await open(page, '/dashboard/referrals?tab=referrals');
  await page.getByRole('button', { name: 'Add Referral' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Referral' });
  await dialog.getByRole('combobox', { name: 'Referrer' }).fill(name);
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  await page.getByRole('option', { name: /Rahima Khatun/ }).click();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Add Referral' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the page of a referrer through the list. */
async function openReferrer(page: Page, name: string): Promise<void> {
  await open(page, '/dashboard/referrals');
  await page.getByRole('searchbox', { name: 'Search referrers' }).fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function runPayouts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Process Monthly Payouts' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Process Monthly Payouts' });
  await dialog.getByRole('button', { name: 'Process Payouts' }).click();
  await expect(dialog.getByText('Select both start and end dates.')).toHaveCount(2);
  await dialog.getByLabel('Start date').fill('2020-01-01');
  await dialog.getByLabel('End date').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Process Payouts' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a referral accrues a commission, which is run, approved, marked paid with a reference, and printed',
  { tag: '@host' },
  async ({ page }) => {
    const name = aName();
    await signInAs(page, 'Tenant Admin');
    await addReferrer(page, name);
    await refer(page, name, '1000');
    await expect(page.getByText(/Referral added, commission .*50\.00/)).toBeVisible();
    await openReferrer(page, name);
    await expect(figure(page, 'Pending Commission')).toContainText('50.00');
    await expect(page.getByRole('table', { name: 'Referral History' })).toContainText('P000001');

    await page.getByRole('link', { name: 'View payouts' }).click();
    await expect(page).toHaveURL(/referrerId=/);
    await expect(page.getByRole('combobox', { name: 'Referrer' })).toHaveValue(name);
    await runPayouts(page);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Pending');
    await expect(row.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    await expect(row).toContainText('Someone else must approve and pay this payout: you processed it');
    const { pathname, search, hash } = new URL(page.url());
    await signInAs(page, 'Deputy Admin', hash ? hash.slice(1) : pathname + search);
    await row.getByRole('button', { name: /^Approve/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(row).toContainText('Approved');

    await row.getByRole('button', { name: /^Mark Paid/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Mark PAY-\d{6} paid$/ });
    await dialog.getByRole('button', { name: 'Mark Paid' }).click();
    await expect(dialog.getByText('Enter the reference of the transfer.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText('Approved');
    await row.getByRole('button', { name: /^Mark Paid/ }).click();
    await dialog.getByLabel('Transaction reference').fill('TX 7');
    await dialog.getByRole('button', { name: 'Mark Paid' }).click();
    await expect(page.getByText('Marked paid. Ref: TX 7')).toBeVisible();
    await expect(row).toContainText('TX 7');
    await expect(figure(page, 'Paid')).toContainText('45.00');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^payouts-\d{4}-\d{2}-\d{2}\.csv$/);
    await expect(page.getByText('1 payout exported')).toBeVisible();

    await row.getByRole('link', { name: /^PAY-\d{6}$/ }).click();
    await expect(page.getByRole('heading', { name: /^PAY-\d{6}$/, level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sums' })).toContainText('45.00');
    await expect(page.getByRole('table', { name: 'Referrals in this payout' })).toContainText('P000001');
    await expect(page.getByRole('region', { name: 'Payout', exact: true })).toContainText(
      'Nasrin Akter (processed it,',
    );
    await page.goBack();

    await row.getByRole('button', { name: /^Print/ }).click();
    const preview = page.getByRole('dialog', { name: /^Print PAY-\d{6}$/ });
    await expect(preview.getByText('Preview shows how the document will appear when printed')).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    await page.keyboard.press('Escape');
    await openReferrer(page, name);
    await expect(figure(page, 'Pending Commission')).toHaveText(/^\D*0\.00$/);
  },
);

test('a cancelled payout gives its referrals back, and nothing left to pay is told in words', async ({
  page,
}) => {
  const name = aName();
  await signInAs(page, 'Tenant Admin');
  const { id } = await aReferrer(page, name);
  await aReferral(page, id, 200);
  await open(page, `/dashboard/payouts?referrerId=${id}`);
  await runPayouts(page);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Pending');

  await page.getByRole('button', { name: 'Process Monthly Payouts' }).click();
  const run = page.getByRole('dialog', { name: 'Process Monthly Payouts' });
  await run.getByLabel('Start date').fill('2020-01-01');
  await run.getByLabel('End date').fill('2099-12-31');
  await run.getByRole('button', { name: 'Process Payouts' }).click();
  await expect(run.getByText('No pending referrals with a commission in this period.')).toBeVisible();
  await expect(run.getByLabel('Start date')).toHaveValue('01/01/2020');
  await run.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await chooseInRow(row, /^Cancel payout/);
  const dialog = page.getByRole('dialog', { name: /^Cancel PAY-\d{6}$/ });
  await dialog.getByLabel('Reason').fill('Wrong month');
  await dialog.getByRole('button', { name: 'Cancel payout' }).click();
  await expect(row).toContainText('Cancelled');
  await expect(row).toContainText('Wrong month');
  await open(page, `/dashboard/referrals/${id}`);
  await expect(page.getByRole('table', { name: 'Referral History' })).toContainText('Pending');
});

test('a referrer is edited with the keyboard; Cancel goes back to what is stored', async ({ page }) => {
  const name = aName();
  await signInAs(page, 'Tenant Admin');
  const { id } = await aReferrer(page, name);
  await open(page, `/dashboard/referrals/${id}`);
  const panel = page.getByRole('region', { name: 'Referrer Information' });
  await panel.getByRole('button', { name: 'Edit' }).press('Enter');
  await panel.getByLabel('Phone').fill('+880 1711 555009');
  await panel.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(panel.getByText('+880 1711 555009')).toHaveCount(0);

  await panel.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(panel.getByLabel('Phone')).toHaveValue('');
  await panel.getByLabel('Commission rate').press('ArrowUp');
  await expect(panel.getByLabel('Commission rate')).toHaveValue('5.1');
  await panel.getByLabel('Phone').fill('+880 1711 555010');
  await panel.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(panel.getByText('+880 1711 555010')).toBeVisible();
  await expect(panel.getByText('5.1 %')).toBeVisible();
});
