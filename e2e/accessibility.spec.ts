import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isDemo, open, signInAs, test } from './hospital.ts';

const screens = [
  '/dashboard',
  '/dashboard/patients',
  '/dashboard/patients/new',
  '/dashboard/patients/import',
  '/dashboard/scheduling',
  '/dashboard/scheduling?view=week',
  '/dashboard/scheduling/doctors',
  '/dashboard/laboratory',
  '/dashboard/lab-test-manager',
  '/dashboard/billing',
  '/dashboard/billing/new',
  '/dashboard/billing/services',
  '/dashboard/settings',
  '/dashboard/settings?tab=users',
  '/dashboard/settings?tab=security',
  '/dashboard/settings?tab=appearance',
  '/dashboard/settings?tab=integrations',
  '/dashboard/audit',
  '/dashboard/system-health',
  '/dashboard/emergency-access',
  '/dashboard/emergency-access?state=all',
  '/dashboard/settings/roles',
  '/dashboard/settings?tab=users&section=assign',
  '/dashboard/settings?tab=users&section=users',
  '/dashboard/profile',
  '/dashboard/settings/roles?view=matrix',
  '/dashboard/billing/cashier',
  '/dashboard/billing/refunds',
  '/dashboard/referrals',
  '/dashboard/payouts',
  '/dashboard/no-such-page',
];

/** The hosts show the same screens, so each look is examined in one of them. */
const looks = [
  { name: 'wide and light', width: 1280, scheme: 'light', host: 'embedded' },
  { name: 'narrow and dark', width: 360, scheme: 'dark', host: 'demo' },
] as const;

async function expectNothingSerious(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // What passed is counted, not listed: the list takes longer than the examination.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Loads the screen anew, also where an address behind the hash would only change the screen of the loaded page. */
async function load(page: Page, path: string): Promise<void> {
  if (isDemo()) await page.goto('about:blank');
  await open(page, path);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const look of looks) {
  test.describe(`every screen, ${look.name}`, () => {
    test.beforeEach(async ({ page }) => {
      test.skip(isDemo() !== (look.host === 'demo'), `examined in the ${look.host} host`);
      await page.emulateMedia({ colorScheme: look.scheme });
      await page.setViewportSize({ width: look.width, height: 800 });
    });

    test('what visitors see is accessible and fits the width', async ({ page }) => {
      for (const path of ['/login', '/signup', '/invitation/made-up']) await examine(page, path);
    });

    test('the screens of staff are accessible and fit the width', async ({ page }) => {
      test.setTimeout(240_000);
      await signInAs(page, 'Tenant Admin');
      for (const path of screens) await examine(page, path);
    });
  });
}

async function examine(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await load(page, path);
    await expectNothingSerious(page);
    await expectNoSidewaysScrolling(page);
  });
}
