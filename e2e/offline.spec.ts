// areas: vitals, nursing, inpatient, patients, people
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { expectNothingSerious } from './accessible.ts';
import { callFrom } from './calls.ts';
import {
  atTheBed,
  countOnDevice,
  deactivate,
  expectPatient,
  formOf,
  openAs,
  openList,
  pulses,
  record,
  someone,
  stored,
  tamper,
  vitalsOf,
  test,
} from './offline-hospital.ts';
import { anAdmission, aPatient, aWard } from './records.ts';
import { resumeWithServer } from './sessions.ts';

test('ten minutes without a network: what is typed is kept, recorded at its time and sent once, in order', async ({
  admin,
  context,
}) => {
  const [first, second] = [await aPatient(admin, someone()), await aPatient(admin, someone())];
  const { ward, beds } = await aWard(admin, someone(), 2);
  await anAdmission(admin, first.id, beds[0]!.id);
  await anAdmission(admin, second.id, beds[1]!.id);
  // The tablet's clock is seven minutes ahead of the server's.
  await context.clock.install({ time: Date.now() + 7 * 60_000 });
  const page = await atTheBed(context, first, `&wardId=${ward.id}`);
  await context.setOffline(true);
  await record(page, '71', 'Record and next patient');
  await expect(page.getByText('1 entry not sent yet')).toBeVisible();
  await expect(page.getByText(/^As of /).first()).toBeVisible();
  const patient = formOf(page).getByRole('combobox', { name: 'Patient' });
  await expect(patient).toHaveValue(new RegExp(second.lastName));
  await record(page, '72', 'Record Vital Signs');
  await context.clock.fastForward('10:00');
  await page.getByRole('button', { name: new RegExp(`B-01 · Amina ${first.lastName}`) }).click();
  await expect(patient).toHaveValue(new RegExp(first.lastName));
  await record(page, '73');
  await expect(page.getByText('3 entries not sent yet')).toBeVisible();
  const list = await openList(page);
  const entry = (pulse: number) => list.getByRole('article', { name: `Vital signs HR ${pulse}` });
  await expect(entry(71)).toContainText(`Amina ${first.lastName}Not sent yet`);
  await expect(entry(72)).toContainText(`Amina ${second.lastName}Not sent yet`);
  await expect(entry(73)).toContainText('Waiting for an earlier entry of this patient');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNothingSerious(page, { include: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  expect([...(await pulses(admin, first)), ...(await pulses(admin, second))]).toEqual([]);
  const beforeSending = new Date().toISOString();

  await context.setOffline(false);
  await expect(page.getByText(/not sent yet$/)).toHaveCount(0);
  await expect.poll(() => pulses(admin, first)).toEqual([71, 73]);
  expect(await pulses(admin, second)).toEqual([72]);
  const [set] = await stored(admin, first);
  expect(set!.recordedAt < beforeSending).toBe(true);
  expect(set!.createdAt >= beforeSending).toBe(true);
  // The tablet has taken off what its clock is ahead: the server finds nothing ahead of it.
  expect(set!.clockAheadSeconds).toBeNull();
  await expect(page.getByText(/^As of /)).toHaveCount(0);
});

test('a server that stops, a browser closed in between, two tabs: each entry is sent once', async ({
  admin,
  hospital,
  playwright,
  launchOptions,
}) => {
  const patient = await aPatient(admin, someone());
  const profile = mkdtempSync(join(tmpdir(), 'openward-profile-'));
  const openBrowser = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: hospital.url });
  const before = await openBrowser();
  const page = await atTheBed(before, patient);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await hospital.stop();
  await record(page, '81');
  await record(page, '82');
  await expect(page.getByText('2 entries not sent yet')).toBeVisible();
  await before.close();

  const after = await openBrowser();
  const tabs = [await after.newPage(), await after.newPage()];
  const answers: number[] = [];
  after.on('response', (answer) => {
    if (answer.url().includes('/rpc/vitalSigns/record')) answers.push(answer.status());
  });
  for (const tab of tabs) {
    await tab.goto('/dashboard/nursing/vitals');
    await expect(tab.getByText('2 entries not sent yet')).toBeVisible();
  }
  const list = await openList(tabs[0]!);
  await expect(list.getByRole('article', { name: 'Vital signs HR 81' })).toContainText(patient.lastName);

  await hospital.start();
  for (const tab of tabs) await expect(tab.getByText(/not sent yet$/)).toHaveCount(0, { timeout: 60_000 });
  expect(await pulses(admin, patient)).toEqual([81, 82]);
  // While it starts, a server may say that it is not ready yet.
  expect(answers.filter((status) => status !== 503)).toEqual([200, 200]);
  await after.close();
  rmSync(profile, { recursive: true, force: true });
});

test('under a plain address of the hospital’s network, without locks and cryptography, entries are kept and count once', async ({
  admin,
  hospital,
  playwright,
  launchOptions,
}) => {
  const patient = await aPatient(admin, someone());
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP hospital.test 127.0.0.1'],
  });
  const context = await browser.newContext({ baseURL: hospital.url });
  await resumeWithServer(context, 'Nurse');
  await context.addCookies(
    (await context.cookies()).map((cookie) => ({ ...cookie, domain: 'hospital.test' })),
  );
  const answers: number[] = [];
  context.on('response', (answer) => {
    if (answer.url().includes('/rpc/vitalSigns/record')) answers.push(answer.status());
  });
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`http://hospital.test:${hospital.port}${vitalsOf(patient)}`);
    await expectPatient(tab, patient);
  }
  expect(await tabs[0]!.evaluate(() => isSecureContext || 'locks' in navigator)).toBe(false);
  await context.setOffline(true);
  await record(tabs[0]!, '51');
  await record(tabs[0]!, '52');
  for (const tab of tabs) await expect(tab.getByText('2 entries not sent yet')).toBeVisible();
  await context.setOffline(false);
  for (const tab of tabs) await expect(tab.getByText(/not sent yet$/)).toHaveCount(0);
  expect(await pulses(admin, patient)).toEqual([51, 52]);
  // Tabs without locks may pass each other and send the same under the same key: nothing is refused, and it counts once.
  expect(answers.length).toBeGreaterThanOrEqual(2);
  expect([...new Set(answers)]).toEqual([200]);
  await browser.close();
});

test('what the server refuses comes back as a question, and what waits behind it is not sent before it is decided', async ({
  admin,
  context,
}) => {
  const [gone, other] = [await aPatient(admin, someone()), await aPatient(admin, someone())];
  const page = await atTheBed(context, gone);
  // Stored, but its answer is lost on the way: sent again under its key it counts once.
  await page.route(
    '**/rpc/vitalSigns/record',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await record(page, '90');
  await expect(page.getByText(/Sent: Amina .*, Vital signs HR 90/)).toBeVisible();
  expect(await pulses(admin, gone)).toEqual([90]);
  await context.setOffline(true);
  await record(page, '91');
  await record(page, '92');
  await deactivate(admin, gone);
  await context.setOffline(false);
  await expect(page.getByText('1 entry needs your decision · 1 entry not sent yet')).toBeVisible();
  await page.goto(vitalsOf(other));
  await expectPatient(page, other);
  await record(page, '93');
  await expect.poll(() => pulses(admin, other)).toEqual([93]);
  expect(await pulses(admin, gone)).toEqual([90]);

  let list = await openList(page);
  const question = list.getByRole('article', { name: 'Vital signs HR 91' });
  await expect(question.getByRole('alert')).toHaveText(
    /This patient is inactive\. Reactivate the record first\./,
  );
  await expect(list.getByRole('article', { name: 'Vital signs HR 92' })).toContainText(
    'Waiting for an earlier',
  );
  await question.getByRole('button', { name: 'Correct and send' }).click();
  const pulse = formOf(page).getByRole('textbox', { name: 'Heart rate' });
  await expect(pulse).toHaveValue('91');
  // Still refused: the form says so, and the question stays.
  await pulse.press('Control+Enter');
  await expect(
    formOf(page)
      .getByText(/This patient is inactive/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('1 entry needs your decision · 1 entry not sent yet')).toBeVisible();
  await callFrom(admin, 'patients.reactivate', { patientId: gone.id, version: gone.version + 1 });
  await pulse.fill('94');
  await pulse.press('Control+Enter');
  await expect.poll(() => pulses(admin, gone)).toEqual([90, 94, 92]);
  await expect(page.getByText(/not sent yet$|needs your decision/)).toHaveCount(0);

  await page.goto(vitalsOf(other));
  await expectPatient(page, other);
  await context.setOffline(true);
  await record(page, '95');
  await deactivate(admin, other);
  await context.setOffline(false);
  await expect(page.getByText('1 entry needs your decision')).toBeVisible();
  list = await openList(page);
  await list.getByRole('button', { name: 'Discard…' }).click();
  const asked = page.getByRole('dialog', { name: 'Discard this entry?' });
  await asked.getByRole('textbox', { name: 'Reason' }).fill('The patient does not exist');
  await asked.getByRole('button', { name: 'Discard entry' }).click();
  await expect(page.getByText('Entry discarded')).toBeVisible();
  await expect(page.getByText('needs your decision')).toHaveCount(0);
  const { rows } = await callFrom<{ rows: { action: string }[] }>(admin, 'audit.list', {
    resource: 'patients',
    resourceId: other.id,
    action: 'ENTRY_DISCARDED',
  });
  expect(rows).toHaveLength(1);
  expect(await pulses(admin, other)).toEqual([93]);
});

test('what was damaged or planted on the device is told and never sent, and keeps nothing else from being sent', async ({
  admin,
  context,
}) => {
  const patient = await aPatient(admin, someone());
  const page = await atTheBed(context, patient);
  const called: string[] = [];
  page.on('request', (request) => called.push(request.url()));
  await context.setOffline(true);
  await record(page, '51');
  await record(page, '52');
  await expect(page.getByText('2 entries not sent yet')).toBeVisible();
  await page.evaluate(tamper);
  await context.setOffline(false);
  await expect.poll(() => pulses(admin, patient)).toEqual([52]);
  const told = page.getByText(/^2 entries kept on this device can no longer be read/);
  await expect(told).toBeVisible();
  expect(called.filter((url) => url.includes('profile'))).toEqual([]);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(told).toBeHidden();
  expect(await page.evaluate(countOnDevice)).toMatchObject({ entries: 0 });
});

test('entries are the person’s own: they wait for their sign-in, and signing out sends them or asks', async ({
  admin,
  context,
}) => {
  const patient = await aPatient(admin, someone());
  const page = await atTheBed(context, patient);
  await context.setOffline(true);
  await record(page, '61');
  await expect(page.getByText('1 entry not sent yet')).toBeVisible();
  // The session ends while the network is away; a colleague signs in to the same tablet. It ends before the page does: a
  // page that closes can have the network back for its last moment.
  await context.clearCookies();
  await page.close();
  await context.setOffline(false);
  const doctor = await openAs(context, 'Doctor', '/dashboard');
  await expect(doctor.getByText(/1 unsent entry of a colleague is on this device/)).toBeVisible();
  await expect(doctor.getByText('not sent yet')).toHaveCount(0);
  expect(await pulses(admin, patient)).toEqual([]);
  await doctor.close();
  const again = await atTheBed(context, patient);
  await expect.poll(() => pulses(admin, patient)).toEqual([61]);

  // The session ends, and is renewed over the open page.
  await context.setOffline(true);
  await record(again, '62');
  await context.clearCookies();
  await context.setOffline(false);
  const renewal = again.getByRole('dialog').filter({ has: again.getByLabel('Password') });
  await renewal.getByLabel(/^Password/).fill(samplePassword);
  await renewal.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => pulses(admin, patient)).toEqual([61, 62]);

  await context.setOffline(true);
  await record(again, '63');
  await deactivate(admin, patient);
  await context.setOffline(false);
  await expect(again.getByText('1 entry needs your decision')).toBeVisible();
  const leave = async () => {
    await again.getByRole('button', { name: /Nurse/ }).last().click();
    await again.getByRole('menuitem', { name: 'Logout' }).click();
    return again.getByRole('alertdialog');
  };
  const warning = await leave();
  await expect(warning).toContainText('Vital signs HR 63');
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(again.getByText('1 entry needs your decision')).toBeVisible();
  const before = await again.evaluate(countOnDevice);
  expect(before).toEqual({ entries: 1, keys: 2, sessions: 1 });
  await (await leave()).getByRole('button', { name: 'Sign out and delete 1 entry' }).click();
  await expect(again).toHaveURL(/login/);
  // The doctor has not signed out.
  await expect.poll(() => again.evaluate(countOnDevice)).toEqual({ entries: 0, keys: 1, sessions: 0 });

  // Without a network the device forgets at once, and the server is told once it answers.
  const last = await atTheBed(context, await aPatient(admin, someone()));
  const session = await context.cookies();
  await context.setOffline(true);
  await record(last, '64');
  await last.getByRole('button', { name: /Nurse/ }).last().click();
  await last.getByRole('menuitem', { name: 'Logout' }).click();
  const deleting = last.getByRole('button', { name: 'Sign out and delete 1 entry' });
  await deleting.click();
  await last.getByRole('button', { name: 'Sign out on this device' }).click();
  await expect(last).toHaveURL(/login/);
  await expect.poll(() => last.evaluate(countOnDevice)).toEqual({ entries: 0, keys: 1, sessions: 0 });
  await context.setOffline(false);
  await expect.poll(() => last.evaluate(() => localStorage.getItem('openward.left'))).toBeNull();
  await context.addCookies(session);
  await last.goto('/dashboard');
  await expect(last.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});
