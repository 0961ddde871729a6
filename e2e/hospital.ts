import { type BrowserContext, type Page, expect, test as base } from '@playwright/test';
import { type Host, startDemo, startEmbedded } from './hosts.ts';

interface SharedDemo {
  context: BrowserContext;
  /** The tab that leads: the demo's server runs in it for the tabs of all tests. */
  leader: Page;
}

interface TestParts {
  sharesDemo: boolean;
}

interface WorkerParts {
  host: Host;
  sharedDemo: SharedDemo | undefined;
}

/**
 * Playwright's test. The tests of one host share one database: the embedded server's, or in the demo that of one
 * browser whose tabs they are. After a failure Playwright goes on in a new worker and so on a new database:
 * neither the test that is run once more nor those after it meet what the failed one left.
 * `sharesDemo: false` gives a test a browser of its own.
 */
export const test = base.extend<TestParts, WorkerParts>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the part needs: nothing
    async ({}, use, { project }) => {
      const host = await (project.name === 'demo' ? startDemo() : startEmbedded());
      await use(host);
      await host.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  sharesDemo: [true, { option: true }],
  sharedDemo: [
    async ({ browser, host }, use, { project }) => {
      if (project.name !== 'demo') return use(undefined);
      const context = await browser.newContext({ baseURL: host.url, reducedMotion: 'reduce' });
      const leader = await context.newPage();
      await leader.goto('/#/login');
      await expect(leader.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({
        timeout: 40_000,
      });
      await use({ context, leader });
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: async ({ context, sharedDemo, sharesDemo }, use) => {
    if (!sharesDemo || !sharedDemo) return use(context);
    await use(sharedDemo.context);
    const { leader } = sharedDemo;
    const opened = sharedDemo.context.pages().filter((page) => page !== leader);
    await Promise.all(opened.map((page) => page.close()));
    await leader.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (/^(openward|hms)\./.test(key)) localStorage.removeItem(key);
    });
  },
});

/** Opens a path of the application in the host under test; plain static hosts know paths only behind a hash. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(isDemo() ? `/#${path}` : path);
}

/** True in the project that drives the demo. */
export function isDemo(): boolean {
  return test.info().project.name === 'demo';
}

export type Shortcut = 'Super Admin' | 'Tenant Admin' | 'Doctor';

/** Sessions of the embedded server that this run began, for tests that need not sign in anew. */
const sessions = new Map<Shortcut, Cookies>();
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs in through a shortcut of the login page, or goes on with its session, and waits for the dashboard. */
export async function signInAs(page: Page, shortcut: Shortcut): Promise<void> {
  const welcome = page.getByRole('heading', { name: /welcome/i });
  const cookies = sessions.get(shortcut);
  if (cookies) {
    await page.context().addCookies(cookies);
    await open(page, '/dashboard');
    await expect(welcome.or(page.getByText('Authentication Required'))).toBeVisible({ timeout: 40_000 });
    if (await welcome.isVisible()) return;
  }
  await open(page, '/login');
  await page.getByRole('button', { name: shortcut }).click();
  await expect(welcome).toBeVisible({ timeout: 40_000 });
  if (!isDemo()) sessions.set(shortcut, await page.context().cookies());
}

/** Signs the person out through the menu of the top bar. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Administrator|Doctor|Operator|Technician/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
}
