// areas: people, settings, appointments
import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { anInvitation, aUser } from './records.ts';
import { chooseInRow, openRowMenu } from './row-menu.ts';

const firstPassword = 'seven green boats';
const secondPassword = 'brown paper lantern';
let made = 0;

interface Colleague {
  firstName: string;
  lastName: string;
  name: string;
  email: string;
}

/** Somebody no other test of this run has created. */
function aColleague(): Colleague {
  made += 1;
  const mark = `${Date.now().toString(36)}${made}`;
  const [firstName, lastName] = ['Nasima', `Akter${mark}`];
  return { firstName, lastName, name: `${firstName} ${lastName}`, email: `nasima.${mark}@people.example` };
}

async function openUsers(page: Page): Promise<void> {
  await open(page, '/dashboard/settings?tab=users&section=users');
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^System Users \(\d+ total\)$/ })).toBeVisible();
}

/** Creates an account; the dialog that offers an invitation is open afterwards. */
async function createUser(page: Page, colleague: Colleague, role?: string): Promise<void> {
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByLabel('First name').fill(colleague.firstName);
  await dialog.getByLabel('Last name').fill(colleague.lastName);
  await dialog.getByLabel('Email').fill(colleague.email);
  if (role !== undefined) {
    await dialog.getByRole('checkbox', { name: role, exact: true }).check();
  }
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog).toBeHidden();
}

function rowOf(page: Page, { name }: Colleague) {
  return page.getByRole('row', { name });
}

async function find(page: Page, { lastName }: Colleague): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(lastName);
  await expect(page.getByRole('heading', { name: 'System Users (1 total)' })).toBeVisible();
}

/** Makes the link that the open dialog offers and returns its address. */
async function makeLink(page: Page, title: RegExp): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return address;
}

async function signOut(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
}

/** Opens a link as somebody who is not signed in, and sets a password with it. */
async function setPassword(page: Page, address: string, password: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible({ timeout: 40_000 });
}

/** What servers are told from now on: where each request goes and comes from. A fragment stays in the browser. */
function addressesTold(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    told.push(request.url().split('#')[0]!, request.headers()['referer'] ?? '');
  });
  return told;
}

/** Runs in the page: the addresses in its history. */
function addressesGoneBackTo(): (string | null)[] {
  return window.navigation.entries().map(({ url }) => url);
}

test(
  'a new colleague is created with a role, invited by a link, and signs in with their own password',
  { tag: '@host' },
  async ({ page }) => {
    const colleague = aColleague();
    await signInAs(page, 'Tenant Admin');
    await openUsers(page);
    await createUser(page, colleague, 'Nurse');
    const address = await makeLink(page, /^Invitation link for/);
    await find(page, colleague);
    const row = rowOf(page, colleague);
    await expect(row).toContainText(colleague.email);
    await expect(row).toContainText('Nurse');
    await expect(row).toContainText('Active');
    await expect(row).toContainText('No password yet');
    await expect(row).toContainText('Never');
    await signOut(page, /Administrator/);

    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Welcome to Openward' })).toBeVisible();
    await expect(page.getByText(`you sign in as ${colleague.email}`)).toBeVisible();
    await page.getByLabel(/^Password/).fill('city');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(
      'This password does not meet every rule below.',
    );
    const told = addressesTold(page);
    await setPassword(page, address, firstPassword);
    await expect(page.getByRole('button', { name: new RegExp(colleague.name) })).toBeVisible();
    const secret = address.split('#').at(-1)!;
    expect(told.length).toBeGreaterThan(2);
    expect([...told, ...(await page.evaluate(addressesGoneBackTo))].join(' ')).not.toContain(secret);
    await signOut(page, new RegExp(colleague.name));

    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to sign in' }).click();
    await page.getByLabel('Email').fill(colleague.email);
    await page.getByLabel(/^Password/).fill(firstPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
  },
);

test('people change their own name and password and see where they are signed in', async ({ page }) => {
  const colleague = aColleague();
  await signInAs(page, 'Tenant Admin');
  const { id } = await aUser(page, colleague);
  const address = await anInvitation(page, id);
  await signOut(page, /Administrator/);
  await setPassword(page, address, firstPassword);

  await page.getByRole('button', { name: new RegExp(colleague.name) }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await page.getByLabel('First name').fill('Farida');
  const details = page.locator('section', { has: page.getByRole('heading', { name: 'Your details' }) });
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`Farida ${colleague.lastName}`) })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Where you are signed in' })).toContainText('This session');

  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel(/^New password/).fill(secondPassword);
  await page.getByLabel('Repeat the new password').fill(secondPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(firstPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  await signOut(page, new RegExp(colleague.lastName));

  await page.getByLabel('Email').fill(colleague.email);
  await page.getByLabel(/^Password/).fill(firstPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await page.getByLabel(/^Password/).fill(secondPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: /welcome/i })).toBeVisible();
});

test('what is missing or taken is told at the field, and what was typed stays', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openUsers(page);
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByLabel('First name').fill('Nasima');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog.getByText('Please fill in all required fields')).toHaveCount(2);
  await dialog.getByLabel('Last name').fill('Akter');
  await dialog.getByLabel('Email').fill('nasima');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill('Doctor@City-General.example');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    'A person in this hospital already has this email address.',
  );
  await expect(dialog.getByLabel('Last name')).toHaveValue('Akter');
});

test('a user is edited, deactivated, found by status, and deleted after a question', async ({ page }) => {
  const colleague = aColleague();
  await signInAs(page, 'Tenant Admin');
  await aUser(page, colleague);
  await openUsers(page);
  await find(page, colleague);
  const row = rowOf(page, colleague);
  await expect(row).toContainText('No roles');
  await row.getByRole('button', { name: /^Assign Role/ }).click();
  const assign = page.getByRole('dialog', { name: new RegExp(colleague.name) });
  await assign.getByRole('radio', { name: 'Receptionist' }).check();
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(row).toContainText('Receptionist');

  await chooseInRow(row, /^Edit User/);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('Phone').fill('+880 1711 000099');
  await dialog.getByLabel('Status').selectOption('Inactive');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Inactive');
  await expect(row).toContainText('+880 1711 000099');
  const rest = await openRowMenu(row);
  await expect(rest.getByRole('menuitem', { name: /^Delete User/ })).toBeVisible();
  await expect(rest.getByRole('menuitem', { name: /link/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByLabel('Status').selectOption('Active');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByLabel('Status').selectOption('Inactive');
  await expect(page).toHaveURL(/status=inactive/);

  await chooseInRow(row, /^Delete User/);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to delete ${colleague.name}?`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await chooseInRow(row, /^Delete User/);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No users found')).toBeVisible();
});

test('the own account can be edited and neither deleted nor deactivated', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('admin@city-general');
  await expect(page.getByRole('heading', { name: 'System Users (1 total)' })).toBeVisible();
  const row = page.getByRole('row', { name: /admin@city-general/ });
  await expect(row).toContainText('You');
  const menu = await openRowMenu(row);
  await expect(menu.getByRole('menuitem', { name: /^Delete User/ })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: /^Edit User/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Status')).toBeDisabled();
});

test('an account is chosen for a doctor', async ({ page }) => {
  const name = `Dr. Account ${Date.now().toString(36)}`;
  await signInAs(page, 'Tenant Admin', '/dashboard/scheduling/doctors');
  await page.getByRole('button', { name: 'Add Doctor' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Doctor' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Specialty' }).fill('Cardiology');
  await dialog.getByRole('combobox', { name: 'Account' }).fill('farhan');
  await page.getByRole('option', { name: /Farhan/ }).click();
  await dialog.getByRole('button', { name: 'Add Doctor' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Linked');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Account' })).toHaveValue(/Farhan/);
});

test('a doctor is refused the users and a made-up link opens nothing', async ({ page }) => {
  await signInAs(page, 'Doctor', '/dashboard/settings?tab=users&section=users');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await open(page, '/password-reset#no-such-link');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
