// areas: all
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { countPatients } from '#areas/patients/patients/patient.contract.ts';
import { getSettings, updateSettings } from '#areas/settings/settings/settings.contract.ts';
import { areas } from '#hosts/web/areas.ts';
import { homeWeb } from '#hosts/web/pages/home.web.ts';
import { hostileFormTexts } from '#testing/inputs/form-texts.ts';
import type { KnownIds, MakeCall } from '#testing/records/area-fixture.ts';
import { fixtures, kindOfField } from '#testing/records/fixtures.ts';
import { callFrom } from './calls.ts';
import { open, signInAs, test } from './hospital.ts';
import { pressInHead } from './head-menu.ts';
import { type Visit, visitsOf } from './route-visits.ts';

// Signed in at Downtown Clinic: the names of these people and tests would disturb the tests of City General.
// It fills every area and opens every screen, which on a busy machine takes its time.
test.describe.configure({ timeout: 420_000 });
test.use({ sharesBrowser: false });

/** Notes whatever a text got done: a script that ran, a question, a page that opened, a request to elsewhere. */
async function watch(page: Page): Promise<string[]> {
  const happened: string[] = [];
  await page.exposeFunction('openwardRan', () => void happened.push('a script ran'));
  await page.addInitScript(() => {
    const ran = () => (window as unknown as { openwardRan(): void }).openwardRan();
    Object.defineProperty(window, '__openwardRan', { set: ran, configurable: false });
  });
  page.on('dialog', (dialog) => {
    happened.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => happened.push(`a page opened: ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = ['data:', 'blob:'].includes(url.protocol) || url.hostname === '127.0.0.1';
    if (!isOwn) happened.push(`a request left: ${url.href}`);
  });
  return happened;
}

/** Fills every area through its fixture; returns the ids of what is opened later. */
async function fill(call: MakeCall): Promise<KnownIds> {
  const ids = {} as KnownIds;
  for (const { fillWithTexts } of fixtures) {
    Object.assign(ids, await fillWithTexts(call, hostileFormTexts, ids));
  }
  expect((await call(countPatients, {})).total).toBeGreaterThan(150);
  return ids;
}

/** Every cell of a file: none may begin as a formula does. */
async function expectInertExport(page: Page, button: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const path = await (await downloading).path();
  const { data } = Papa.parse<string[]>(readFileSync(path, 'utf8').replace('\uFEFF', ''));
  const cells = data.flat();
  expect(cells.length).toBeGreaterThan(100);
  const formulas = cells.filter(
    (cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) && Number.isNaN(Number(cell)),
  );
  expect(formulas).toEqual([]);
}

test('no text of a person runs, asks or calls anywhere on the screens, previews and files that show it', async ({
  page,
}) => {
  const happened = await watch(page);
  await signInAs(page, 'Clinic Admin');
  const call: MakeCall = (called, input) => callFrom(page, called.id, input as object);
  const { name, address } = await call(getSettings, {});
  try {
    const ids = await fill(call);
    await openEverything(page, ids);
    await open(page, '/dashboard/patients?status=all');
    await expectInertExport(page, 'Export');
    await open(page, '/dashboard/audit');
    await expectInertExport(page, 'Export');
  } finally {
    const { version } = await call(getSettings, {});
    await call(updateSettings, { version, name, address });
  }
  expect(happened).toEqual([]);
  await page.evaluate(() => Object.assign(window, { __openwardRan: 1 }));
  await expect.poll(() => happened, 'the watch itself notices a script').toEqual(['a script ran']);
});

/** Opens every screen behind the sign-in, with what has been filled. */
async function openEverything(page: Page, ids: KnownIds): Promise<void> {
  const idOf = (parameter: string) => {
    const kind = kindOfField.get(parameter);
    const id = kind && kind !== 'not ours' ? ids[kind] : undefined;
    if (!id) throw new Error(`No fixture has filled what '${parameter}' names.`);
    return id;
  };
  for (const route of [homeWeb, ...areas].flatMap(({ routes = [] }) => routes)) {
    const visits = await visitsOf(route, idOf);
    for (const visit of visits) await test.step(visit.address, () => openScreen(page, visit));
  }
}

async function openScreen(page: Page, { address, heading, previews }: Visit): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const name of previews) {
    await pressInHead(page, name);
    const count = page.getByRole('status').filter({ hasText: /^Page 1 of \d/ });
    await expect(count).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    await expect(count).toBeHidden();
  }
}
