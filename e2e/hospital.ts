import { type Page, expect, test as base } from '@playwright/test';

/** Opens a path of the application in the host under test; plain static hosts know paths only behind a hash. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(isDemo() ? `/#${path}` : path);
}

/** True in the project that drives the demo. */
export function isDemo(): boolean {
  return base.info().project.name === 'demo';
}

export type Shortcut = 'Super Admin' | 'Tenant Admin' | 'Doctor';

/** Signs in through a shortcut of the login page and waits for the dashboard. */
export async function signInAs(page: Page, shortcut: Shortcut): Promise<void> {
  await open(page, '/login');
  await page.getByRole('button', { name: shortcut }).click();
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible({ timeout: 40_000 });
}

/** Signs the person out through the menu of the top bar. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Administrator|Doctor|Operator/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
}
