import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { demoStartMs } from './browser-options.ts';
import { treeProcessorMs } from '#testing/costs/processor-time.ts';
import { keepWorkers } from './calls.ts';
import { type Host, hosts, isDemo } from './hosts.ts';
import { shownOn } from './shown-at-failure.ts';
import { type Person, resumeInDemo, resumeWithServer, signInToDemo } from './sessions.ts';

export { isDemo };

interface SharedBrowser {
  context: BrowserContext;
  /** Stays open between the tests; in the demo it is the tab that leads, in which the server of all tabs runs. */
  keeper: Page;
}

interface TestParts {
  sharesBrowser: boolean;
  /** Notes with each test what its browser, its server and its database took, for test-results/costs.json. */
  processorCost: void;
  /** Says with a test that failed what its pages showed. */
  pagesAtFailure: void;
}

interface WorkerParts {
  host: Host;
  sharedBrowser: SharedBrowser;
  /** A browser of the demo whose tabs are a test's own from the first one, but which has a filled database already. */
  filledBrowser: BrowserContext;
}

/**
 * Playwright's test. The tests of one worker share a host with its database, and a browser whose tabs they are and
 * which has the program's files already. Between two tests everything a test left in the browser is removed. After a
 * failure Playwright goes on in a new worker and so on a new database: neither the test that is run once more nor
 * those after it meet what the failed one left.
 * `sharesBrowser: false` gives a test a browser of its own.
 */
export const test = base.extend<TestParts, WorkerParts>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the part needs: nothing
    async ({}, use, { project }) => {
      const host = await hosts[project.name as keyof typeof hosts]();
      await use(host);
      await host.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  sharesBrowser: [true, { option: true }],
  sharedBrowser: [
    async ({ browser, host }, use, { project }) => {
      const shared = await openSharedBrowser(browser, host, project.name === 'demo');
      await use(shared);
      await shared.context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  filledBrowser: [
    async ({ browser, host }, use) => {
      const context = await openContext(browser, host, true);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  processorCost: [
    // The host first: starting it is no cost of the test that happens to be the worker's first.
    async ({ host: _host }, use, { annotations }) => {
      const before = treeProcessorMs();
      await use();
      const seconds = (treeProcessorMs() - before) / 1000;
      annotations.push({ type: 'processor seconds', description: seconds.toFixed(1) });
    },
    { auto: true },
  ],
  pagesAtFailure: [
    async ({ context }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      for (const shown of await Promise.all(context.pages().map(shownOn)))
        info.annotations.push({ type: 'at failure', description: shown });
    },
    { auto: true },
  ],
  context: async ({ context, sharedBrowser, sharesBrowser }, use) => {
    if (!sharesBrowser) {
      await context.addInitScript(keepWorkers);
      return use(context);
    }
    await use(sharedBrowser.context);
    await forgetTest(sharedBrowser);
  },
});

async function openContext(browser: Browser, host: Host, isDemoHost: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: host.url,
    reducedMotion: 'reduce',
    // A test that holds files back must not be answered with those that one before it has kept.
    serviceWorkers: isDemoHost ? 'allow' : 'block',
  });
  context.setDefaultTimeout(isDemoHost ? demoStartMs : 40_000);
  await context.addInitScript(keepWorkers);
  return context;
}

async function openSharedBrowser(browser: Browser, host: Host, isDemoHost: boolean): Promise<SharedBrowser> {
  const context = await openContext(browser, host, isDemoHost);
  const keeper = await context.newPage();
  await keeper.goto(isDemoHost ? '/#/login' : '/healthz');
  if (isDemoHost) {
    // Nobody signs in before the demo is there.
    await expect(keeper.getByLabel('Organization')).toBeEnabled({ timeout: demoStartMs });
  }
  return { context, keeper };
}

async function forgetTest({ context, keeper }: SharedBrowser): Promise<void> {
  const opened = context.pages().filter((page) => page !== keeper);
  await Promise.all(opened.map((page) => page.close()));
  await context.clearCookies();
  await keeper.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^(openward|hms)\./.test(key)) localStorage.removeItem(key);
  });
}

/**
 * Opens a path of the application: anew in an empty tab, and in an open one as one of its links would. Plain static
 * hosts know paths only behind a hash.
 */
export async function open(page: Page, path: string): Promise<void> {
  if (isDemo()) await page.goto(`/#${path}`);
  else if (await page.evaluate(isProgramShown)) await page.evaluate(goTo, path);
  else await page.goto(path);
}

// Both run in the page.

function isProgramShown(): boolean {
  return (document.getElementById('root')?.childElementCount ?? 0) > 0;
}

/** Resolves once the screen of before is gone: what a test looks for must not be found on that. */
async function goTo(path: string): Promise<void> {
  // Notices of the shell stand before it, and stay.
  const screen = document.querySelector('main')?.lastElementChild;
  const isOther = new URL(path, location.href).pathname !== location.pathname;
  history.pushState(null, '', path);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isOther && screen?.isConnected) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });
}

/** Opens a path as this person, signed in by a call or an earlier session; the sign-in form has its own tests. */
export async function signInAs(page: Page, person: Person, path = '/dashboard'): Promise<void> {
  if (isDemo()) return signInInDemo(page, person, path);
  await resumeWithServer(page.context(), person);
  await page.goto(path);
  await expectScreen(page, path);
}

async function signInInDemo(page: Page, person: Person, path: string): Promise<void> {
  if (await resumeInDemo(page, person)) {
    await open(page, path);
    const signedOut = page.getByRole('heading', { name: 'Sign in', exact: true });
    // On a phone the navigation lies behind this button.
    const menu = page.getByRole('navigation').or(page.getByRole('button', { name: 'Open the menu' }));
    await expect(menu.or(signedOut).first()).toBeVisible({ timeout: demoStartMs });
    if (!(await signedOut.isVisible())) return expectScreen(page, path);
  }
  await open(page, '/login');
  await signInToDemo(page, person);
  await open(page, path);
  await expectScreen(page, path);
}

async function expectScreen(page: Page, path: string): Promise<void> {
  const heading = path === '/dashboard' ? { name: /welcome|platform overview/i } : { level: 1 };
  await expect(page.getByRole('heading', heading).first()).toBeVisible({ timeout: 40_000 });
}

/** Signs the person out through the menu of the top bar. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Administrator|Doctor|Operator|Technician/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
}
