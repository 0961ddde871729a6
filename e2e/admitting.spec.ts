// areas: inpatient, patients, appointments
import { expect, type Locator, type Page } from '@playwright/test';
import { signInAs, test } from './hospital.ts';
import { anAppointmentOf, aPatient, aWard } from './records.ts';

let made = 0;

/** A name nobody else in this run has. */
function aName(word: string): string {
  made += 1;
  return `${word}${Date.now().toString(36)}${made}`;
}

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}

async function expectNothingCut(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

test('on a phone, by the keyboard alone, a doctor asks for a bed from an appointment, and the desk admits from the patient', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'Tenant Admin');
  const { ward } = await aWard(page, aName('South '), 1);
  const patient = await aPatient(page, aName('Walked'));
  const { id } = await anAppointmentOf(page, patient.id, 'Cough', '2033-03-04T09:00');

  await signInAs(page, 'Doctor', `/dashboard/scheduling?appointmentId=${id}`);
  const details = page.getByRole('dialog', { name: 'Cough' });
  const ask = details.getByRole('button', { name: 'Request Bed' });
  await tabTo(page, ask);
  await expectNothingCut(page);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Request a bed' });
  await expect(form.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Pneumonia, needs oxygen');
  await tabTo(page, form.getByRole('button', { name: 'Request Bed' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Bed requested for Amina ${patient.lastName}`)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(details.getByRole('button', { name: 'Bed requested' })).toBeFocused();

  await signInAs(page, 'Receptionist', `/dashboard/patients/${patient.id}`);
  const section = page.getByRole('region', { name: 'Admissions' });
  await tabTo(page, section.getByRole('link', { name: 'Admit' }));
  await expectNothingCut(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New Patient Admission' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue(new RegExp(patient.lastName));
  await tabTo(page, page.getByRole('combobox', { name: 'Admitting Doctor' }));
  await page.keyboard.type('Dr. Farhan Chowdhury');
  await tabTo(page, page.getByRole('combobox', { name: 'Bed', exact: true }));
  await page.keyboard.type(ward.name);
  const beds = page.getByRole('listbox', { name: 'Bed' }).getByRole('option');
  await expect(beds).toHaveText([new RegExp(`^${ward.name} · B-01`)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Admit Patient' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^ADM-\d{6}$/ })).toBeVisible();
  await expect(page.getByText(`B-01, ${ward.name}`)).toBeVisible();
  await expectNothingCut(page);

  await tabTo(page, page.getByRole('button', { name: 'Print' }));
  await page.keyboard.press('Enter');
  const wristband = page.getByRole('menuitem', { name: 'Wristband' });
  // An arrow that comes before the menu has its keys is lost; it is the only item, so another one stays on it.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wristband).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: `Wristband and labels of Amina ${patient.lastName}` });
  await expect(preview.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  await expectNothingCut(page);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
});
