import type { Page } from '@playwright/test';

/** Signs in with a sample account by its button on the open sign-in page, and waits for the home screen. */
export async function signInAsSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tenant Admin' }).click();
  await page.getByRole('heading', { name: /welcome/i }).waitFor();
}
