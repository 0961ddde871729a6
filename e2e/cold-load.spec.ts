import { expect, type Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { isDemo, signInAs, test } from './hospital.ts';

/** Holds the file of the areas' addresses back until the returned function is called. */
async function holdAreas(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/registered-[^/]*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a cold load whose areas come late shows its screen, and no part of it crashes', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await signInAs(page, 'Tenant Admin');
  for (const address of ['/dashboard/patients', '/dashboard', '/dashboard/no-such-page']) {
    const release = await holdAreas(page);
    await page.goto('about:blank');
    await page.goto(isDemo() ? `/#${address}` : address, { waitUntil: 'commit' });
    await expect(page.locator('.mantine-Loader-root')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
  }
  expect(errors).toEqual([]);
});
