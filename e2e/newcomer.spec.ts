// areas: patients, imports, appointments, people, laboratory, billing, referrals
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { databaseUrlOf, runCommandLine, startServer } from '#testing/server-process.ts';
import { fillDateTime } from './dates.ts';
import { signInAs, test } from './hospital.ts';
import { walkMoneyPath } from './money-path.ts';
import { chooseInRow } from './row-menu.ts';

// A newcomer's browser has seen nothing yet.
test.use({ sharesBrowser: false });

/** Real input: 555 synthetic people. */
const syntheaFile = join(import.meta.dirname, '../../shared/data/synthea/patients.csv');

test.beforeEach(() => {
  test.skip(!existsSync(syntheaFile), `Synthea's patients.csv is not at ${syntheaFile}`);
  test.setTimeout(240_000);
});

async function goTo(page: Page, item: 'Patients' | 'Appointments'): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: item, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible();
}

async function importSynthea(page: Page): Promise<void> {
  await goTo(page, 'Patients');
  await page.getByRole('link', { name: /import/i }).click();
  await page.locator('input[type="file"]').setInputFiles(syntheaFile);
  await page.getByRole('button', { name: 'Check 555 rows' }).click();
  await page.getByRole('button', { name: 'Import 555 rows' }).click({ timeout: 60_000 });
  await expect(page.getByText('Import finished')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('555 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();
}

/** Books tomorrow at ten for one of the imported people. */
async function book(page: Page): Promise<void> {
  await goTo(page, 'Appointments');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Patient').fill('Kirlin');
  await page.getByRole('option', { name: /Theda.*Kirlin/ }).click();
  await dialog.getByLabel('Title').fill('First visit of Theda');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await fillDateTime(dialog, 'Start time', `${tomorrow}T10:00`);
  await fillDateTime(dialog, 'End time', `${tomorrow}T10:30`);
  await dialog.getByRole('button', { name: /save|schedule/i }).click();
  await expect(page.getByText('First visit of Theda').first()).toBeVisible();
}

async function printSlip(page: Page): Promise<void> {
  await chooseInRow(page.getByRole('row', { name: /First visit of Theda/ }), /^Print Slip/);
  const preview = page.getByRole('dialog', { name: 'Appointment Slip' });
  await expect(preview.getByText('Page 1 of 1', { exact: true })).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
}

async function expectAllThere(page: Page): Promise<void> {
  await goTo(page, 'Patients');
  await page.getByRole('searchbox', { name: 'Search patients' }).fill('theda kirlin');
  await expect(page.getByRole('link', { name: /^Theda.*Kirlin$/ })).toBeVisible();
  await goTo(page, 'Appointments');
  await expect(page.getByText('First visit of Theda').first()).toBeVisible();
}

async function firstDay(page: Page): Promise<void> {
  await importSynthea(page);
  await book(page);
  await printSlip(page);
}

async function aPageOf(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

test('on one machine: import, book, print, kill -9, start again, find all of it', async ({ browser }) => {
  const directory = mkdtempSync(join(tmpdir(), 'openward-newcomer-'));
  const environment = { DATA_DIR: join(directory, 'data') };
  let server = await startServer(environment);
  try {
    const page = await aPageOf(browser, server.url);
    await signInAs(page, 'Tenant Admin');
    await firstDay(page);
    await server.end('SIGKILL');
    server = await startServer({ ...environment, PORT: new URL(server.url).port });
    await page.goto('/dashboard');
    await expectAllThere(page);
    await page.context().close();
  } finally {
    await server.end();
    rmSync(directory, { recursive: true, force: true });
  }
});

test(
  'on a PostgreSQL of its own: the same and the money path, with two servers side by side',
  { tag: '@server' },
  async ({ browser }) => {
    const directory = mkdtempSync(join(tmpdir(), 'openward-newcomer-'));
    const postgres = await startEmbeddedPostgres({
      dataDirectory: join(directory, 'data'),
      onProgress: () => {},
    });
    const environment = {
      DATABASE_OWNER_URL: databaseUrlOf(postgres.ownerConfig),
      DATABASE_URL: databaseUrlOf(postgres.serverConfig),
      OPENWARD_SAMPLES: 'on',
    };
    try {
      const migration = await runCommandLine('migrate', [], environment);
      expect(migration).toMatchObject({ exitCode: 0 });
      const first = await startServer(environment);
      const second = await startServer(environment);
      const page = await aPageOf(browser, first.url);
      await signInAs(page, 'Tenant Admin');
      await firstDay(page);
      await first.end('SIGKILL');
      const elsewhere = await aPageOf(browser, second.url);
      await signInAs(elsewhere, 'Tenant Admin');
      await expectAllThere(elsewhere);
      await walkMoneyPath(elsewhere);
      await page.context().close();
      await elsewhere.context().close();
      await second.end();
    } finally {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  },
);

test(
  'in the demo: the same from static files with the network cut',
  { tag: '@demo' },
  async ({ page, context }) => {
    await signInAs(page, 'Tenant Admin');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 60_000 })
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await firstDay(page);
    await page.reload();
    await expectAllThere(page);
  },
);
