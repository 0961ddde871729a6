import { expect, type Locator, type Page } from '@playwright/test';
import { billDressing, registerAtDesk } from './desk-ways.ts';
import { aMark, answer, fill, openMenu, press, readPaper, row, test } from './ways.ts';

async function addReferrer(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Referrals');
  await press(page, 'Add Referrer');
  const form = page.getByRole('dialog', { name: 'Add Referrer' });
  await fill(form, { Name: name });
  await expect(form.getByLabel('Commission rate')).toHaveValue('5');
  await press(form, 'Add Referrer');
  await expect(form).toBeHidden();
}

/** Makes a payout of all that is owed to a referrer, from the page of the referrer on. */
async function runPayout(page: Page, referrer: string): Promise<void> {
  await openMenu(page, 'Referrals');
  await openReferrer(page, referrer);
  await press(page, 'View payouts');
  await press(page, 'Process Monthly Payouts');
  const form = page.getByRole('dialog', { name: 'Process Monthly Payouts' });
  await fill(form, { 'Start date': '01/01/2020', 'End date': '31/12/2099' });
  await press(form, 'Process Payouts');
  await expect(form).toBeHidden();
}

async function openReferrer(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search referrers' }).pressSequentially(name);
  await press(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Approves the payout of a referrer and notes the transfer, as the second person. */
async function approveAndPay(page: Page, payout: Locator): Promise<void> {
  await press(payout, /^Approve/);
  await answer(page, 'Approve');
  await expect(payout).toContainText('Approved');
  await press(payout, /^Mark Paid/);
  const form = page.getByRole('dialog', { name: /^Mark PAY-\d{6} paid$/ });
  await fill(form, { 'Transaction reference': 'TX 7' });
  await press(form, 'Mark Paid');
  await expect(payout).toContainText('TX 7');
}

test('who sent a patient gets the commission of what was paid, once a second person approves it', async ({
  at,
}) => {
  const mark = aMark();
  const referrer = `Clinic ${mark}`;
  const administrator = await at('Tenant Admin');
  await addReferrer(administrator, referrer);

  const receptionist = await at('Receptionist');
  const patient = await registerAtDesk(receptionist, mark);
  const clerk = await at('Billing Clerk');
  await billDressing(clerk, patient, referrer);

  await runPayout(administrator, referrer);
  const processed = row(administrator, referrer);
  await expect(processed).toContainText('Pending');
  await expect(processed.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  await expect(processed).toContainText('Someone else must approve and pay this payout: you processed it');

  const deputy = await at('Deputy Admin');
  await openMenu(deputy, 'Payouts');
  const payout = row(deputy, referrer);
  await approveAndPay(deputy, payout);
  await press(payout, /^Print/);
  await readPaper(deputy, /^Print PAY-/, referrer, '45.00');

  await openMenu(clerk, 'Referrals');
  await openReferrer(clerk, referrer);
  const history = row(clerk.getByRole('table', { name: 'Referral History' }), patient);
  await expect(history).toContainText('Paid');
  await expect(history).toContainText('50.00');
});
