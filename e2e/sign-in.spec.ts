// areas: people, patients
import { expect, type Page } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { isDemo, open, signOut, test } from './hospital.ts';

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Organization').selectOption({ label: 'City General' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const welcome = (page: Page) => page.getByRole('heading', { name: /welcome/i });

test(
  'a person signs in with organization, email and password, stays signed in, and signs out',
  { tag: '@host' },
  async ({ page }) => {
    await open(page, '/dashboard/patients');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await fillIn(page, 'lab@city-general.example', samplePassword);
    await expect(page.getByRole('heading', { name: 'Patients' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Patients' })).toBeVisible({ timeout: 40_000 });
    await signOut(page);
    await open(page, '/dashboard/patients');
    await expect(page.getByText('Authentication Required')).toBeVisible();
  },
);

test(
  'nobody who only opens the sign-in page finds an error in the console',
  { tag: '@host' },
  async ({ page }) => {
    const errors = collectConsoleErrors(page);
    await open(page, '/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await open(page, '/dashboard/patients');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  'a server refuses a wrong password; the demo checks none of its sample accounts',
  { tag: '@host' },
  async ({ page }) => {
    await open(page, '/login');
    await fillIn(page, 'lab@city-general.example', 'not the password');
    await expect(isDemo() ? welcome(page) : page.getByText('Invalid credentials')).toBeVisible();
  },
);

for (const shortcut of [
  'Super Admin',
  'Tenant Admin',
  'Doctor',
  'Nurse Records vital signs, gives medicines City General',
]) {
  test(`the shortcut of the login page signs in: ${shortcut}`, async ({ page }) => {
    await open(page, '/login');
    await page.getByRole('button', { name: shortcut, exact: true }).click();
    const home =
      shortcut === 'Super Admin' ? page.getByRole('heading', { name: 'Platform Overview' }) : welcome(page);
    await expect(home).toBeVisible();
  });
}
