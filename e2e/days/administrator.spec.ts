// areas: people, settings, audit
import { expect } from '@playwright/test';
import { open, signInAs, test } from '../hospital.ts';
import { aUser } from '../records.ts';
import { aMark } from './arrange.ts';

test('an administrator gives a new colleague a role, switches a module and reads who did what', async ({
  page,
}) => {
  const lastName = aMark();
  await signInAs(page, 'Tenant Admin');
  await aUser(page, { firstName: 'Nadia', lastName, email: `${lastName}@city-general.example` });
  await open(page, '/dashboard/settings?tab=users&section=assign');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(lastName);
  const row = page.getByRole('row', { name: new RegExp(lastName) });
  await row.getByRole('button', { name: /^Assign Role/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Assign a role/ });
  await dialog.getByRole('radio', { name: 'Receptionist' }).check();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(row).toContainText('Receptionist');

  await open(page, '/dashboard/settings');
  const reports = page.getByRole('switch', { name: 'Referral reports' });
  await reports.click();
  await expect(reports).not.toBeChecked();
  await reports.click();
  await expect(reports).toBeChecked();

  await open(page, '/dashboard/audit');
  await expect(page.getByRole('row').filter({ hasText: 'Nasrin Akter' }).first()).toBeVisible();
});
