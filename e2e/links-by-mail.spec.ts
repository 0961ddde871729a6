// areas: people, messages, settings
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { openMailServer, type TakenMail } from '#testing/messages/providers.ts';
import { freePort, startServer } from '#testing/server-process.ts';
import { test } from './hospital.ts';
import { aMark, fill, openMenu, press, row, signInByForm, signOutByMenu } from './journeys/ways.ts';
import { chooseInRow } from './row-menu.ts';

const firstPassword = 'seven green boats';
const secondPassword = 'nine yellow kites';

/** A server that knows its address and reaches a mail server of its own network, as a hospital's does. */
async function aServerWithMail() {
  const directory = mkdtempSync(join(tmpdir(), 'openward-mail-'));
  const mail = await openMailServer();
  const port = await freePort();
  const server = await startServer({
    ...{ DATA_DIR: join(directory, 'data'), PORT: `${port}` },
    ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, INSIDE_GATEWAYS: '1' },
  });
  return {
    ...{ url: server.url, mail },
    async end() {
      await server.end();
      await mail.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function aPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, reducedMotion: 'reduce', locale: 'en-GB' },
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

/** The link in the newest letter to somebody, once there are this many. */
async function linkTo(taken: readonly TakenMail[], email: string, count: number): Promise<string> {
  const letters = () => taken.filter(({ to }) => to.includes(email));
  await expect.poll(() => letters().length, { timeout: 60_000 }).toBe(count);
  const text = letters().at(-1)!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /http:\/\/\S+#\S+/.exec(text)![0];
}

async function setUpMail(page: Page, port: number): Promise<void> {
  await openMenu(page, 'Settings');
  await press(page, 'Notifications');
  const server = page.getByRole('region', { name: 'Mail server' });
  await expect(server).toContainText('An administrator hands over invitations');
  await fill(server, {
    Server: '127.0.0.1',
    Port: `${port}`,
    'Sender address': 'office@city-general.example',
  });
  await server.getByRole('combobox', { name: 'Encryption' }).selectOption('none');
  await press(server, 'Save');
  await expect(server).toContainText('are sent through this mail server');
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel(/^Password/).pressSequentially(password);
  await page.getByLabel(/^Repeat the password/).pressSequentially(password);
  await press(page, 'Set password and sign in');
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
}

const sameAnswer =
  'If {{email}} has an account there and the hospital sends email, a link is on its way. It works once, for 2 hours. If nothing arrives, check your spam folder or ask your administrator.';

/** Asks on the sign-in page for a link to a new password, and returns the answer. */
async function askForLink(page: Page, email: string): Promise<string> {
  await press(page, 'Forgot your password?');
  const asking = page.getByRole('dialog', { name: 'Forgot your password?' });
  await asking.getByLabel('Organization').selectOption('city-general');
  await fill(asking, { Email: email });
  await press(asking, 'Send link');
  const told = asking.getByText(/^If /);
  await expect(told).toContainText(email);
  const answer = await told.innerText();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  return answer;
}

test('an invitation and a forgotten password come by mail, and each link works once', async ({ browser }) => {
  test.setTimeout(240_000);
  const hospital = await aServerWithMail();
  const mark = aMark();
  const email = `shila.${mark.toLowerCase()}@people.example`;
  try {
    const administrator = await aPage(browser, hospital.url);
    await signInByForm(administrator, 'Tenant Admin');
    await setUpMail(administrator, hospital.mail.port);

    await openMenu(administrator, 'Settings');
    await press(administrator, 'Users & Roles');
    await press(administrator, 'Manage Users');
    await press(administrator, 'Create User');
    const form = administrator.getByRole('dialog', { name: 'Create New User' });
    await fill(form, { 'First name': 'Shila', 'Last name': mark, Email: email });
    await form.getByRole('checkbox', { name: 'Nurse', exact: true }).click();
    await press(form, 'Create User');
    const told = administrator.getByRole('dialog', { name: `Invitation link for Shila ${mark}` });
    await press(told, `Send link to ${email}`);
    await expect(told).toContainText(`A link is on its way to ${email}.`);
    // Who sent it has not seen it.
    await expect(told.getByRole('textbox')).toHaveCount(0);
    await press(told, 'Done');

    const nurse = await aPage(browser, hospital.url);
    const invitation = await linkTo(hospital.mail.taken, email, 1);
    await setPassword(nurse, invitation, firstPassword);
    await signOutByMenu(nurse);

    // Whoever asks for an address that no account has is answered in the same words, and nobody gets a mail.
    const unknown = `nobody.${mark.toLowerCase()}@people.example`;
    for (const address of [unknown, email]) {
      expect(await askForLink(nurse, address)).toBe(sameAnswer.replace('{{email}}', address));
    }
    const reset = await linkTo(hospital.mail.taken, email, 2);
    await setPassword(nurse, reset, secondPassword);
    await signOutByMenu(nurse);

    // The old password is no longer one, the links are used up, and the administrator sees whose doing it was.
    await nurse.getByLabel('Organization').selectOption('city-general');
    await nurse.getByLabel('Email').fill(email);
    await nurse.getByLabel(/^Password/).fill(firstPassword);
    await press(nurse, 'Sign in');
    await expect(nurse.getByRole('alert')).toBeVisible();
    for (const used of [invitation, reset]) {
      await nurse.goto('about:blank');
      await nurse.goto(used);
      await expect(nurse.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    }
    await chooseInRow(row(administrator, email), /^Password reset link/);
    expect(hospital.mail.taken.map(({ to }) => to)).toEqual([[email], [email]]);
    const state = administrator.getByRole('dialog', { name: `Password reset link for Shila ${mark}` });
    await expect(state).toContainText(`Shila ${mark} requested it on the sign-in page.`);
    await expect(state).toContainText(/The last link, made on .*, was used\./);
  } finally {
    await hospital.end();
  }
});
