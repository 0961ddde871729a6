// areas: laboratory, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aLabOrder, aLabResult, aLabTest } from './records.ts';
import { chooseInRow } from './row-menu.ts';

let made = 0;

/** A name nobody else in this run has. */
function aName(word: string): string {
  made += 1;
  return `${word} ${Date.now().toString(36)}${made}`;
}

async function addTest(page: Page, name: string): Promise<void> {
  await open(page, '/dashboard/lab-test-manager');
  await page.getByRole('button', { name: 'Add Test' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Test' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Category').fill('Electrolytes');
  await form.getByLabel('Price').fill('350.50');
  await form.getByLabel('Unit').fill('mmol/L');
  await form.getByLabel('Normal range').fill('3.5-5.1');
  await expect(form.getByText('Results will be flagged by this range.')).toBeVisible();
  await form.getByLabel('Critical range').fill('2.8-6.2');
  await form.getByRole('button', { name: 'Add Test' }).click();
  await expect(form).toBeHidden();
}

/** Orders tests for the sample patient; returns the number of the order. */
async function orderTests(page: Page, names: string[]): Promise<string> {
  await open(page, '/dashboard/laboratory');
  await page.getByRole('button', { name: 'New Lab Order' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  await form.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  await page.getByRole('option', { name: /Rahima Khatun/ }).click();
  for (const name of names) {
    await form.getByLabel('Find a test by name or category').fill(name);
    await form.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await form.getByRole('button', { name: 'Create Order' }).click();
  await expect(form).toBeHidden();
  const said = await page.getByText(/LAB-\d+ created/).textContent();
  return /LAB-\d+/.exec(said ?? '')![0];
}

async function openOrder(page: Page, number: string): Promise<Locator> {
  await page.getByRole('button', { name: number, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Lab Order ${number}` });
  await expect(sheet.getByRole('table', { name: 'Results' })).toBeVisible();
  return sheet;
}

test('a test is added with its ranges and price, changed, and deleted after a question', async ({ page }) => {
  const name = aName('Potassium');
  await signInAs(page, 'Tenant Admin');
  await addTest(page, name);
  await page.getByLabel('Search tests').fill(name);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('৳350.50');
  await expect(page.getByRole('row')).toHaveCount(2);

  await row.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Test' });
  await form.getByLabel('Price').fill('abc');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Price').fill('400');
  await form.getByLabel('Critical range').fill('see report');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/This range cannot be read/)).toBeVisible();
  await form.getByLabel('Critical range').fill('2.8-6.2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('৳400.00');

  await chooseInRow(row, /^Delete/);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to delete ${name}?`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No tests found')).toBeVisible();
});

test('an order without a test is refused, and one with two waits in the list and the menu', async ({
  page,
}) => {
  const names = [aName('Sodium'), aName('Chloride'), aName('Calcium')];
  await signInAs(page, 'Tenant Admin');
  for (const name of names) await aLabTest(page, name);
  await open(page, '/dashboard/laboratory');
  const badge = page.getByRole('navigation').getByText(/pending order/);
  const pendingNow = async () => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0]);
  const before = await pendingNow();
  await page.getByRole('button', { name: 'New Lab Order' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  await form.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  await page.getByRole('option', { name: /Rahima Khatun/ }).click();
  await form.getByRole('button', { name: 'Create Order' }).click();
  await expect(form.getByText('Please select at least one test')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

  const number = await orderTests(page, names);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText(`${names[0]}, ${names[1]}, …`);
  await expect(row).toContainText('Not specified');
  await expect.poll(pendingNow).toBe(before + 1);

  await row.getByLabel(`Status of ${number}`).selectOption('Completed');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Not every result of ${number} is verified.`);
  await question.getByRole('button', { name: 'Complete Order' }).click();
  await expect.poll(pendingNow).toBe(before);
  await page.getByLabel('Search orders').fill(number);
  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(row).toBeVisible();

  await chooseInRow(row, /^Delete/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No lab orders found')).toBeVisible();
});

/** Orders a test for the sample patient in the name of the sample doctor; returns the number of the order. */
async function orderForDoctor(page: Page, name: string): Promise<string> {
  await open(page, '/dashboard/laboratory');
  await page.getByRole('button', { name: 'New Lab Order' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  await form.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  await page.getByRole('option', { name: /Rahima Khatun/ }).click();
  await form.getByRole('combobox', { name: 'Ordered by' }).fill('farhan');
  await page.getByRole('option', { name: 'Farhan Chowdhury' }).click();
  await form.getByLabel('Find a test by name or category').fill(name);
  await form.getByRole('checkbox', { name: new RegExp(name) }).check();
  await form.getByRole('button', { name: 'Create Order' }).click();
  await expect(form).toBeHidden();
  const said = await page.getByText(/LAB-\d+ created/).textContent();
  return /LAB-\d+/.exec(said ?? '')![0];
}

/** Notes the specimen and enters a critical value, which is asked about. */
async function enterCritical(page: Page, number: string, name: string): Promise<void> {
  const sheet = await openOrder(page, number);
  await sheet.getByRole('button', { name: 'Specimen taken now' }).click();
  await expect(sheet.getByText('In Progress')).toBeVisible();
  await sheet.getByRole('button', { name: 'Enter Results' }).click();
  const form = page.getByRole('dialog', { name: `Enter Results: ${number}` });
  await expect(form.getByText('Rahima Khatun', { exact: true })).toBeVisible();
  await form.getByLabel(`Result of ${name}`).fill('6,9');
  await expect(form.getByText('6.9 mmol/L: Critical high')).toBeVisible();
  await form.getByRole('button', { name: 'Save Results' }).click();
  await expect(form.getByText('Confirm that 6.9 mmol/L is right: it is critical')).toBeVisible();
  await form.getByRole('checkbox', { name: /6\.9 mmol\/L is critical and right/ }).check();
  await form.getByRole('button', { name: 'Save Results' }).click();
  await expect(form).toBeHidden();
  await expect(sheet.getByText('Critical high')).toBeVisible();
  await expect(sheet.getByText('Someone else must verify this')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Print Report' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const alert = page.getByRole('listitem').filter({ hasText: number });
  await expect(alert).toContainText(`${name} of Rahima Khatun`);
  await expect(alert).toContainText('A clinician acknowledges it');
}

test(
  'a critical result reaches the doctor who ordered before anybody verified it, and the doctor acknowledges it',
  { tag: '@host' },
  async ({ page }) => {
    const name = aName('Potassium');
    await signInAs(page, 'Technician');
    await aLabTest(page, name);
    const number = await orderForDoctor(page, name);
    await enterCritical(page, number, name);

    await signInAs(page, 'Doctor');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const told = page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('button', { name: new RegExp(number) });
    await expect(told).toContainText(`Rahima Khatun (P000001): ${name} 6.9 mmol/L`);
    await page.keyboard.press('Escape');
    const alert = page.getByRole('listitem').filter({ hasText: `${number} ·` });
    await expect(alert).toContainText('6.9 mmol/L');
    await expect(alert).toContainText('Not verified yet');
    await alert.getByRole('button', { name: new RegExp(`Acknowledge ${name}`) }).click();
    const form = page.getByRole('dialog', { name: 'Acknowledge critical result' });
    await form.getByRole('radio', { name: 'Treatment started or changed' }).check();
    await form.getByLabel('Note').fill('Calcium gluconate given');
    await form.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(page.getByText('Alert acknowledged')).toBeVisible();
    await expect(alert).toBeHidden();
  },
);

test(
  'a result is verified by a second person, printed, corrected, and the status of the order follows',
  { tag: '@host' },
  async ({ page }) => {
    const name = aName('Potassium');
    await signInAs(page, 'Technician');
    const { id } = await aLabTest(page, name);
    const { id: orderId, orderNumber: number } = await aLabOrder(page, [id]);
    await aLabResult(page, orderId, id, '5.0');

    await signInAs(page, 'Tenant Admin', '/dashboard/laboratory');
    const status = page.getByLabel(`Status of ${number}`);
    await expect(status).toHaveValue('in-progress');
    const sheet = await openOrder(page, number);
    await sheet.getByRole('button', { name: `Verify ${name}` }).click();
    await expect(sheet.getByText('Verified', { exact: true })).toBeVisible();
    await expect(sheet.getByText('Completed').first()).toBeVisible();

    await sheet.getByRole('button', { name: 'Print Report' }).click();
    const preview = page.getByRole('dialog', { name: 'Laboratory Report' });
    await expect(preview.getByText('5.0 mmol/L')).toBeVisible({ timeout: 60_000 });
    await preview.getByRole('button', { name: 'Close' }).click();

    await sheet.getByRole('button', { name: `Correct ${name}` }).click();
    const correction = page.getByRole('dialog', { name: `Correct ${name}` });
    await correction.getByLabel('Correct result').fill('4.9');
    await correction.getByLabel('Reason').fill('The sample was mixed up');
    await correction.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Corrected', { exact: true })).toBeVisible();
    await expect(sheet.getByText('Withdrawn, being corrected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(status).toHaveValue('in-progress');
  },
);

test('verified results are shown on the patient’s record, with the course of a test and its table', async ({
  page,
}) => {
  await signInAs(page, 'Doctor', '/dashboard/patients');
  await page.getByLabel(/Search patients/).fill('P000001');
  await page
    .getByRole('link', { name: /Rahima Khatun/ })
    .first()
    .click();
  const section = page.getByRole('region', { name: 'Laboratory' });
  await expect(section.getByRole('table').first()).toBeVisible();
  await section.getByLabel('Test results over time').selectOption('HbA1c');
  await expect(section.getByRole('img', { name: /HbA1c: 4 results/ })).toBeVisible();
  await section.getByRole('button', { name: 'Show table' }).click();
  const table = section.getByRole('table', { name: 'HbA1c over time' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table).toContainText('9.4 %');
});
