import { expect, type Locator, type Page } from '@playwright/test';
import { open, signInAs, signOut } from './hospital.ts';
import { chooseInRow, openRowMenu } from './row-menu.ts';

// What the path names: letters only, because a person's name holds nothing else.
const mark = `${Date.now()}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
const patient = `Money ${mark}`;
const labTest = `Magnesium ${mark}`;
const referrer = `Clinic ${mark}`;

/** Opens what a button prints, finds every text on the paper and closes it. */
async function seePaper(page: Page, button: Locator, title: RegExp, texts: string[]): Promise<void> {
  await button.click();
  const preview = page.getByRole('dialog', { name: title });
  await expect(preview.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  for (const text of texts) await expect(preview).toContainText(text);
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toBeHidden();
}

async function register(page: Page): Promise<void> {
  const [firstName, lastName] = patient.split(' ') as [string, string];
  await open(page, '/dashboard/patients/new');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  await page.getByRole('button', { name: 'Register patient' }).click();
  await expect(page.getByRole('heading', { name: patient })).toBeVisible();
}

async function addTest(page: Page): Promise<void> {
  await open(page, '/dashboard/lab-test-manager');
  await page.getByRole('button', { name: 'Add Test' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Test' });
  await form.getByLabel('Name').fill(labTest);
  await form.getByLabel('Category').fill('Electrolytes');
  await form.getByLabel('Price').fill('1000');
  await form.getByLabel('Unit').fill('mmol/L');
  await form.getByLabel('Normal range').fill('0.7-1.1');
  await form.getByRole('button', { name: 'Add Test' }).click();
  await expect(form).toBeHidden();
}

async function addReferrer(page: Page): Promise<void> {
  await open(page, '/dashboard/referrals');
  await page.getByRole('button', { name: 'Add Referrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Referrer' });
  await dialog.getByLabel('Name').fill(referrer);
  await expect(dialog.getByLabel('Commission rate')).toHaveValue('5');
  await dialog.getByRole('button', { name: 'Add Referrer' }).click();
  await expect(dialog).toBeHidden();
}

/** Orders the test and enters its result; returns the number of the order. */
async function orderAndExamine(page: Page): Promise<string> {
  await open(page, '/dashboard/laboratory');
  await page.getByRole('button', { name: 'New Lab Order' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  await form.getByRole('combobox', { name: 'Patient' }).fill(mark);
  await page.getByRole('option', { name: new RegExp(patient) }).click();
  await form.getByLabel('Find a test by name or category').fill(labTest);
  await form.getByRole('checkbox', { name: new RegExp(labTest) }).check();
  await form.getByRole('button', { name: 'Create Order' }).click();
  const said = await page.getByText(/LAB-\d+ created/).textContent();
  const order = /LAB-\d+/.exec(said ?? '')![0];
  const row = page.getByRole('row', { name: order });
  await seePaper(page, (await openRowMenu(row)).getByRole('menuitem', { name: /^Print/ }), /^Lab Order$/, [
    patient,
    labTest,
  ]);
  const sheet = await openOrder(page, order);
  await sheet.getByRole('button', { name: 'Specimen taken now' }).click();
  await sheet.getByRole('button', { name: 'Enter Results' }).click();
  const entry = page.getByRole('dialog', { name: `Enter Results: ${order}` });
  await entry.getByLabel(`Result of ${labTest}`).fill('0.9');
  await entry.getByRole('button', { name: 'Save Results' }).click();
  await expect(sheet.getByText('Someone else must verify this')).toBeVisible();
  await page.keyboard.press('Escape');
  return order;
}

async function openOrder(page: Page, order: string): Promise<Locator> {
  await page.getByRole('button', { name: order, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Lab Order ${order}` });
  await expect(sheet.getByRole('table', { name: 'Results' })).toBeVisible();
  return sheet;
}

/** The laboratory's own technician verifies the result and prints the report. */
async function verifyAsTechnician(page: Page, order: string): Promise<void> {
  await signOut(page);
  await page.getByLabel('Organization').selectOption({ label: 'City General' });
  await page.getByLabel('Email').fill('lab@city-general.example');
  await page.getByLabel(/^Password/).fill('openward-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
  await open(page, '/dashboard/laboratory');
  const sheet = await openOrder(page, order);
  await sheet.getByRole('button', { name: `Verify ${labTest}` }).click();
  await expect(sheet.getByText('Verified', { exact: true })).toBeVisible();
  await seePaper(page, sheet.getByRole('button', { name: 'Print Report' }), /Laboratory Report/, ['0.9']);
  await page.keyboard.press('Escape');
  await signOut(page);
}

/** Bills the opened order, in the name of who referred the patient; leaves the browser on the sent invoice. */
async function bill(page: Page, order: string): Promise<string> {
  await open(page, '/dashboard/laboratory');
  const sheet = await openOrder(page, order);
  await sheet.getByRole('link', { name: 'Create Invoice' }).click();
  await expect(page.getByText(`This invoice is for laboratory order ${order}.`)).toBeVisible();
  await expect(page.getByLabel('Price 1')).toHaveValue('1000.00');
  await page.getByRole('combobox', { name: 'Referred by' }).fill(referrer);
  await page.getByRole('option', { name: referrer }).click();
  await page.getByRole('switch', { name: 'Send at once' }).check();
  await page.getByRole('button', { name: 'Save and Send' }).click();
  const invoice = await page.getByRole('heading', { name: /^INV-\d{6}$/ }).innerText();
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await seePaper(page, print, new RegExp(invoice), [invoice, patient, '1,100.00']);
  return invoice;
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const payment = page.getByRole('dialog', { name: /Record Payment for INV-/ });
  await expect(payment.getByLabel('Amount')).toHaveValue('1100.00');
  await payment.getByRole('button', { name: 'Record Payment' }).click();
  await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('Paid');
  await seePaper(page, page.getByRole('button', { name: /Print Receipt/ }), /Receipt RCT-/, ['1,100.00']);
}

/** The figure of a card. */
function figure(page: Page, label: string): Locator {
  const cards = page.locator('dl > *').filter({ has: page.getByText(label, { exact: true }) });
  return cards.locator('dd');
}

async function openReferrer(page: Page): Promise<void> {
  await open(page, '/dashboard/referrals');
  await page.getByRole('searchbox', { name: 'Search referrers' }).fill(referrer);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: referrer }).click();
  await expect(page.getByRole('heading', { name: referrer, level: 1 })).toBeVisible();
}

/** Makes the payout of the commission, which somebody else approves and marks paid. */
async function payOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View payouts' }).click();
  await page.getByRole('button', { name: 'Process Monthly Payouts' }).first().click();
  const run = page.getByRole('dialog', { name: 'Process Monthly Payouts' });
  await run.getByLabel('Start date').fill('2020-01-01');
  await run.getByLabel('End date').fill('2099-12-31');
  await run.getByRole('button', { name: 'Process Payouts' }).click();
  const row = page.getByRole('row', { name: referrer });
  await expect(row).toContainText('Someone else must approve and pay this payout');
  const { pathname, search, hash } = new URL(page.url());
  await signInAs(page, 'Deputy Admin', hash ? hash.slice(1) : pathname + search);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await row.getByRole('button', { name: /^Mark Paid/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Mark PAY-\d{6} paid$/ });
  await dialog.getByLabel('Transaction reference').fill('TX 1');
  await dialog.getByRole('button', { name: 'Mark Paid' }).click();
  await expect(row).toContainText('TX 1');
  await expect(row).toContainText('45.00');
  await seePaper(page, row.getByRole('button', { name: /^Print/ }), /Print PAY-/, [referrer, '45.00']);
  await signInAs(page, 'Tenant Admin');
}

/** From a new patient to a paid payout, with every number and paper on the way; begins and ends signed in as administrator. */
export async function walkMoneyPath(page: Page): Promise<void> {
  await register(page);
  await addTest(page);
  await addReferrer(page);
  const order = await orderAndExamine(page);
  await verifyAsTechnician(page, order);
  await signInAs(page, 'Tenant Admin');
  const invoice = await bill(page, order);
  await pay(page);

  await open(page, '/dashboard/laboratory');
  const row = page.getByRole('row', { name: order });
  await chooseInRow(row, /^Create Invoice/);
  await expect(page.getByText(`Laboratory order ${order} is already on an invoice`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: invoice })).toBeVisible();

  await openReferrer(page);
  await expect(figure(page, 'Total Revenue')).toContainText('1,000.00');
  await expect(figure(page, 'Pending Commission')).toContainText('50.00');
  await payOut(page);
  await openReferrer(page);
  await expect(figure(page, 'Total Commission')).toContainText('50.00');
  await expect(figure(page, 'Pending Commission')).toHaveText(/^\D*0\.00$/);
}
