// areas: audit, patients, imports, platform
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { isDemo, open, signInAs, test } from './hospital.ts';
import { aPatient, changeAddress } from './records.ts';

let made = 0;

/** A family name nobody else in this run has. */
function aLastName(): string {
  made += 1;
  return `Audited${Date.now().toString(36)}${made}`;
}

function rows(page: Page) {
  return page.getByRole('table', { name: 'Audit Trail' }).getByRole('row');
}

test(
  'a change is found by record type and action, and shows what was before and after',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin');
    await changeAddress(page, await aPatient(page, aLastName()), '4 Lake Road');
    await page.getByRole('link', { name: 'Audit Trail' }).click();
    await expect(page.getByRole('heading', { name: 'Audit Trail', level: 1 })).toBeVisible();
    await page.getByLabel('Record type').selectOption('patients');
    await page.getByLabel('Action', { exact: true }).selectOption('UPDATE');
    await expect(page).toHaveURL(/resource=patients.*action=UPDATE/);
    const newest = rows(page).nth(1);
    await expect(newest).toContainText('Update');
    await expect(newest).toContainText('Address');
    await newest.getByRole('button', { name: /^Open/ }).click();
    const entry = page.getByRole('dialog', { name: 'Audit entry' });
    const line = entry.getByRole('row', { name: /^Address/ });
    await expect(line.locator('del')).toHaveText('empty');
    await expect(line.locator('ins')).toHaveText('4 Lake Road');
    await expect(entry).toContainText('IP Address');

    await entry.getByRole('link', { name: 'All entries of this record' }).click();
    await expect(entry).toBeHidden();
    await expect(page.getByText(/^Only \S/)).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Create' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(rows(page).filter({ hasText: 'Create' })).toHaveCount(1);
  },
);

test('the entry can be left with the keyboard, and the focus comes back to its button', async ({ page }) => {
  await signInAs(page, 'Tenant Admin', '/dashboard/audit');
  const button = rows(page).nth(1).getByRole('button', { name: /^Open/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Audit entry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Audit entry' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('a period that ends before it starts is told at its field', async ({ page }) => {
  await signInAs(page, 'Tenant Admin', '/dashboard/audit?from=2026-02-02&to=2026-02-01');
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('The last day is before the first.')).toBeHidden();
  await expect(rows(page).nth(1)).toBeVisible();
});

test('the export holds what the filter shows, and is recorded in the trail itself', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await aPatient(page, aLastName());
  await open(page, '/dashboard/audit?resource=patients&action=CREATE');
  await expect(rows(page).nth(1)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-trail-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toContain('Timestamp,Action,Resource');
  expect(lines.filter((line) => line.includes(',CREATE,patients,')).length).toBe(lines.length - 2);
  await open(page, '/dashboard/audit?resource=audit_entries&action=EXPORT');
  await expect(rows(page).nth(1)).toContainText('Export');
});

test('the trail verifies, says so, and its head can be kept', { tag: '@host' }, async ({ page }) => {
  await signInAs(page, 'Tenant Admin', '/dashboard/audit');
  const panel = page.getByRole('region', { name: 'Verification' });
  await panel.getByRole('button', { name: 'Verify now' }).click();
  await expect(panel.getByText('The audit trail is intact')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText(/Verified up to entry [\d,]+, head hash [0-9a-f]{64}/)).toBeVisible();
  await expect(panel.getByText(/up to entry [\d,]+$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save chain head' }).click();
  const heads = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as object;
  expect(Object.values(heads)).toEqual([
    { position: expect.any(Number), chainHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

test('a record tells an administrator who opened it, and a doctor nothing of that', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  const { id } = await aPatient(page, aLastName());
  await open(page, `/dashboard/patients/${id}`);
  const section = page.getByRole('region', { name: 'Who opened this record' });
  await section.getByRole('button', { name: 'Show' }).click();
  await expect(section.getByRole('row', { name: /Create/ })).toBeVisible();
  await signInAs(page, 'Doctor', `/dashboard/patients/${id}`);
  await expect(page.getByRole('heading', { name: /Amina/ })).toBeVisible();
  await expect(section).toHaveCount(0);
  await open(page, '/dashboard/audit');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verification' })).toHaveCount(0);
});

test('system health shows figures and checks, and refreshes', { tag: '@host' }, async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await page.getByRole('link', { name: 'System Health' }).click();
  await expect(page.getByRole('heading', { name: 'System Health', level: 1 })).toBeVisible();
  await expect(page.getByText('Total Events')).toBeVisible();
  const checks = page.getByRole('table', { name: 'Service Health Checks' });
  for (const service of ['Database', 'Audit Trail', 'Client Logger', 'Ledger', 'Live Events']) {
    await expect(checks.getByRole('row', { name: service })).toBeVisible();
  }
  const database = checks.getByRole('row', { name: 'Database' });
  if (isDemo()) await expect(database).toContainText('Simulated');
  else await expectStateOfTime(database);
  await expect(page.getByText('Demo mode (simulated)')).toHaveCount(isDemo() ? 1 : 0);
  await expect(page.getByText('Active Tenants')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Recent Audit Logs' }).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
});

/** The state follows from the measured time, whatever this machine has to do beside. */
async function expectStateOfTime(database: Locator): Promise<void> {
  await expect(database).toContainText(/\d ms/);
  const [, state, time] = /(Healthy|Warning|Degraded|Error)\D*?([\d,]+) ms/.exec(await database.innerText())!;
  const milliseconds = Number(time!.replace(',', ''));
  const slowest = { Healthy: 100, Warning: 500, Degraded: 2000, Error: Infinity };
  const expected = Object.entries(slowest).find(([, limit]) => milliseconds <= limit)![0];
  expect(state).toBe(expected);
}

test('the platform operator sees figures over all hospitals', async ({ page }) => {
  await signInAs(page, 'Super Admin', '/dashboard/super-admin/system-health');
  const figures = page.getByRole('region', { name: 'Activity' });
  await expect(figures.getByText('Active Tenants')).toBeVisible();
  await expect(figures.getByText('all hospitals').first()).toBeVisible();
});

test('health that cannot be read says so and can be tried again', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await page.route('**/rpc/health/read*', (route) =>
    route.fulfill({
      status: 500,
      json: { json: { defined: false, code: 'INTERNAL', status: 500, message: 'INTERNAL', data: {} } },
    }),
  );
  await open(page, '/dashboard/system-health');
  await expect(page.getByText('Failed to load system health')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Client Log' }).getByText('The server failed at health.read').first(),
  ).toBeVisible();
  await page.unroute('**/rpc/health/read*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Total Events')).toBeVisible();
});

test(
  'a screen that crashes is recorded in the client log, without what was quoted',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin');
    // A screen without a date: one that shows some may draw them anew, and crash, before the next is opened.
    await open(page, '/dashboard/import/suppliers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const { prototype } = Intl.DateTimeFormat;
      const whole = Object.getOwnPropertyDescriptor(prototype, 'formatToParts')!;
      Reflect.set(window, 'mendDates', () => Object.defineProperty(prototype, 'formatToParts', whole));
      prototype.formatToParts = () => {
        throw new TypeError('broken on purpose near "Rahima Khatun"');
      };
    });
    await page.getByRole('link', { name: 'Patients', exact: true }).first().click();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await page.evaluate(() => (Reflect.get(window, 'mendDates') as () => void)());
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('table', { name: 'Patients' })).toBeVisible();
    await page.getByRole('link', { name: 'System Health' }).click();
    const entry = page
      .getByRole('table', { name: 'Client Log' })
      .getByRole('row', { name: /broken on purpose near \[text\]/ })
      .filter({ hasText: '/dashboard/patients' });
    await expect(entry.first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Client Log' })).not.toContainText('Rahima');
    if (isDemo()) {
      const copied = () => page.evaluate(() => localStorage.getItem('hms_client_logs') ?? '');
      await expect.poll(copied).toContain('broken on purpose');
    }
  },
);

test(
  'what a closed tab left unsealed is sealed by the next one, before anybody writes',
  { tag: '@demo' },
  async ({ context, page }) => {
    await signInAs(page, 'Tenant Admin', '/dashboard/audit');
    await expect(rows(page).nth(1)).toBeVisible();
    await aPatient(page, aLastName());
    await page.close();
    const next = await context.newPage();
    await open(next, '/dashboard/audit');
    const waiting = next.getByRole('region', { name: 'Verification' }).getByText('Waiting for its seal');
    await expect
      .poll(async () => {
        await next.reload();
        return waiting.locator('xpath=..').innerText();
      })
      .toMatch(/\b0$/);
  },
);
