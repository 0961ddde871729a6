// areas: inpatient, patients
import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { anAdmission, aPatient, aWard } from './records.ts';

let made = 0;

/** A name nobody else in this run has. */
function aName(word: string): string {
  made += 1;
  return `${word}${Date.now().toString(36)}${made}`;
}

const bed = (page: Page, ward: string, number: string) =>
  page.getByRole('list', { name: `Beds of ${ward}` }).getByRole('listitem', { name: number });

test('who waits is dragged onto an available bed, or placed by the keyboard alone', async ({ page }) => {
  await signInAs(page, 'Ward Manager');
  const { ward } = await aWard(page, aName('West '), 2);
  const [first, second] = [await aPatient(page, aName('Dragged')), await aPatient(page, aName('Chosen'))];
  await anAdmission(page, first.id);
  await anAdmission(page, second.id);
  await open(page, `/dashboard/bed-management?wardId=${ward.id}`);
  await page.getByText(`Amina ${first.lastName}`).dragTo(bed(page, ward.name, 'B-01'));
  const dialog = page.getByRole('dialog', { name: `Place Amina ${first.lastName}` });
  await dialog.getByRole('button', { name: 'Place Patient' }).click();
  await expect(bed(page, ward.name, 'B-01')).toContainText('Not received yet');

  await page.getByRole('button', { name: `Choose a bed for Amina ${second.lastName}` }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: `Place Amina ${second.lastName}` });
  await expect(choice.getByRole('combobox', { name: 'Bed' })).toBeFocused();
  await page.keyboard.type(ward.name);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(choice).toBeHidden();
  await expect(bed(page, ward.name, 'B-02')).toContainText(`Amina ${second.lastName}`);
});

test('a ward for men asks why a woman lies there', async ({ page }) => {
  await signInAs(page, 'Ward Manager');
  const { ward } = await aWard(page, aName('South '), 1, { sexPolicy: 'male' });
  const patient = await aPatient(page, aName('Guest'));
  const { id } = await anAdmission(page, patient.id);
  await open(page, `/dashboard/admissions/${id}`);
  await page.getByRole('button', { name: 'Choose Bed' }).click();
  const form = page.getByRole('dialog', { name: /^Place Amina/ });
  await form.getByRole('combobox', { name: 'Bed' }).fill(ward.name);
  await page.getByRole('option', { name: new RegExp(ward.name) }).click();
  await form.getByRole('button', { name: 'Place Patient' }).click();
  await expect(form.getByRole('alert')).toContainText(`${ward.name} is not meant for this patient’s sex`);
  await form.getByLabel('Reason for this ward').fill('No other bed in the house');
  await form.getByRole('button', { name: 'Place Patient' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(`B-01, ${ward.name}`)).toBeVisible();
});

test('a nurse takes over the cleaning of a dirty bed; everybody who looks sees it', async ({
  page,
  context,
}) => {
  await signInAs(page, 'Ward Manager');
  const { ward } = await aWard(page, aName('North '), 1);
  await open(page, `/dashboard/bed-management?wardId=${ward.id}`);
  await page.getByLabel('Status of bed B-01').selectOption('Needs Cleaning');
  await expect(page.getByText('Bed B-01: Needs Cleaning')).toBeVisible();
  await signInAs(page, 'Nurse', `/dashboard/bed-management?wardId=${ward.id}`);
  const other = await context.newPage();
  await open(other, `/dashboard/bed-management?wardId=${ward.id}`);
  await page.getByLabel('Status of bed B-01').selectOption('Being Cleaned');
  await expect(bed(other, ward.name, 'B-01')).toContainText('Ruma Das cleans it');
  await expect(page.getByRole('link', { name: 'Wards and Beds' })).toHaveCount(0);
});
