// areas: people, settings, patients
import { expect, type Locator, type Page } from '@playwright/test';
import {
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { samplePassword } from '#areas/people/people.samples.ts';
import { codeAt } from '#testing/staff/second-factor.ts';
import { callFrom } from './calls.ts';
import { open, test, signInAs } from './hospital.ts';
import { chooseInRow, openRowMenu } from './row-menu.ts';

// Downtown Clinic has these tests to itself: what they ask of everybody disturbs no others.
const organization = 'Downtown Clinic';
type Person = 'admin' | 'doctor' | 'reception';

async function enterPassword(page: Page, person: Person): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('Organization').selectOption(organization);
  await page.getByLabel('Email').fill(`${person}@downtown-clinic.example`);
  await page.getByLabel(/^Password/).fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible({ timeout: 40_000 });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
}

/** What a phone reads off the QR code on the screen. */
async function scanQrCode(picture: Locator): Promise<string> {
  await expect(picture).toBeVisible();
  const side = 400;
  const source = new RGBLuminanceSource(await photograph(picture, side), side, side);
  // The picture fills the frame; this reader's search for a code in a scene misses one clean picture in ten.
  const hints = new Map([[DecodeHintType.PURE_BARCODE, true]]);
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source));
  return new QRCodeReader().decode(bitmap, hints).getText();
}

/** The brightness of each dot of a square picture of this many dots a side. */
async function photograph(picture: Locator, side: number): Promise<Uint8ClampedArray> {
  const dots = await picture.evaluate(async (image: HTMLImageElement, size) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0, size, size);
    const { data } = pen.getImageData(0, 0, size, size);
    return Array.from({ length: size * size }, (_, place) => data[place * 4]!);
  }, side);
  return Uint8ClampedArray.from(dots);
}

interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Goes through the three steps, wherever they are shown. */
async function setUp(page: Page): Promise<SecondFactor> {
  await page.getByLabel('Your password').fill(samplePassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  const uri = new URL(await scanQrCode(page.getByRole('img', { name: 'QR code for the authenticator app' })));
  const secret = uri.searchParams.get('secret')!;
  expect(uri.searchParams.get('issuer')).toBe(organization);
  await expect(page.getByText(secret.match(/.{4}/g)!.join(' '))).toBeVisible();
  const code = page.getByLabel('Code shown in the app');
  await code.fill('nonsense');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  await code.fill(codeAt(secret, new Date()));
  await code.press('Enter');
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  const recoveryCodes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}(-\w{4}){3}$/ })
    .allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, recoveryCodes };
}

async function turnOff(page: Page, recoveryCode: string): Promise<void> {
  await open(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off' });
  await dialog.getByLabel('Your password').fill(samplePassword);
  await dialog.getByLabel('Code from the app or a recovery code').fill(recoveryCode);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
}

async function openPolicy(page: Page): Promise<void> {
  await open(page, '/dashboard/settings?tab=security');
  await expect(page.getByLabel('Minimum length')).toBeVisible();
}

async function savePolicy(page: Page): Promise<void> {
  const saved = page.getByText('The security settings were saved.');
  // What an earlier save told must not be taken for the answer to this one.
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(saved).toBeVisible();
}

test(
  'a person sets up two-factor sign-in, signs in with code and recovery code, and turns it off',
  { tag: '@host' },
  async ({ page }) => {
    await enterPassword(page, 'reception');
    await expectDashboard(page);
    await open(page, '/dashboard/profile');
    await page.getByRole('button', { name: 'Set up' }).click();
    const { secret, recoveryCodes } = await setUp(page);
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    await signOut(page);
    await enterPassword(page, 'reception');
    const code = page.getByLabel('Code from the authenticator app');
    await expect(code).toBeFocused();
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible();
    // The step of now was used up by the set-up; the app's next code is right a little early.
    await code.fill(codeAt(secret, new Date(Date.now() + 30_000)));
    await code.press('Enter');
    await expectDashboard(page);

    await signOut(page);
    await enterPassword(page, 'reception');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    const recovery = page.getByLabel(/^Recovery code/);
    await expect(recovery).toBeFocused();
    await recovery.fill(recoveryCodes[0]!.toLowerCase());
    await recovery.press('Enter');
    await expectDashboard(page);
    await open(page, '/dashboard/profile');
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await turnOff(page, recoveryCodes[1]!);
  },
);

test('after a session ended, password and code bring the person back to the page as it stands', async ({
  page,
  context,
}) => {
  await enterPassword(page, 'reception');
  await expectDashboard(page);
  await open(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  const { recoveryCodes } = await setUp(page);
  await open(page, '/dashboard/patients/new');
  await page.getByLabel('First Name').fill('Unsaved');

  const other = await context.newPage();
  await open(other, '/dashboard');
  await expectDashboard(other);
  await signOut(other);
  await other.close();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(samplePassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel(/^Recovery code/).fill(recoveryCodes[2]!);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Unsaved');
  await page.getByLabel('First Name').fill('');
  await turnOff(page, recoveryCodes[3]!);
});

test('too many wrong passwords leave a recovery code as the way in', async ({ page }) => {
  await enterPassword(page, 'doctor');
  await expectDashboard(page);
  const password = samplePassword;
  const { secret } = await callFrom<{ secret: string }>(page, 'secondFactor.begin', { password });
  const code = codeAt(secret, new Date());
  const set = await callFrom<{ recoveryCodes: string[] }>(page, 'secondFactor.confirm', { code });
  await signOut(page);

  await enterPassword(page, 'doctor');
  await page.getByRole('button', { name: 'Back' }).click();
  const field = page.getByLabel(/^Password/);
  for (let count = 0; count < 10; count += 1) {
    const answer = page.waitForResponse(/signIn/);
    await field.fill(count < 9 ? 'wrong' : password);
    await field.press('Enter');
    await answer;
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a recovery code' }).click();
  const recovery = page.getByLabel(/^Recovery code/);
  await expect(recovery).toBeFocused();
  await recovery.fill('ABCD-EFGH-JKMN-PQRS');
  await recovery.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'not an unused recovery code' })).toBeVisible();
  await recovery.fill(set.recoveryCodes[0]!);
  await recovery.press('Enter');
  await expectDashboard(page);
  await turnOff(page, set.recoveryCodes[1]!);
});

test('an administrator changes the security settings; impossible ones are told at the field', async ({
  page,
}) => {
  await signInAs(page, 'Clinic Admin');
  await openPolicy(page);
  const minutes = page.getByLabel('Sign out after this many minutes of inactivity');
  await minutes.fill('3');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(minutes).toHaveAccessibleDescription(/Enter a whole number from 5 to 1440\./);
  await minutes.fill('45');
  await page.getByLabel('At least one digit').check();
  await savePolicy(page);
  await page.reload();
  await expect(minutes).toHaveValue('45');
  await expect(page.getByLabel('At least one digit')).toBeChecked();
  await minutes.fill('480');
  await page.getByLabel('At least one digit').uncheck();
  await savePolicy(page);
});

test('a hospital asks everybody for a second factor: who has none sets it up before anything else', async ({
  page,
}) => {
  await signInAs(page, 'Clinic Admin');
  await openPolicy(page);
  const everybody = page.getByLabel('Require an authenticator app for everyone');
  await everybody.check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/Set up two-factor sign-in for your own account first/)).toBeVisible();
  await everybody.uncheck();
  await page.getByRole('link', { name: 'Your own two-factor sign-in' }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  const admin = await setUp(page);
  await openPolicy(page);
  await everybody.check();
  await savePolicy(page);
  await open(page, '/dashboard/profile');
  await expect(page.getByText(`${organization} requires it`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);

  await signOut(page);
  await enterPassword(page, 'doctor');
  await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/dashboard/patients');
  await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
  await setUp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();

  await signOut(page);
  await enterPassword(page, 'admin');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel(/^Recovery code/).fill(admin.recoveryCodes[0]!);
  await page.keyboard.press('Enter');
  await expectDashboard(page);
  await openPolicy(page);
  await everybody.uncheck();
  await savePolicy(page);
  await turnOff(page, admin.recoveryCodes[1]!);

  // The doctor lost the phone.
  await open(page, '/dashboard/settings?tab=users&section=users');
  const row = page.getByRole('row', { name: /doctor@downtown-clinic/ });
  await chooseInRow(row, /^Reset two-factor sign-in/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset two-factor sign-in' }).click();
  await expect(page.getByText(/Two-factor sign-in of .* removed/)).toBeVisible();
  const rest = await openRowMenu(row);
  await expect(rest.getByRole('menuitem', { name: /^Edit User/ })).toBeVisible();
  await expect(rest.getByRole('menuitem', { name: /^Reset two-factor/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await signOut(page);
  await enterPassword(page, 'doctor');
  await expectDashboard(page);
});
