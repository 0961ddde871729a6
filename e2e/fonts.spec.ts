// areas: none
import { expect, type Page } from '@playwright/test';
import { isDemo, signInAs, test } from './hospital.ts';

/** What became of the program's own Bengali letters on this page, by weight. */
function bengaliFonts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.fonts]
        .filter(({ family }) => family.includes('Ward Bengali'))
        .map(({ weight, status }) => [weight, status]),
    ),
  );
}

test(
  'letters for ৳ and Bengali come when the first is shown, not before',
  { tag: '@host' },
  async ({ page }) => {
    await page.goto(isDemo() ? '/#/login' : '/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await bengaliFonts(page)).toEqual({ 400: 'unloaded', 600: 'unloaded' });
    await signInAs(page, 'Tenant Admin');
    await expect(page.getByText('৳').first()).toBeVisible();
    await expect.poll(() => bengaliFonts(page)).toMatchObject({ 600: 'loaded' });
  },
);
