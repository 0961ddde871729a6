// areas: patients, people, audit
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoStartMs } from './browser-options.ts';
import { open, signInAs, test } from './hospital.ts';

test.use({ sharesBrowser: false });

/**
 * Where the demo need not start with nothing, which fills a database first: the tabs of before are closed, and
 * `signInAs` forgets who was signed in.
 */
const inFilledBrowser = test.extend({
  context: async ({ filledBrowser }, use) => {
    await use(filledBrowser);
    await filledBrowser.setOffline(false);
    await Promise.all(filledBrowser.pages().map((page) => page.close()));
  },
});

/** Fills in the form of a new patient. */
async function fillIn(page: Page, lastName: string): Promise<void> {
  await open(page, '/dashboard/patients/new');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
}

async function register(page: Page, lastName: string): Promise<void> {
  await fillIn(page, lastName);
  await page.getByRole('button', { name: 'Register patient' }).click();
  await expect(page.getByRole('heading', { name: `Amina ${lastName}` })).toBeVisible();
}

/** The patients of this family name in the list. */
function found(page: Page, lastName: string) {
  return page.getByRole('link', { name: `Amina ${lastName}`, exact: true });
}

async function listPatients(page: Page, search: string): Promise<void> {
  await open(page, `/dashboard/patients?q=${search}`);
  await expect(page.getByRole('heading', { name: 'Patients', exact: true })).toBeVisible();
}

/** A second tab of the same browser, on its dashboard. */
async function openSecondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible({ timeout: 40_000 });
  return page;
}

async function resetDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Administrator|Doctor/ }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset demo data' }).click();
}

inFilledBrowser(
  'what was saved is there again, even when the tab is closed at once',
  { tag: '@demo' },
  async ({ context, page }) => {
    await signInAs(page, 'Doctor');
    await register(page, 'Closedatonce');
    await page.close();
    const next = await openSecondTab(context);
    await listPatients(next, 'Closedatonce');
    await expect(found(next, 'Closedatonce')).toHaveCount(1);
  },
);

inFilledBrowser(
  'two tabs see each other’s changes, and either may close',
  { tag: '@demo' },
  async ({ context, page }) => {
    await signInAs(page, 'Doctor');
    const second = await openSecondTab(context);
    await listPatients(second, 'Twotabs');
    await expect(second.getByText('No patients found')).toBeVisible();
    await register(page, 'Twotabs');
    await expect(found(second, 'Twotabs')).toHaveCount(1);
    await page.close();
    await register(second, 'Afterwards');
    await second.reload();
    await listPatients(second, 'Twotabs');
    await expect(found(second, 'Twotabs')).toHaveCount(1);
    await listPatients(second, 'Afterwards');
    await expect(found(second, 'Afterwards')).toHaveCount(1);
  },
);

inFilledBrowser(
  'a record saved while the leading tab closes is saved once',
  { tag: '@demo' },
  async ({ context, page }) => {
    await signInAs(page, 'Doctor');
    const second = await openSecondTab(context);
    await fillIn(second, 'Inbetween');
    await Promise.all([second.getByRole('button', { name: 'Register patient' }).click(), page.close()]);
    await expect(second.getByRole('heading', { name: 'Amina Inbetween' })).toBeVisible({
      timeout: demoStartMs,
    });
    await listPatients(second, 'Inbetween');
    await expect(found(second, 'Inbetween')).toHaveCount(1);
  },
);

test(
  'a reset brings the samples back and tells the other tabs',
  { tag: '@demo' },
  async ({ context, page }) => {
    // Nothing of the database is needed for the sign-in page, which says what is still being prepared.
    await open(page, '/login');
    await expect(page.getByText(/^Preparing the sample hospital, [123] of 3\./)).toBeVisible();
    await expect(page.getByLabel('Organization')).toBeEnabled();
    await page.getByRole('button', { name: 'Tenant Admin' }).click();
    await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible({ timeout: demoStartMs });
    await register(page, 'Forgotten');
    const second = await openSecondTab(context);
    await resetDemo(second);
    await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: demoStartMs });
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await signInAs(second, 'Tenant Admin');
    await listPatients(second, 'Forgotten');
    await expect(second.getByText('No patients found')).toBeVisible();
  },
);

test(
  'an unreadable copy is set aside and the demo starts from samples',
  { tag: '@demo' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('seen') !== null) return;
      localStorage.setItem('seen', 'yes');
      localStorage.setItem('patients', '[{"firstName": 1');
    });
    await open(page, '/login');
    await expect(page.getByText('Some saved data could not be read')).toBeVisible({ timeout: demoStartMs });
    const aside = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('patients.corrupt-')),
    );
    expect(aside.map(([, value]) => value as string)).toEqual(['[{"firstName": 1']);
    await signInAs(page, 'Doctor');
    await listPatients(page, '');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);

test(
  'patients an earlier program left are taken over, with every save copied back',
  { tag: '@demo' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('seen') !== null) return;
      localStorage.setItem('seen', 'yes');
      const patient = {
        id: '1',
        patientNumber: 'P000041',
        firstName: 'Amina',
        lastName: 'Earlier',
        dateOfBirth: '1980-02-29',
        gender: 'Female',
        status: 'active',
      };
      localStorage.setItem('patients', JSON.stringify([patient]));
    });
    await signInAs(page, 'Doctor');
    await listPatients(page, '');
    await expect(found(page, 'Earlier')).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
    await register(page, 'Later');
    const copiedNames = () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('patients') ?? '[]') as { lastName: string }[]).map(
          ({ lastName }) => lastName,
        ),
      );
    await expect.poll(async () => (await copiedNames()).toSorted()).toEqual(['Earlier', 'Later']);
  },
);

inFilledBrowser(
  'a full localStorage is told, and the record is safe all the same',
  { tag: '@demo' },
  async ({ page }) => {
    await signInAs(page, 'Doctor');
    await fillIn(page, 'Nospace');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hms_audit_logs')))
      .toContain('SIGNED_IN');
    await page.evaluate(() => {
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let piece = 0; ; piece += 1) localStorage.setItem(`filler-${size}-${piece}`, 'x'.repeat(size));
        } catch {
          // No room for a piece of this size: go on with smaller ones.
        }
      }
    });
    await page.getByRole('button', { name: 'Register patient' }).click();
    await expect(page.getByRole('heading', { name: 'Amina Nospace' })).toBeVisible();
    await expect(page.getByText('This browser has no space left')).toBeVisible();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('filler-')) localStorage.removeItem(key);
    });
    await page.reload();
    await listPatients(page, 'Nospace');
    await expect(found(page, 'Nospace')).toHaveCount(1);
  },
);

/** Fills what room the browser's database storage has left with a database beside the demo's. */
function fillDatabaseStorage(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('filler', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('pieces'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const store = (piece: Uint8Array) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('pieces', 'readwrite');
        transaction.objectStore('pieces').put(piece, crypto.randomUUID());
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
    for (let size = 4 * 1024 * 1024; size >= 1024; size = Math.floor(size / 4)) {
      const piece = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(piece.subarray(at, at + 65_536));
      while (await store(piece));
    }
    database.close();
  });
}

inFilledBrowser(
  'a full database storage refuses the save in clear words, and the same save works once there is room',
  { tag: '@demo' },
  async ({ context, page, host }) => {
    const browser = await context.newCDPSession(page);
    const { origin } = new URL(host.url);
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100 * 1024 * 1024 });
    await signInAs(page, 'Doctor');
    await fillIn(page, 'Noroom');
    await fillDatabaseStorage(page);
    await page.getByRole('button', { name: 'Register patient' }).click();
    await expect(page.getByText('What you entered is not saved yet.')).toBeVisible();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to create patient' });
    await expect(page.getByLabel('Last name')).toHaveValue('Noroom');
    await page.evaluate(
      () => new Promise((resolve) => indexedDB.deleteDatabase('filler').addEventListener('success', resolve)),
    );
    // The browser counts what was deleted as used for minutes.
    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await expect(async () => {
      await failure.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
      await expect(page.getByRole('heading', { name: 'Amina Noroom' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.reload();
    await listPatients(page, 'Noroom');
    await expect(found(page, 'Noroom')).toHaveCount(1);
  },
);

inFilledBrowser(
  'with the network cut, the demo loads again, saves and finds',
  { tag: '@demo' },
  async ({ context, page }) => {
    await signInAs(page, 'Doctor');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await register(page, 'Offline');
    await listPatients(page, 'Offline');
    await expect(found(page, 'Offline')).toHaveCount(1);
  },
);

test(
  'a demo whose server does not come over the network says so, and starts once it comes',
  { tag: '@demo' },
  async ({ page }) => {
    // The thread's own file, and what it fetches: a browser tells of the two in different ways.
    for (const name of ['server\\.worker', 'demo-tab']) {
      await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.abort());
      await page.goto('about:blank');
      await open(page, '/login');
      await expect(page.getByRole('heading', { name: 'The demo could not start' })).toBeVisible();
      await expect(page.getByText('did not come over the network')).toBeVisible();
      await page.unrouteAll();
    }
    await page.getByRole('button', { name: 'Reload' }).click();
    await signInAs(page, 'Doctor');
  },
);
