// areas: settings, patients, leaving
import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';

// A cross of 32 by 32 pixels.
const cross = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQAAAABbAUdZAAAAH0lEQVR42mP4////fwZ04gM/UcQHBgZ+YghizcPiFgB4SVepwpB98gAAAABJRU5ErkJggg==',
  'base64',
);

async function openSettings(page: Page, tab = 'organization'): Promise<void> {
  await open(page, `/dashboard/settings?tab=${tab}`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save settings' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Settings saved' });
  await message.getByRole('button', { name: 'Close' }).click();
}

/** How the registration day of a patient is written at this moment. */
function shownDay(page: Page) {
  return page.getByRole('row').nth(1);
}

test('the tabs stand in the address and are reached with the keyboard', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Organization' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Machine clients' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Integrations' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=integrations/);
  await expect(page.getByText('Not configured: messages are mocked')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
});

test('the Notifications tab leads to the settings of messages', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openSettings(page);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/settings\/notifications/);
  await expect(page.getByRole('tab', { name: 'Channels' })).toBeVisible();
});

test('what cannot be is told at its field and nothing is lost', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openSettings(page);
  await page.getByLabel('Tax rate').fill('120');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/does not look like an email/);
  await expect(page.getByLabel('Tax rate')).toHaveAccessibleDescription(/Enter at most 100 percent/);
  await page.reload();
  await expect(page.getByLabel('Tax rate')).toHaveValue('120');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Tax rate')).toHaveValue('10');
});

test('a format saved in one tab is at once that of another', { tag: '@host' }, async ({ page, context }) => {
  await signInAs(page, 'Tenant Admin');
  const other = await context.newPage();
  await open(other, '/dashboard/patients');
  await expect(shownDay(other)).toContainText(/\d\d\/\d\d\/\d{4}/);

  await openSettings(page);
  await page.getByLabel('Date format').selectOption('DD MMM YYYY');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('kathm');
  await page.getByRole('option', { name: 'Asia/Kathmandu (UTC+05:45)' }).click();
  await saveSettings(page);
  await expect(shownDay(other)).toContainText(/\d\d [A-Z][a-z]{2} \d{4}/);

  await page.getByLabel('Date format').selectOption('DD/MM/YYYY');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('UTC');
  await page.getByRole('option', { name: 'UTC', exact: true }).click();
  await saveSettings(page);
  await expect(shownDay(other)).toContainText(/\d\d\/\d\d\/\d{4}/);
});

test('two who edit at once decide what stays', async ({ page, context }) => {
  await signInAs(page, 'Tenant Admin');
  await openSettings(page);
  await page.getByLabel('Phone').fill('+880 2 111111');
  const other = await context.newPage();
  await openSettings(other);
  await other.getByLabel('Phone').fill('+880 2 222222');
  await other.getByLabel('Payout withholding').fill('7.5');
  await saveSettings(other);

  await page.getByRole('button', { name: 'Save settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
  await expect(dialog).toContainText('Payout withholding: 7.5 %');
  await dialog.getByLabel('Yours: +880 2 111111').check();
  await dialog.getByRole('button', { name: 'Continue with these' }).click();
  await saveSettings(page);
  await expect(other.getByLabel('Phone')).toHaveValue('+880 2 111111');
  await expect(page.getByLabel('Payout withholding')).toHaveValue('7.5');
});

test('a module switched on stays on', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openSettings(page);
  const laboratory = page.getByRole('switch', { name: 'Laboratory' });
  const before = await laboratory.isChecked();
  await laboratory.setChecked(!before, { force: true });
  await expect(laboratory).toBeChecked({ checked: !before });
  await expect(laboratory).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(laboratory).toBeChecked({ checked: !before });
  await laboratory.setChecked(before, { force: true });
  await expect(laboratory).toHaveAttribute('aria-busy', 'false');
});

test('a logo heads what is printed, and what is no image is refused', { tag: '@host' }, async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openSettings(page);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await expect(page.getByText('Choose a PNG or JPEG image.')).toBeVisible();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: cross });
  await expect(page.getByRole('img', { name: /Logo of/ })).toBeVisible();

  await open(page, '/dashboard/patients');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Print Registration' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.locator('svg image')).toHaveAttribute('href', /^data:image\/png;base64,/);
  await page.keyboard.press('Escape');

  await openSettings(page);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByText('No logo yet')).toBeVisible();
});

test('the theme follows the choice of this device at once', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openSettings(page, 'appearance');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('numbers are grouped as the hospital wants it, on every device', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openSettings(page, 'appearance');
  await expect(page.getByText('1,234,567.5', { exact: true })).toBeVisible();
  await openSettings(page);
  await page.getByLabel('Grouping of numbers').selectOption('Lakhs and crores (12,34,567)');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await openSettings(page, 'appearance');
  await expect(page.getByText('12,34,567.5', { exact: true })).toBeVisible();
});

test('the API is called the way the Integrations tab tells', async ({ baseURL, request }) => {
  const { samples } = await (await request.get('/api/organizations')).json();
  const [, { slug, email, password }] = samples;
  const signedIn = await fetch(`${baseURL}/api/sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug, email, password }),
  });
  const token = /openward_session=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1];
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${baseURL}/api/patients`, { headers });
  expect([answer.status, (await answer.json()).rows.length]).toEqual([200, expect.any(Number)]);
});
