// areas: patients, people, appointments
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { maxStreamsOfSession } from '#hosts/node/http/events/stream-limits.ts';
import { EventStream } from '#testing/http-session.ts';
import { processPerTab } from './browser-options.ts';
import { callFrom } from './calls.ts';
import { test as base } from './hospital.ts';
import { resumeWithServer } from './sessions.ts';
import { StreamProxy } from './stream-proxy.ts';

interface LiveParts {
  streams: StreamProxy;
  /** A browser of its own, in which pages are kept for Back as people's browsers do; Playwright's do not. */
  ownBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

const test = base.extend<LiveParts>({
  streams: async ({ host }, use) => {
    const proxy = await StreamProxy.start(host.url);
    await use(proxy);
    await proxy.end();
  },
  ownBrowser: async ({ playwright, streams }, use) => {
    const browser = await playwright.chromium.launch({
      ...processPerTab,
      // A name of the loopback that is no secure origin, as a server in the hospital's own network is none.
      args: [...processPerTab.args!, '--host-resolver-rules=MAP hospital.test 127.0.0.1'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use((options) => browser.newContext({ baseURL: streams.url, reducedMotion: 'reduce', ...options }));
    await browser.close();
  },
});

function aName(): string {
  return `Shared${crypto.randomUUID().replaceAll(/\W|\d/g, '')}`;
}

/** A tab with the patients of this name, of whom there is none yet. */
async function openTab(context: BrowserContext, name: string, tab: number, origin = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard/patients?q=${name}&tab=${tab}`);
  await expect(page.getByText('No patients found')).toBeVisible();
  return page;
}

async function expectPatient(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}

function register(page: Page, lastName: string): Promise<unknown> {
  return callFrom(page, 'patients.register', aPatient({ lastName }));
}

/** Waits until one of these tabs has a stream, and no other page; returns it. */
async function leaderOf(streams: StreamProxy, tabs: readonly Page[]): Promise<Page> {
  await expect.poll(() => [streams.pages.length, tabs.some(leads)]).toEqual([1, true]);
  return tabs.find(leads)!;

  function leads(tab: Page): boolean {
    return streams.pages.includes(tab.url());
  }
}

test('twelve tabs load, share one stream, and all show at once what changed', async ({
  streams,
  ownBrowser,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Doctor');
  const name = aName();
  const tabs: Page[] = [];
  for (let tab = 0; tab < 12; tab += 1) tabs.push(await openTab(context, name, tab));
  await register(tabs[7]!, name);
  for (const tab of tabs) await expectPatient(tab, name);
  expect(streams.most).toBe(1);
});

for (const [kind, domain, lacked] of [
  ['a secure page', '127.0.0.1', undefined],
  ['a page without locks', 'hospital.test', undefined],
  ['a page without locks and channels', 'hospital.test', 'BroadcastChannel'],
] as const) {
  test(`of ${kind}, another tab takes over when the leading one freezes, closes or crashes`, async ({
    streams,
    ownBrowser,
  }) => {
    const context = await ownBrowser();
    await context.clock.install();
    if (lacked) await context.addInitScript((name) => void Reflect.deleteProperty(window, name), lacked);
    await resumeWithServer(context, 'Doctor');
    await context.addCookies((await context.cookies()).map((cookie) => ({ ...cookie, domain })));
    const origin = `http://${domain}:${streams.port}`;
    const name = aName();
    let tabs: Page[] = [];
    for (let tab = 0; tab < 4; tab += 1) tabs.push(await openTab(context, name, tab, origin));
    expect(await tabs[0]!.evaluate(() => 'locks' in navigator)).toBe(domain === '127.0.0.1');
    expect(streams.most).toBe(1);
    for (const end of [freeze, close, crash]) {
      const leader = await leaderOf(streams, tabs);
      await end(leader);
      tabs = tabs.filter((tab) => tab !== leader);
      // Without locks the others notice by its silence that a tab has crashed.
      await context.clock.runFor('01:00');
      await leaderOf(streams, tabs);
      await register(tabs[0]!, name + end.name);
      for (const tab of tabs) await expectPatient(tab, name + end.name);
    }
  });
}

/** What a browser tells a page before it freezes it. */
async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
}

function close(page: Page): Promise<void> {
  return page.close();
}

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test('a tab that hangs keeps its lock, loses the lead to another, and follows that once it goes on', async ({
  streams,
  ownBrowser,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Doctor');
  const name = aName();
  const leader = await openTab(context, name, 0);
  await leaderOf(streams, [leader]);
  const goOn = await hang(leader);
  const follower = await context.newPage();
  // It waits 75 seconds for a word of the leading tab: here it looks more often.
  await follower.addInitScript(() => {
    const repeat = window.setInterval.bind(window);
    Object.assign(window, { setInterval: (look: () => void) => repeat(look, 20) });
  });
  await follower.goto(`/dashboard/patients?q=${name}&tab=1`);
  await expect.poll(() => streams.pages).toContain(follower.url());
  await goOn();
  await expect.poll(() => streams.pages).toEqual([follower.url()]);
  await register(follower, name);
  for (const tab of [leader, follower]) await expectPatient(tab, name);
});

/** Stops all script of a page in the middle; returns how it goes on. */
async function hang(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const hasStopped = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  session.send('Runtime.evaluate', { expression: '0' }).catch(() => {});
  await hasStopped;
  return async () => void (await session.send('Debugger.disable'));
}

// The browser of these tests, which has no windows, keeps no page for Back: it is told what such a browser tells.
test('a page that is kept for Back hears again, and shows what changed meanwhile', async ({
  streams,
  ownBrowser,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Doctor');
  const name = aName();
  const page = await openTab(context, name, 0);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expect.poll(() => streams.pages).toEqual([]);
  await register(page, `${name}missed`);
  await expect(page.getByText('No patients found')).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectPatient(page, `${name}missed`);
  await expect.poll(() => streams.pages).toEqual([page.url()]);
  await register(page, `${name}heard`);
  await expectPatient(page, `${name}heard`);
});

test('after a sleep all tabs hear again, and show what changed meanwhile', async ({
  streams,
  ownBrowser,
  host,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Doctor');
  const name = aName();
  await context.clock.install();
  const tabs = [await openTab(context, name, 0), await openTab(context, name, 1)];
  await leaderOf(streams, tabs);
  streams.silence();
  const elsewhere = await ownBrowser({ baseURL: host.url });
  await resumeWithServer(elsewhere, 'Doctor');
  const colleague = await elsewhere.newPage();
  await colleague.goto('/healthz');
  await register(colleague, name);
  for (const tab of tabs) await tab.clock.fastForward('10:00');
  for (const tab of tabs) await expectPatient(tab, name);
  await leaderOf(streams, tabs);
});

test('typed addresses and the way back through them hold one stream, and none of them hangs', async ({
  streams,
  ownBrowser,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Tenant Admin');
  const page = await context.newPage();
  const addresses = ['patients', 'scheduling', 'billing', 'laboratory', 'referrals', 'settings', 'services'];
  for (const address of addresses) {
    await page.goto(`/dashboard/${address}`);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect.poll(() => streams.pages).toEqual([page.url()]);
  }
  for (let round = 0; round < 5; round += 1) {
    await page.goBack();
    await expect.poll(() => streams.pages).toEqual([page.url()]);
    await expect(page.locator('main h1').first()).toBeVisible();
  }
  for (let round = 0; round < 5; round += 1) {
    await page.goForward();
    await expect.poll(() => streams.pages).toEqual([page.url()]);
    await expect(page.locator('main h1').first()).toBeVisible();
  }
});

/** Keeps the calls of a page from the server until it is told to let go: whatever it asks by itself asks later. */
async function holdCalls(page: Page): Promise<() => Promise<void>> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/rpc/**', async (route) => {
    await isLetGo;
    await route.continue();
  });
  return async () => {
    letGo();
    // A call that is still on its way through here when the page closes is passed on twice, which fails the test.
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('tabs of two people share nothing, and who is no longer signed in hears no more', async ({
  streams,
  ownBrowser,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Doctor');
  const doctors = await openTab(context, aName(), 0);
  await expect.poll(() => streams.pages).toEqual([doctors.url()]);
  const letGo = await holdCalls(doctors);
  await resumeWithServer(context, 'Clinic Admin');
  const clinics = await openTab(context, aName(), 1);
  await expect.poll(() => streams.pages.length).toBe(2);
  await letGo();
  // The doctor's page makes no call in the name of who signed in after them.
  await doctors.getByRole('searchbox', { name: 'Search patients' }).fill('Rahima');
  await expect(doctors.getByRole('dialog')).toContainText('doctor@city-general.example');
  await expect.poll(() => streams.pages).toEqual([clinics.url()]);
});

test('a stream that breaks is not opened again in the name of somebody else', async ({
  streams,
  ownBrowser,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Doctor');
  const doctors = await openTab(context, aName(), 0);
  await expect.poll(() => streams.pages).toEqual([doctors.url()]);
  const letGo = await holdCalls(doctors);
  await resumeWithServer(context, 'Clinic Admin');
  const clinics = await openTab(context, aName(), 1);
  await expect.poll(() => streams.pages.length).toBe(2);
  await letGo();
  streams.cut();
  await expect(doctors.getByRole('dialog')).toContainText('doctor@city-general.example');
  await expect.poll(() => streams.pages).toEqual([clinics.url()]);
});

test('a page whose place newer streams have taken rests, and opens its own again when somebody comes back', async ({
  streams,
  ownBrowser,
  host,
}) => {
  const context = await ownBrowser();
  await resumeWithServer(context, 'Doctor');
  await context.clock.install();
  const name = aName();
  const page = await openTab(context, name, 0);
  await expect.poll(() => streams.pages).toEqual([page.url()]);
  const token = (await context.cookies()).find((cookie) => cookie.name === 'openward_session')!.value;
  const others = await Promise.all(
    Array.from({ length: maxStreamsOfSession }, () => EventStream.open(host.url, token)),
  );
  await expect.poll(() => streams.pages).toEqual([]);
  await page.clock.runFor('02:00');
  expect(streams.pages).toEqual([]);
  await register(page, name);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectPatient(page, name);
  expect(streams.pages).toEqual([page.url()]);
  for (const other of others) other.close();
});
