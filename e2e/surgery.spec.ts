// areas: surgery, inpatient, consultations, patients, people
import { expect, type Page } from '@playwright/test';
import { fillDateTime } from './dates.ts';
import { open, signInAs, test } from './hospital.ts';
import { aPatient } from './records.ts';
import { chooseInHead } from './head-menu.ts';
import { aSurgicalCase, aTheatre } from './surgery-records.ts';

let days = 0;

/** A day that no other test of this run uses. */
function aFarDay(): string {
  days += 1;
  return new Date(Date.UTC(2033, 0, 3) + days * 86_400_000).toISOString().slice(0, 10);
}

const aMark = () => crypto.randomUUID().slice(0, 8);

async function choose(page: Page, field: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(typed);
  await page
    .getByRole('option', { name: new RegExp(typed, 'i') })
    .first()
    .click();
}

test('an elective case is scheduled, confirmed, moved, refused where a clash is, postponed and rebooked @host', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const day = aFarDay();
  const theatre = await aTheatre(page);
  const other = await aSurgicalCase(page, {
    theatreId: theatre.id,
    scheduledStartTime: `${day}T13:00:00.000Z`,
  });
  const patient = await aPatient(page, `Elective${aMark()}`);

  await open(page, `/dashboard/surgery/cases/new?patientId=${patient.id}`);
  await page
    .getByRole('combobox', { name: 'Procedure' })
    .or(page.getByRole('textbox', { name: /^Procedure(?! code)/ }))
    .first()
    .fill('Inguinal hernia repair');
  await page.getByRole('option', { name: 'Inguinal hernia repair' }).click();
  await expect(page.getByLabel('Estimated duration (minutes)')).toHaveValue('75');
  await page.getByRole('combobox', { name: 'Side' }).selectOption('Left');
  await page.getByLabel('Pre-operative diagnosis').fill('Inguinal hernia');
  await page.getByRole('combobox', { name: 'Theatre' }).selectOption(theatre.id);
  await fillDateTime(page, 'Start', `${day}T09:00`);
  await choose(page, 'Surgeon', 'Farhan');
  await page.getByRole('button', { name: 'Schedule Surgery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^OR-\d{6}$/);
  const number = await page.getByRole('heading', { level: 1 }).innerText();

  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Start Surgery' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit case' });
  await fillDateTime(form, 'Start', `${day}T13:30`);
  await form.getByRole('button', { name: 'Save' }).click();
  const clash = page.getByRole('dialog', { name: 'This time is taken' });
  await expect(clash).toContainText(other.caseNumber);
  await clash.getByRole('button', { name: 'Close' }).last().click();
  await fillDateTime(form, 'Start', `${day}T10:00`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('10:00').first()).toBeVisible();

  await chooseInHead(page, 'Postpone');
  const reason = page.getByRole('dialog', { name: `Postpone ${number}` });
  await reason.getByLabel('Reason').fill('Fever');
  await reason.getByRole('button', { name: 'Postpone' }).click();
  await expect(page.getByText('Postponed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Rebook' }).click();
  const rebook = page.getByRole('dialog', { name: `Rebook ${number}` });
  await fillDateTime(rebook, 'Start', `${aFarDay()}T09:00`);
  await rebook.getByRole('button', { name: 'Rebook' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await open(page, `/dashboard/surgery/cases?q=${number}`);
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();
});
