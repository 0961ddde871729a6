// areas: people, settings
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { signInAs, test } from './hospital.ts';
import { aRole } from './records.ts';
import { chooseInRow } from './row-menu.ts';

const rolesPath = '/dashboard/settings/roles';
const assignPath = '/dashboard/settings?tab=users&section=assign';

let made = 0;

/** A name no other role of this run has. */
function aRoleName(): string {
  made += 1;
  return `Ward Clerk ${Date.now().toString(36)}${made}`;
}

async function createRole(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Role' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Select all of Patients' }).click();
  await dialog.getByRole('checkbox', { name: 'Delete Patients' }).uncheck();
  await dialog.getByRole('button', { name: 'Create Role' }).click();
  await expect(dialog).toBeHidden();
}

async function confirm(page: Page, question: string, answer: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a role is made of chosen permissions, shown, changed, and deleted after asking',
  { tag: '@host' },
  async ({ page }) => {
    const name = aRoleName();
    await signInAs(page, 'Tenant Admin', rolesPath);
    await createRole(page, name);
    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name, exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Permissions' });
    await expect(panel).toContainText(`Permissions of ${name}`);
    await expect(panel).toContainText('Manage Patients');
    await expect(panel).not.toContainText('Delete Patients');

    await row.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Role' });
    await dialog.getByLabel('Name').fill('nurse');
    await dialog.getByRole('checkbox', { name: 'View Laboratory' }).check();
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
      'Another role already has this name.',
    );
    await expect(dialog.getByRole('checkbox', { name: 'View Laboratory' })).toBeChecked();
    await dialog.getByLabel('Name').fill(name);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText('View Laboratory');
    await expect(page).toHaveURL(/role=/);
    const address = page.url();

    await chooseInRow(row, /^Delete/);
    await confirm(page, `Are you sure you want to delete the role "${name}"?`, 'Delete');
    await expect(row).toHaveCount(0);
    await page.goto(address);
    await page.reload();
    await expect(panel).toContainText('The requested role no longer exists.');
  },
);

test('roles of the system cannot be deleted or edited, and are copied with what they permit', async ({
  page,
}) => {
  const name = aRoleName();
  await signInAs(page, 'Tenant Admin', rolesPath);
  const doctor = page.getByRole('row', { name: /Doctor/ });
  await expect(doctor).toContainText('(System)');
  await expect(doctor.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await chooseInRow(doctor, /^Delete/);
  await expect(page.getByText('Cannot delete system roles')).toBeVisible();

  await chooseInRow(doctor, /^Copy/);
  const dialog = page.getByRole('dialog', { name: 'Create Role' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Copy of Doctor');
  await expect(dialog.getByRole('checkbox', { name: 'Edit Medical Records' })).toBeChecked();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Role' }).click();
  await expect(dialog).toBeHidden();
  const { permissions } = systemRolesOf(false).find(({ code }) => code === 'doctor')!;
  await expect(page.getByRole('row', { name })).toContainText(String(permissions.length));
});

test('the matrix shows each role against each permission, and is saved as CSV', async ({ page }) => {
  await signInAs(page, 'Tenant Admin', `${rolesPath}?view=matrix`);
  const row = page.getByRole('row', { name: /^Enter Results/ });
  await expect(row).toBeVisible();
  const headings = await page.getByRole('columnheader').allTextContents();
  const cells = await row.getByRole('cell').allTextContents();
  const permitted = headings.slice(1).filter((_, place) => cells[place]!.includes('Yes'));
  expect(permitted).toEqual(expect.arrayContaining(['Administrator', 'Laboratory Technician']));
  expect(permitted).not.toContain('Nurse');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(text).toMatch(/Group,Permission,Code,Administrator,/);
  expect(text).toContain('Laboratory,Enter Results,lab.results,Yes,');
});

test('a role is given to somebody, offered no second time, and taken away again', async ({ page }) => {
  const name = aRoleName();
  await signInAs(page, 'Tenant Admin', '/dashboard/settings?tab=users');
  await expect(page.getByRole('tab', { name: 'Manage Roles' })).toHaveAttribute('aria-selected', 'true');
  await aRole(page, name);
  await page.getByRole('tab', { name: 'Assign Roles' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('ruma');
  const row = page.getByRole('row', { name: /Ruma Das/ });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /^Assign Role/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a role to Ruma Das' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toContainText('Choose a role.');
  await expect(dialog.getByRole('radio', { name: 'Nurse', exact: true })).toHaveCount(0);
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(name);

  await row.getByRole('button', { name: /^Assign Role/ }).click();
  await expect(dialog.getByRole('radio', { name: 'Pharmacist' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: `Remove role ${name} from Ruma Das` }).click();
  await confirm(page, `Are you sure you want to remove the role "${name}" from Ruma Das?`, 'Remove');
  await expect(row).not.toContainText(name);
});

test('the last administrator is not taken away', async ({ page }) => {
  await signInAs(page, 'Clinic Admin', assignPath);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('imran');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove role Administrator from Imran Kabir' }).click();
  await confirm(page, 'Are you sure you want to remove the role', 'Remove');
  await expect(page.getByText('Failed to remove role')).toBeVisible();
  await expect(page.getByText(/The hospital needs at least one administrator/)).toBeVisible();
});
