// areas: patients
import { expect, type Page } from '@playwright/test';
import { platformWeb } from '#areas/platform/platform.web.ts';
import { areas } from '#hosts/web/areas.ts';
import { homeWeb } from '#hosts/web/pages/home.web.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { isDemo, signInAs, test } from './hospital.ts';
import { addressesOf } from './route-visits.ts';

/** Holds the file of the areas' addresses back until the returned function is called. */
async function holdAreas(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-[^/]*\.js$/, async (route) => {
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

/** Each comes in another way: by the page, by the first script, for what is shown, and behind the sign-in. */
const filesThatMayBeLost = ['index', 'preload', 'first', 'page', 'shell'];

test('whichever file of the program does not come, the page says so and starts by itself once it comes', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const started = page.getByRole('heading', { name: 'Patients', exact: true });
  for (const name of filesThatMayBeLost) {
    // A page that is still open would lend its files to the next.
    await page.goto('about:blank');
    await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.abort());
    await page.goto('/dashboard/patients');
    await expect(page.getByText('did not come over the network'), name).toBeVisible();
    await page.unrouteAll();
    // The last is left to itself.
    if (name !== filesThatMayBeLost.at(-1)) await page.getByRole('button', { name: /^try again/i }).click();
    await expect(started, name).toBeVisible();
  }
});

test('a program of which nothing comes for long says so, and starts once something comes', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  await page.goto('about:blank');
  await page.clock.install();
  await page.route(/\/assets\/index-[^/]*\.js$/, () => {});
  await page.goto('/dashboard/patients', { waitUntil: 'commit' });
  await expect(page.getByText('Openward', { exact: true })).toBeVisible();
  await page.clock.runFor(47_000);
  await expect(page.getByRole('alert')).toHaveText(/did not come over the network.*Try again now/);
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Patients', exact: true })).toBeVisible();
});

/** Few, because a fault of the loading is rare: `E2E_COLD_LOADS=60` hunts for one. */
const coldLoads = Number(process.env['E2E_COLD_LOADS'] ?? 6);

test('screens that a browser opens for the first time come up, each without a word in the console', async ({
  page,
  browser,
  host,
}) => {
  test.setTimeout(60_000 + coldLoads * 10_000);
  await signInAs(page, 'Tenant Admin');
  const addresses: string[] = [];
  for (const { name, routes = [] } of [homeWeb, ...areas]) {
    // The operator's screens open to nobody of a hospital.
    if (name === platformWeb.name) continue;
    for (const route of routes) addresses.push(...(await addressesOf(page, route)));
  }
  const storageState = await page.context().storageState();
  for (let load = 0; load < coldLoads; load += 1) {
    const address = addresses[Math.floor((load * addresses.length) / coldLoads) % addresses.length]!;
    const context = await browser.newContext({ baseURL: host.url, storageState });
    const fresh = await context.newPage();
    const errors = collectConsoleErrors(fresh);
    await test.step(address, async () => {
      await fresh.goto(address);
      await expect(fresh.locator('main h1').first()).toBeVisible();
      await expect(fresh.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(errors).toEqual([]);
    });
    await context.close();
  }
});
