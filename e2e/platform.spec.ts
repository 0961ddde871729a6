// areas: platform, subscriptions, people
import { expect, type Page } from '@playwright/test';
import { aPdf } from '#areas/platform/platform.fixture.ts';
import { aPng } from '#areas/settings/logo/logo.fixture.ts';
import { chooseInHead } from './head-menu.ts';
import { open, signInAs, test } from './hospital.ts';

const password = 'seven green boats';

/** An organization that no other test of this run has named. */
function anOrganization() {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: `Lake Clinic ${mark}`, contact: `desk@${mark}.example`, admin: `nusrat@${mark}.example` };
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const license: ChosenFile = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf) };
const photo: ChosenFile = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(aPng(64, 64)) };

async function choose(page: Page, label: string, file: ChosenFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: new RegExp(`^(Choose a file|Replace): ${label}$`) }).click();
  await (await choosing).setFiles(file);
}

/** The country of a device that stands on UTC is nobody's; its time zone comes with it. */
async function chooseCountry(page: Page): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('Bangla');
  await page.getByRole('option', { name: 'Bangladesh', exact: true }).click();
  await expect(country).toHaveValue('Bangladesh');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/^Asia\/Dhaka/);
}

/** Fills the public wizard and submits it; returns the applicant's link. */
async function apply(
  page: Page,
  { name, contact, admin }: ReturnType<typeof anOrganization>,
): Promise<string> {
  await open(page, '/signup');
  await page.getByLabel('Organization name').fill(name);
  await page.getByLabel('Contact email').fill(contact);
  await page.getByLabel('Contact phone').fill('+880 2 555 0100');
  await chooseCountry(page);
  await page.getByRole('button', { name: 'Next Step' }).click();
  // What is missing is told at its field, and the step stays.
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.getByLabel('Address').fill('5 Lake Road, Dhaka');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByLabel('Last name').fill('Jahan');
  await page.getByLabel('Email').fill(admin);
  await page.getByRole('button', { name: 'Next Step' }).click();
  const script = Buffer.from('<script>alert(1)</script>');
  await choose(page, 'Trade license', { ...license, buffer: script });
  await expect(page.getByText(/This file is not one of: PDF/)).toBeVisible();
  await choose(page, 'Trade license', license);
  await expect(page.getByText('license.pdf', { exact: true })).toBeVisible();
  await choose(page, 'Passport photo', photo);
  await expect(page.getByText('photo.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  return page.getByLabel('Your link').inputValue();
}

async function openReview(page: Page, name: string): Promise<void> {
  await signInAs(page, 'Super Admin');
  await open(page, '/dashboard/super-admin/kyc');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'KYC Review' })).toBeVisible();
}

/** Opens a link that was told once, as whoever gets it would. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('/icon.svg');
  await page.goto(link);
}

test(
  'an applicant is asked back, answers, is approved, and the first administrator signs in to a hospital that works',
  { tag: '@host' },
  async ({ page }) => {
    const organization = anOrganization();
    const { name } = organization;
    const link = await apply(page, organization);

    await openReview(page, name);
    await page.getByRole('button', { name: 'Show Passport photo' }).click();
    await expect(page.getByRole('img', { name: 'Passport photo' })).toBeVisible();
    await expect(page.getByText('Not sent').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ask the applicant' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask the applicant' });
    await asking.getByLabel('Question').fill('Please send the whole page of the license.');
    await asking.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('Waiting for an answer').first()).toBeVisible();

    await follow(page, link);
    await expect(page.getByText('Please send the whole page of the license.')).toBeVisible();
    await page.getByLabel('Your answer').fill('Here it is.');
    await choose(page, 'Trade license', { ...license, name: 'whole-page.pdf' });
    await expect(page.getByText('whole-page.pdf', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Pending Review')).toBeVisible();
    // This operator sends no mail, so nobody is asked for a code.
    await expect(page.getByLabel('Code')).toHaveCount(0);

    await openReview(page, name);
    await expect(page.getByText('Here it is.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve KYC' }).click();
    const approving = page.getByRole('dialog', { name: 'Approve KYC' });
    await expect(approving.getByRole('checkbox').first()).toBeVisible();
    for (const item of await approving.getByRole('checkbox').all()) await item.check();
    await approving.getByLabel('Plan').selectOption({ label: 'Professional, $149/month' });
    await approving.getByRole('button', { name: 'Approve KYC' }).click();
    const told = page.getByRole('dialog', { name: /^Link for/ });
    const invitation = await told.getByRole('textbox').inputValue();
    await told.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Approved').first()).toBeVisible();

    await follow(page, invitation);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByLabel(/^Repeat the password/).fill(password);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page).toHaveURL(/dashboard/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await open(page, '/dashboard/license-billing');
    await expect(page.getByText('Professional', { exact: true })).toBeVisible();
    await expect(page.getByText('1 of 25')).toBeVisible();
  },
);

test('the operator creates a client in three steps, suspends it and lets it work again', async ({ page }) => {
  const { name, contact, admin } = anOrganization();
  await signInAs(page, 'Super Admin');
  await open(page, '/dashboard/super-admin/tenants');
  await page.getByRole('link', { name: 'Create Client' }).click();
  await page.getByLabel('Organization name').fill(name);
  await page.getByLabel('Contact email').fill(contact);
  await page.getByLabel('Contact phone').fill('+880 2 555 0100');
  await page.getByLabel('Address').fill('5 Lake Road, Dhaka');
  await chooseCountry(page);
  await page.getByLabel('Legal name').fill(`${name} Ltd.`);
  await page.getByLabel('Organization code').fill(name.toLowerCase().replaceAll(' ', '-'));
  await page.getByLabel('Initial plan').selectOption({ label: 'Starter, $49/month' });
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByLabel('Last name').fill('Jahan');
  await page.getByLabel('Email').fill(admin);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await choose(page, 'Trade license', license);
  await choose(page, 'Passport photo', photo);
  await expect(page.getByText('photo.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Client' }).click();
  await page
    .getByRole('dialog', { name: /^Link for/ })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await chooseInHead(page, 'Suspend');
  const suspending = page.getByRole('dialog', { name: 'Suspend the hospital' });
  await suspending.getByLabel('Reason').fill('The first invoice is open.');
  await suspending.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('The first invoice is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  const reactivating = page.getByRole('dialog', { name: 'Reactivate the hospital' });
  await reactivating.getByLabel('Reason').fill('It is paid.');
  await reactivating.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText('The first invoice is open.')).toBeHidden();

  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  const managing = page.getByRole('dialog', { name: 'Manage Subscription' });
  await managing.getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Enterprise, $499/month' });
  await managing.getByLabel('State of the subscription').selectOption('active');
  await managing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enterprise, $499/month')).toBeVisible();
});
