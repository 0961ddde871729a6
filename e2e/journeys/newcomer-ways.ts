import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aPdf } from '#areas/platform/platform.fixture.ts';
import { aPng } from '#areas/settings/logo/logo.fixture.ts';
import { aMark, answer, fill, openMenu, press, test as base } from './ways.ts';

// How a hospital comes to a platform: it applies, is approved, and its people set their passwords.

interface Newcomer {
  /** Opens a browser that has seen nothing yet, on the sign-in page. */
  visit: () => Promise<Page>;
}

export const test = base.extend<Newcomer>({
  visit: async ({ browser, host }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const options = {
        baseURL: host.url,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Dhaka',
        // As in ways.ts: no browser keeps a copy of all screens.
        serviceWorkers: 'block',
      } as const;
      const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } });
      context.setDefaultTimeout(20_000);
      opened.push(context);
      const page = await context.newPage();
      await page.goto('/login');
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export const newPassword = 'seven green boats';

/** An organization that nobody else has named, and who applies for it. */
export function anOrganization() {
  const mark = aMark();
  const domain = `${mark.toLowerCase()}.example`;
  return { name: `Lake Clinic ${mark}`, contact: `desk@${domain}`, admin: `nusrat@${domain}`, domain };
}

export type Organization = ReturnType<typeof anOrganization>;

const license = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf) };
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(aPng(64, 64)) };

/** Hands a file to a button that asks for one. */
export async function chooseFile(
  page: Page,
  button: string | RegExp,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(page, button);
  await (await choosing).setFiles(file);
}

/** Goes from the sign-in page through the wizard. */
export async function apply(page: Page, organization: Organization): Promise<void> {
  await press(page, 'Apply for an account');
  await fill(page, {
    'Organization name': organization.name,
    'Contact email': organization.contact,
    'Contact phone': '+880 2 555 0100',
    Address: '5 Lake Road, Dhaka',
  });
  // The device says where the hospital is.
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Bangladesh');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/^Asia\/Dhaka/);
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('BDT');
  await expect(page.getByRole('combobox', { name: 'Grouping of numbers' })).toHaveValue('lakh');
  await press(page, 'Next Step');
  await fill(page, { 'First name': 'Nusrat', 'Last name': 'Jahan', Email: organization.admin });
  await press(page, 'Next Step');
  await chooseFile(page, 'Choose a file: Trade license', license);
  await expect(page.getByText('license.pdf', { exact: true })).toBeVisible();
  await chooseFile(page, 'Choose a file: Passport photo', photo);
  await expect(page.getByText('photo.png', { exact: true })).toBeVisible();
  await press(page, 'Submit Application');
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
}

/** Looks at the papers of an application and approves it with a plan; returns the link of its administrator. */
export async function approve(page: Page, { name }: Organization, plan: string): Promise<string> {
  await openMenu(page, 'KYC');
  await page.getByRole('link', { name, exact: true }).first().click();
  await press(page, 'Show Passport photo');
  await expect(page.getByRole('img', { name: 'Passport photo' })).toBeVisible();
  await press(page, 'Approve KYC');
  const form = page.getByRole('dialog', { name: 'Approve KYC' });
  await expect(form.getByRole('checkbox').first()).toBeVisible();
  for (const item of await form.getByRole('checkbox').all()) await item.check();
  await form.getByLabel('Plan').selectOption({ label: plan });
  await press(form, 'Approve KYC');
  const told = page.getByRole('dialog', { name: /^Link for/ });
  const link = await told.getByRole('textbox').inputValue();
  await answer(page, 'Done');
  return link;
}

/** Opens a link that was told once, as whoever gets it does, and sets a password there. */
export async function setPasswordBy(page: Page, link: string): Promise<void> {
  // The same page with another word behind the hash would not be opened anew.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel(/^Password/).pressSequentially(newPassword);
  await page.getByLabel(/^Repeat the password/).pressSequentially(newPassword);
  await press(page, 'Set password and sign in');
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
}

/** Signs in at the form with the password of before, as whose session has ended. */
export async function signInAgain(page: Page, { name, admin }: Organization): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/login');
  await page.getByLabel('Organization').selectOption({ label: name });
  await page.getByLabel('Email').fill(admin);
  await page.getByLabel(/^Password/).fill(newPassword);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
}
