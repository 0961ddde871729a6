// areas: patients, views
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { open, signInAs, test } from './hospital.ts';
import { aPatient } from './records.ts';
import { chooseInRow } from './row-menu.ts';

// A reload in the demo opens its database again, which a busy machine stretches.
const reopening = { timeout: 30_000 };

let made = 0;

/** A family name nobody else in this run has; letters only, as names are. */
function aLastName(): string {
  made += 1;
  const letters = `${Date.now()}${made}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
  return `Test${letters}`;
}

interface Person {
  firstName?: string;
  lastName: string;
  phone?: string;
}

async function fillForm(page: Page, { firstName = 'Amina', lastName, phone }: Person): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  if (phone) await page.getByRole('group', { name: 'Contact', exact: true }).getByLabel('Phone').fill(phone);
}

/** Registers a person through the form, waits for the record and puts the message about it away. */
async function register(page: Page, person: Person): Promise<void> {
  await open(page, '/dashboard/patients/new');
  await fillForm(page, person);
  await page.getByRole('button', { name: 'Register patient' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(person.lastName) })).toBeVisible();
  const message = page.getByRole('alert').filter({ hasText: /is registered as P\d{6}/ });
  await message.getByRole('button', { name: 'Close' }).click();
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search patients' }).fill(text);
}

test(
  'a registered patient is found by name and the search stands in the address',
  { tag: '@host' },
  async ({ page }) => {
    const lastName = aLastName();
    await signInAs(page, 'Doctor');
    await register(page, { lastName, phone: '+880 1711 555001' });
    await expect(page.getByText('Not asked', { exact: true })).toBeVisible();
    await expect(page.getByText('No history recorded')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Patients' }).click();
    await searchFor(page, lastName.toUpperCase());
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`q=${lastName.toUpperCase()}`));
    await page.reload();
    await expect(page.getByRole('link', { name: `Amina ${lastName}`, exact: true })).toBeVisible(reopening);
  },
);

test('a likely duplicate is shown, and the user decides', async ({ page }) => {
  const lastName = aLastName();
  await signInAs(page, 'Doctor', '/dashboard/patients/new');
  await aPatient(page, lastName);
  await fillForm(page, { lastName });
  await page.getByRole('button', { name: 'Register patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this person registered already?' });
  await expect(dialog.getByText(`Amina ${lastName}`)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open record' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Register as another person' }).click();
  await expect(page.getByRole('heading', { name: `Amina ${lastName}` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Patients' }).click();
  await searchFor(page, lastName);
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('a half-filled form is kept over a reload, and leaving it asks first', async ({ page }) => {
  const lastName = aLastName();
  await signInAs(page, 'Doctor', '/dashboard/patients/new');
  await fillForm(page, { lastName });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName, reopening);
  await page.getByRole('link', { name: 'Back to Patients' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('two people editing one record lose nothing', async ({ page, context }) => {
  const lastName = aLastName();
  await signInAs(page, 'Doctor');
  const { id } = await aPatient(page, lastName, { phone: '01711 555002' });
  const address = `/dashboard/patients/${id}`;
  await open(page, address);
  await page.getByRole('link', { name: 'Edit Patient' }).click();
  await page.getByLabel('Address').fill('My Road 1');
  await page.getByLabel('Allergies').fill('Latex');

  const other = await context.newPage();
  await open(other, `${address}/edit`);
  await other.getByLabel('Address').fill('Their Road 2');
  await other.getByLabel('Blood type').selectOption('O-');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Their Road 2')).toBeVisible();

  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
  await expect(dialog.getByText('Blood type: O-')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Yours: My Road 1' }).check();
  await dialog.getByRole('button', { name: 'Continue with these' }).click();
  await expect(page.getByLabel('Blood type')).toHaveValue('O-');
  await page.getByRole('button', { name: 'Save changes' }).click();
  for (const one of [page, other]) {
    await expect(one.getByText('My Road 1')).toBeVisible();
    await expect(one.getByText('Latex').first()).toBeVisible();
    await expect(one.getByText('O-', { exact: true })).toBeVisible();
  }
});

test('a deleted patient leaves the list and can be brought back', async ({ page }) => {
  const lastName = aLastName();
  await signInAs(page, 'Tenant Admin', '/dashboard/patients');
  await aPatient(page, lastName);
  await searchFor(page, lastName);
  await chooseInRow(page.getByRole('row', { name: `Amina ${lastName}` }), /^Delete: Amina/);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    `Are you sure you want to delete Amina ${lastName}? This action cannot be undone.`,
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No patients found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await page.getByRole('radio', { name: 'Active', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: `Amina ${lastName}`, exact: true }).click();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeHidden();
});

test('the filtered list is exported as a file, by those who may', async ({ page }) => {
  const lastName = aLastName();
  await signInAs(page, 'Doctor', '/dashboard/patients');
  await expect(page.getByRole('link', { name: 'Add Patient' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await signInAs(page, 'Records Officer', '/dashboard/patients');
  await aPatient(page, lastName);
  await searchFor(page, lastName);
  await expect(page.getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^patients-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Record ID,Patient Number,First Name');
  expect(lines[1]).toContain(lastName);
});

test(
  'the registration form is previewed, and closing gives the focus back',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Doctor', '/dashboard/patients?q=Rahima%20Khatun');
    const more = page.getByRole('button', { name: 'More: Rahima Khatun' });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Print Registration: Rahima Khatun' }).press('Enter');
    const preview = page.getByRole('dialog', { name: 'Patient Registration' });
    await expect(preview.getByText('Page 1 of 1', { exact: true })).toBeVisible({ timeout: 30_000 });
    const downloading = page.waitForEvent('download');
    await preview.getByRole('button', { name: 'Download PDF' }).click();
    expect((await downloading).suggestedFilename()).toBe('registration-P000001.pdf');
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  },
);

test(
  'a name that the fonts lack is printed only by who has read which letters are missing',
  { tag: '@host' },
  async ({ page }) => {
    const lastName = aLastName();
    await signInAs(page, 'Doctor');
    await aPatient(page, lastName, { firstName: 'محمد ใจ' });
    await open(page, `/dashboard/patients?q=${lastName}`);
    await page.getByRole('button', { name: /^More: / }).press('Enter');
    await page.getByRole('menuitem', { name: /^Print Registration/ }).press('Enter');
    const preview = page.getByRole('dialog', { name: 'Patient Registration' });
    await expect(preview.getByText(/These letters cannot be printed: ใ, จ\./)).toBeVisible({
      timeout: 30_000,
    });
    const download = preview.getByRole('button', { name: 'Download PDF' });
    await expect(download).toBeDisabled();
    await expect(preview.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
    await preview.getByLabel('Print it with � in their place').press('Space');
    const downloading = page.waitForEvent('download');
    await download.click();
    expect((await downloading).suggestedFilename()).toMatch(/^registration-P\d{6}\.pdf$/);
  },
);

test(
  'two records become one, to which an old link leads, and two again',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Records Officer');
    const kept = await aPatient(page, aLastName());
    const joined = await aPatient(page, aLastName());
    await open(page, `/dashboard/patients/${kept.id}/join?with=${joined.id}`);
    await page.getByLabel(/^How it is known/).fill('The same birth certificate');
    await page.getByRole('button', { name: 'Join records' }).click();
    await expect(page.getByText(`Former number ${joined.patientNumber}`)).toBeVisible();

    const heading = (lastName: string) => page.getByRole('heading', { level: 1, name: `Amina ${lastName}` });
    await open(page, `/dashboard/patients/${joined.id}`);
    await expect(heading(kept.lastName)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${kept.id}$`));
    await page.getByRole('button', { name: `Undo the join of ${joined.patientNumber}` }).click();
    await page.getByLabel(/^Why the join is undone/).fill('Two cousins');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the join' }).click();
    await expect(page.getByText(/^Undone by .*: Two cousins$/)).toBeVisible();
    await open(page, `/dashboard/patients/${joined.id}`);
    await expect(heading(joined.lastName)).toBeVisible();
  },
);

test('a registration elsewhere shows by itself', { tag: '@host' }, async ({ page, context }) => {
  await signInAs(page, 'Doctor', '/dashboard/patients');
  const total = page.getByRole('definition').first();
  await expect(total).toHaveText(/^\d+$/);
  const before = Number(await total.textContent());
  const other = await context.newPage();
  await open(other, '/dashboard/patients/new');
  await expect(other.getByLabel('First name')).toBeVisible();
  await aPatient(other, aLastName());
  await expect(total).toHaveText(String(before + 1));
});

test(
  'a view of a list is saved and shared by one and opened by another, also on a phone',
  { tag: '@host' },
  async ({ page }) => {
    const name = `Gone ${aLastName()}`;
    const inactive = page.getByRole('radio', { name: 'Inactive', exact: true });
    await signInAs(page, 'Doctor');
    await open(page, '/dashboard/patients');
    await inactive.press('Space');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Save view…' }).click();
    const saving = page.getByRole('dialog', { name: 'Save view' });
    await saving.getByLabel('Name').fill(name);
    await saving.getByLabel(/^Share with everyone/).check();
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible();

    await signInAs(page, 'Receptionist');
    await open(page, '/dashboard/patients');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(inactive).toBeChecked();
    await page.getByRole('button', { name: `View: ${name}` }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  },
);
