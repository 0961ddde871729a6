// areas: platform, subscriptions, people, leaving, settings
import { expect, type Page } from '@playwright/test';
import { open, signInAs, signOut, test } from './hospital.ts';
import { aClientWithLink } from './platform-records.ts';
import { chooseInHead } from './head-menu.ts';
import { aUser } from './records.ts';

const password = 'seven green boats';

/** Adds somebody by the form of the settings, which stays open when it is refused. */
async function addByForm(page: Page): Promise<void> {
  await open(page, '/dashboard/settings?tab=users&section=users');
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByLabel('First name').fill('Kamal');
  await dialog.getByLabel('Last name').fill('Hossain');
  await dialog.getByLabel('Email').fill(`kamal.${crypto.randomUUID().slice(0, 8)}@people.example`);
  await dialog.getByRole('button', { name: 'Create User' }).click();
}

/** Suspends a hospital or lets it work again, as the operator on its page. */
async function decide(page: Page, deed: 'Suspend' | 'Reactivate', reason: string): Promise<void> {
  if (deed === 'Suspend') await chooseInHead(page, deed);
  else await page.getByRole('button', { name: deed }).click();
  const asking = page.getByRole('dialog', { name: `${deed} the hospital` });
  await asking.getByLabel('Reason').fill(reason);
  await asking.getByRole('button', { name: deed }).click();
  await expect(asking).toBeHidden();
}

/** Signs in by the form, as this hospital's people do. */
async function signIn(page: Page, hospital: string, email: string): Promise<void> {
  await page.getByLabel('Organization').selectOption({ label: hospital });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  'a hospital reaches the limit of its plan, takes a larger one, is suspended, works again and takes its data with it',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Super Admin');
    const { id, name, email, link } = await aClientWithLink(page);

    await page.goto('/icon.svg');
    await open(page, link);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByLabel(/^Repeat the password/).fill(password);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page.getByRole('button', { name: /Nusrat Jahan/ })).toBeVisible();

    for (let person = 2; person <= 5; person += 1) {
      const mark = crypto.randomUUID().slice(0, 8);
      await aUser(page, { firstName: 'Nasima', lastName: mark, email: `${mark}@people.example` });
    }
    await addByForm(page);
    const form = page.getByRole('dialog', { name: 'Create New User' });
    await expect(form.getByText(/Your hospital’s plan allows 5 active people/)).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

    await open(page, '/dashboard/license-billing');
    await expect(page.getByText('5 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Change Plan' }).click();
    await page.getByRole('button', { name: 'Change to Standard now' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Change to Standard?' });
    await asked.getByRole('button', { name: 'Change to Standard now' }).click();
    await expect(page.getByText('5 of 25')).toBeVisible();
    await addByForm(page);
    await expect(form).toBeHidden();

    await signInAs(page, 'Super Admin', `/dashboard/super-admin/clients/${id}`);
    await decide(page, 'Suspend', 'The first invoice is open.');
    const organizations = page.getByLabel('Organization').locator('option');
    await signOut(page);
    await expect(organizations.filter({ hasText: 'City General' })).toHaveCount(1);
    // From the list nobody learns that it is suspended; its own people do, with their password, and read on.
    await expect(organizations.filter({ hasText: name })).toHaveCount(1);
    await signIn(page, name, email);
    await expect(page.getByText('Your hospital is suspended')).toBeVisible();
    await signOut(page);
    await signInAs(page, 'Super Admin', `/dashboard/super-admin/clients/${id}`);
    await decide(page, 'Reactivate', 'It is paid.');
    await signOut(page);
    await signIn(page, name, email);
    await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();

    await open(page, '/dashboard/settings');
    await page.getByRole('button', { name: 'Export All Data' }).click();
    const exporting = page.getByRole('alertdialog', { name: 'Export all data?' });
    await exporting.getByRole('button', { name: 'Export All Data' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
  },
);
