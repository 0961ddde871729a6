// areas: emergency-access, patients, notifications
import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './accessible.ts';
import { open, signInAs, test } from './hospital.ts';
import { aPatient, aRestrictedPatient } from './records.ts';

const reason = 'Unconscious in the emergency room, allergies needed now';
let made = 0;

/** A family name nobody else in this run has; letters only, as names are. */
function aLastName(): string {
  made += 1;
  const letters = `${Date.now()}${made}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
  return `Guarded${letters}`;
}

const part = { phone: '+880 1711 777001', allergies: 'Iodine' };

/** Restricts the opened record through its dialog. */
async function restrict(page: Page, lastName: string): Promise<void> {
  await page.getByRole('button', { name: 'Restrict', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Restrict the record of Amina ${lastName}` });
  await dialog.getByLabel('Reason').fill('Works in this hospital');
  await dialog.getByRole('button', { name: 'Restrict' }).click();
  await expect(page.getByText(`The record of Amina ${lastName} is now restricted.`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lift Restriction' })).toBeVisible();
}

function closedRecord(page: Page, lastName: string) {
  return page.getByRole('heading', { name: new RegExp(`Amina ${lastName} \\(P\\d{6}\\)`) });
}

test('a restricted patient is listed without details, and the record stays closed', async ({ page }) => {
  const lastName = aLastName();
  await signInAs(page, 'Tenant Admin');
  await aRestrictedPatient(page, lastName, part);
  await signInAs(page, 'Doctor', `/dashboard/patients?q=${lastName}`);
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row.getByText('Restricted')).toBeVisible();
  await expect(row.getByText('Not shown')).toHaveCount(2);
  await expect(row.getByText('777001')).toHaveCount(0);
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link', { name: `Amina ${lastName}`, exact: true }).click();
  await expect(closedRecord(page, lastName)).toBeVisible();
  await expect(page.getByText('Iodine')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Patients' }).click();
  await page.getByRole('searchbox', { name: 'Search patients' }).fill('777001');
  await expect(page.getByText('No patients found')).toBeVisible();
});

test(
  'a clinician opens it with a reason, sees a red band, ends it, and an administrator reviews it',
  { tag: '@host' },
  async ({ page }) => {
    const lastName = aLastName();
    await signInAs(page, 'Tenant Admin');
    const { id } = await aRestrictedPatient(page, lastName, part);

    await signInAs(page, 'Doctor', `/dashboard/patients/${id}`);
    await expect(closedRecord(page, lastName)).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Open in an emergency' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open in an emergency' });
    await dialog.getByLabel('Reason').fill('Too short');
    await dialog.getByRole('button', { name: 'Open record' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await expect(dialog.getByText('Enter a reason of at least 10 characters.')).toBeVisible();
    await dialog.getByLabel('What is the emergency?').selectOption({ label: 'Danger to life' });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Open record' }).click();

    const band = page.getByRole('region', { name: 'Emergency access' });
    await expect(band).toContainText(reason);
    await expect(band).toContainText(/\d+ minutes left/);
    await expect(page.getByText('Iodine').first()).toBeVisible();
    await expectNothingSerious(page);
    const mark = page.getByRole('button', { name: 'Emergency access: 1 record is open' });
    await open(page, '/dashboard');
    await mark.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: new RegExp(lastName) }).press('Enter');
    await band.getByRole('button', { name: 'End emergency access' }).click();
    await expect(closedRecord(page, lastName)).toBeVisible();
    await expect(page.getByText('Iodine')).toHaveCount(0);
    await expect(mark).toHaveCount(0);

    await signInAs(page, 'Tenant Admin');
    await page.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
    const told = page.getByRole('button', { name: /opened the record P\d{6} in an emergency/ }).first();
    await told.click();
    await expect(page.getByRole('heading', { name: 'Emergency Access' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: lastName });
    await expect(row).toContainText(reason);
    await expect(row).toContainText('Not reviewed');
    await row.getByRole('button', { name: /^Review:/ }).click();
    const review = page.getByRole('dialog', { name: 'Review emergency access' });
    await review.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(review.getByText('This field is required.')).toBeVisible();
    await review.getByLabel('Outcome of the review').fill('Discussed with the doctor: justified');
    await review.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(row).toHaveCount(0);
    await page.getByText('Reviewed', { exact: true }).click();
    await expect(row).toContainText('Discussed with the doctor: justified');
  },
);

test('a record that is restricted while somebody reads it leaves the screen', async ({
  page,
  browser,
  baseURL,
}) => {
  const lastName = aLastName();
  await signInAs(page, 'Tenant Admin');
  const { id } = await aPatient(page, lastName, part);
  await open(page, `/dashboard/patients/${id}`);
  await restrict(page, lastName);
  await page.getByRole('button', { name: 'Lift Restriction' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift Restriction' }).click();
  await expect(page.getByText('is open again')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const reader = await elsewhere.newPage();
  await signInAs(reader, 'Doctor', `/dashboard/patients/${id}`);
  await expect(reader.getByText('Iodine').first()).toBeVisible();
  await restrict(page, lastName);
  await expect(closedRecord(reader, lastName)).toBeVisible();
  await expect(reader.getByText('Iodine')).toHaveCount(0);
  await elsewhere.close();
});
