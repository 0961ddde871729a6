// areas: appointments
import { expect, type Page } from '@playwright/test';
import { fillDateTime } from './dates.ts';
import { open, signInAs, test } from './hospital.ts';
import { aDoctor } from './records.ts';
import { chooseInRow } from './row-menu.ts';

let made = 0;

/** A name no other doctor of this run has. */
function aDoctorName(): string {
  made += 1;
  return `Dr. Nadia ${Date.now().toString(36)}${made}`;
}

async function addDoctor(page: Page, name: string, specialty: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Doctor' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Doctor' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Specialty' }).fill(specialty);
  await dialog.getByRole('button', { name: 'Add Doctor' }).click();
  await expect(dialog).toBeHidden();
}

/** Answers the question that a change of status asks. */
async function confirm(page: Page, answer: 'Activate' | 'Deactivate'): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
}

test(
  'a new doctor is booked, and once inactive keeps the appointment but is not offered any more',
  { tag: '@host' },
  async ({ page }) => {
    const name = aDoctorName();
    const option = `${name} (Dermatology)`;
    await signInAs(page, 'Tenant Admin', '/dashboard/scheduling');
    await page.getByRole('link', { name: 'Doctors', exact: true }).click();
    await addDoctor(page, name, 'Dermatology');
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Dermatology');
    await expect(row).toContainText('Active');

    await page.getByRole('link', { name: 'Back to Appointments' }).click();
    await page.getByRole('button', { name: 'Schedule Appointment' }).first().click();
    const booking = page.getByRole('dialog', { name: 'Schedule Appointment' });
    await booking.getByRole('combobox', { name: 'Patient' }).fill('khatun');
    await page.getByRole('option', { name: /Rahima Khatun/ }).click();
    await booking.getByLabel('Doctor').selectOption(option);
    await booking.getByLabel('Title').fill(`Visit of ${name}`);
    await fillDateTime(booking, 'Start time', '2033-02-07T10:00');
    await booking.getByRole('button', { name: 'Schedule Appointment' }).click();
    await expect(booking).toBeHidden();

    await page.getByRole('link', { name: 'Doctors', exact: true }).click();
    await chooseInRow(row, /^Deactivate/);
    await expect(page.getByRole('alertdialog')).toContainText('Existing appointments are kept.');
    await confirm(page, 'Deactivate');
    await expect(row).toContainText('Inactive');

    await open(page, '/dashboard/scheduling?date=2033-02-07');
    await expect(page.getByRole('row', { name: `Visit of ${name}` })).toContainText('Dermatology');
    await page.getByRole('button', { name: 'Schedule Appointment' }).first().click();
    await expect(booking.getByLabel('Doctor').getByRole('option', { name: /Shirin Sultana/ })).toHaveCount(1);
    await expect(booking.getByLabel('Doctor').getByRole('option', { name: option })).toHaveCount(0);
  },
);

test('name and specialty are edited, and an inactive doctor is found by status and made active again', async ({
  page,
}) => {
  const name = aDoctorName();
  await signInAs(page, 'Tenant Admin', '/dashboard/scheduling/doctors');
  await aDoctor(page, name, 'Cardiology');
  await page.getByRole('row', { name }).getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Doctor' });
  await dialog.getByLabel('Name').fill('');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('This field is required.');
  await dialog.getByLabel('Name').fill(`${name} Haque`);
  await dialog.getByRole('combobox', { name: 'Specialty' }).fill('ped');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Specialty' })).toHaveValue('Pediatrics');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', { name: `${name} Haque` });
  await expect(row).toContainText('Pediatrics');
  await chooseInRow(row, /^Deactivate/);
  await confirm(page, 'Deactivate');
  await expect(row).toContainText('Inactive');
  await page.getByLabel('Status').selectOption('Inactive');
  await page.getByRole('searchbox', { name: 'Search doctors' }).fill(`haque ${name}`);
  await expect(page).toHaveURL(/status=inactive/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await chooseInRow(row, /^Activate/);
  await confirm(page, 'Activate');
  await expect(page.getByText('No doctors found')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('what somebody else changed meanwhile is told, and nothing typed is saved over it', async ({
  page,
  context,
}) => {
  const name = aDoctorName();
  await signInAs(page, 'Tenant Admin', '/dashboard/scheduling/doctors');
  await aDoctor(page, name, 'Cardiology');
  const row = page.getByRole('row', { name });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Doctor' });
  await dialog.getByRole('combobox', { name: 'Specialty' }).fill('Neurology');

  const colleague = await context.newPage();
  await open(colleague, '/dashboard/scheduling/doctors');
  await colleague.getByRole('row', { name }).getByRole('button', { name: /^Edit/ }).click();
  const theirs = colleague.getByRole('dialog', { name: 'Edit Doctor' });
  await theirs.getByRole('combobox', { name: 'Specialty' }).fill('Oncology');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();
  await expect(row).toContainText('Oncology');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Someone else changed this record. Review the new version.',
  );
  await expect(dialog.getByRole('combobox', { name: 'Specialty' })).toHaveValue('Neurology');
  await dialog.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Specialty' })).toHaveValue('Oncology');
});
