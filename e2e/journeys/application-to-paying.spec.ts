import { expect, type Page } from '@playwright/test';
import { chooseInHead } from '../head-menu.ts';
import { aPng } from '#areas/settings/logo/logo.fixture.ts';
import {
  anOrganization,
  apply,
  approve,
  chooseFile,
  type Organization,
  setPasswordBy,
  signInAgain,
  test,
} from './newcomer-ways.ts';
import { registerAtDesk } from './desk-ways.ts';
import { fill, openMenu, press, row } from './ways.ts';

/** A hospital lives by the clock and the money of the place where it applied. */
async function expectPlace(page: Page): Promise<void> {
  await openMenu(page, 'Settings');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/^Asia\/Dhaka/);
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('BDT');
  await expect(page.getByRole('combobox', { name: 'Grouping of numbers' })).toHaveValue('lakh');
}

/** Ends the trial of a hospital, as the operator. */
async function endTrial(page: Page, { name }: Organization): Promise<void> {
  await openMenu(page, 'Client Management');
  await page.getByRole('link', { name, exact: true }).first().click();
  await press(page, 'Manage Subscription');
  const form = page.getByRole('dialog', { name: 'Manage Subscription' });
  await form.getByLabel('State of the subscription').selectOption('active');
  await press(form, 'Save');
  await expect(form).toBeHidden();
}

/** Takes a larger plan at once, for which the hospital owes the rest of the period. */
async function takeLargerPlan(page: Page): Promise<void> {
  await openMenu(page, 'Subscription & Billing');
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
  await press(page, 'Change Plan');
  await press(page, 'Change to Professional now');
  const question = page.getByRole('alertdialog', { name: 'Change to Professional?' });
  await press(question, 'Change to Professional now');
  await expect(question).toBeHidden();
}

/** Lets something of the open invoice go, as the operator. */
async function giveDiscount(page: Page, { name }: Organization): Promise<void> {
  await openMenu(page, 'Receivables');
  const owing = row(page, name);
  await press(owing, /^More: /);
  await page.getByRole('menuitem', { name: /^Discount/ }).click();
  const form = page.getByRole('dialog', { name: /^Discount on SUB-/ });
  await fill(form, { Discount: '1.00', Reason: 'Welcome to the platform' });
  await press(form, 'Give Discount');
  await expect(form).toBeHidden();
  await expect(owing).toContainText('Discount');
}

/** Reads what the operator has done to the invoice, as the hospital. */
async function readWhatWasDone(page: Page): Promise<void> {
  await openMenu(page, 'Subscription & Billing');
  const invoice = row(page, /SUB-/);
  await expect(invoice).toContainText('Discount');
  await press(invoice, /^More: /);
  await page.getByRole('menuitem', { name: /^What was done/ }).click();
  const done = page.getByRole('dialog', { name: /^What was done to SUB-/ });
  await expect(done).toContainText('Welcome to the platform');
  await press(done, 'Close');
}

/** Suspends a hospital that owes, or lifts it, as the operator on its page. */
async function decide(
  page: Page,
  { name }: Organization,
  deed: 'Suspend' | 'Reactivate',
  reason: string,
): Promise<void> {
  await openMenu(page, 'Client Management');
  await page.getByRole('link', { name, exact: true }).first().click();
  if (deed === 'Suspend') await chooseInHead(page, deed);
  else await press(page, deed);
  const form = page.getByRole('dialog', { name: `${deed} the hospital` });
  await fill(form, { Reason: reason });
  await press(form, deed);
  await expect(form).toBeHidden();
}

async function payByProof(page: Page): Promise<void> {
  await press(page, /^Submit Payment Proof/);
  const form = page.getByRole('dialog', { name: /^Submit Payment Proof for SUB-/ });
  await fill(form, {
    'Transaction number': `8N7A${crypto.randomUUID().slice(0, 8)}`,
    'Payer name': 'Lake Clinic',
  });
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(aPng(1, 1)) };
  await chooseFile(page, /^(Choose|Receipt)/, receipt);
  await press(form, 'Submit');
  await expect(page.getByText('Waiting for review')).toBeVisible();
}

/** Compares a proof with its receipt and approves it, as the operator. */
async function approveProof(page: Page, { name }: Organization): Promise<void> {
  await openMenu(page, 'Payment Proof Review');
  const waiting = row(page, name);
  await press(waiting, /^More: /);
  await page.getByRole('menuitem', { name: /^Show receipt/ }).click();
  const shown = page.getByRole('dialog', { name: `Receipt of ${name}` });
  await expect(shown.getByRole('img', { name: /^Receipt/ })).toHaveJSProperty('naturalWidth', 1);
  await press(shown, 'Close');
  await press(waiting, /^Approve/);
  const form = page.getByRole('dialog', { name: `Approve the payment of ${name}` });
  await press(form, 'Approve');
  await expect(form).toBeHidden();
}

test('a hospital applies, takes a larger plan at a discount, is suspended, pays, and works again once that is accepted', async ({
  at,
  visit,
}) => {
  const organization = anOrganization();
  const page = await visit();
  const suspended = page.getByText('Your hospital is suspended');
  await apply(page, organization);
  const operator = await at('Super Admin');
  const link = await approve(operator, organization, 'Starter, $49/month');
  await setPasswordBy(page, link);
  await expectPlace(page);
  await endTrial(operator, organization);
  await takeLargerPlan(page);
  await giveDiscount(operator, organization);
  await readWhatWasDone(page);
  await decide(operator, organization, 'Suspend', 'The invoice is not paid.');
  await signInAgain(page, organization);
  await expect(suspended).toBeVisible();
  await openMenu(page, 'Subscription & Billing');
  await payByProof(page);
  await approveProof(operator, organization);
  await decide(operator, organization, 'Reactivate', 'The invoice is paid.');

  await openMenu(page, 'Subscription & Billing');
  await expect(row(page, /SUB-/)).toContainText('Paid');
  await expect(suspended).toBeHidden();
  await expect(page.getByText('Waiting for review')).toBeHidden();
  await registerAtDesk(page, `Works ${organization.name.slice(-4)}`);

  await openMenu(operator, 'Receivables');
  await expect(operator.getByText(/invoices? on this page$|^No invoices found$/)).toBeVisible();
  await expect(row(operator, organization.name)).toBeHidden();
  await operator.getByLabel('Invoices', { exact: true }).selectOption('Paid');
  await expect(row(operator, organization.name)).toContainText('Paid on');
});
