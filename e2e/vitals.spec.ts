// areas: vitals, nursing, inpatient, patients
import { expect } from '@playwright/test';
import { signInAs, test } from './hospital.ts';
import { anAdmission, aPatient, aWard } from './records.ts';

test('a nurse records a set at the bed, sees its score and when the next one is due @host', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const mark = Date.now().toString(36);
  const { ward, beds } = await aWard(page, `Vital ${mark}`, 2);
  const first = await aPatient(page, `First${mark}`);
  const second = await aPatient(page, `Second${mark}`);
  await anAdmission(page, first.id, beds[0]!.id);
  await anAdmission(page, second.id, beds[1]!.id);
  await signInAs(page, 'Nurse', `/dashboard/nursing/vitals?wardId=${ward.id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  const round = page.getByRole('region', { name: 'Patients of the round' });
  await expect(round.getByRole('button', { name: `B-01 · Amina ${first.lastName}` })).toContainText(
    'No set yet',
  );
  await round.getByRole('button', { name: `B-01 · Amina ${first.lastName}` }).click();
  const form = page.getByRole('region', { name: 'Record vital signs' });
  const fill = (label: string, value: string) =>
    form.getByRole('textbox', { name: label, exact: true }).fill(value);
  await fill('Respiratory rate', '22');
  await fill('Oxygen saturation (SpO₂)', '94');
  await form.getByRole('button', { name: 'Oxygen', exact: true }).click();
  await fill('Systolic', '108');
  await fill('Diastolic', '66');
  await fill('Heart rate', '108');
  await form.getByText('°F', { exact: true }).first().click();
  await fill('Temperature', '102');
  await expect(form.getByText('Abnormal: above 99.5')).toBeVisible();
  await expect(form.getByRole('status', { name: 'NEWS2' })).toContainText(
    'Missing for the score: Consciousness',
  );
  await form.getByRole('button', { name: 'Alert' }).click();
  await expect(form.getByRole('status', { name: 'NEWS2' })).toContainText('8');
  await form.getByRole('button', { name: 'Record and next patient' }).click();
  await expect(
    page.getByText(new RegExp(`Vital signs of Amina ${first.lastName} recorded: NEWS2 8, next set due`)),
  ).toBeVisible();
  // Such a score asks at once who was called; then the next patient comes.
  const question = page.getByRole('dialog', { name: 'Who was called?' });
  await question.getByLabel('Called').fill('Registrar on call');
  await question.getByLabel('What was ordered').fill('Oxygen, seen at once');
  await question.getByRole('button', { name: 'Record call' }).click();
  await expect(question).toBeHidden();
  await expect(round.getByRole('button', { name: `B-01 · Amina ${first.lastName}` })).toContainText(/Due/);
  await expect(form.getByRole('combobox', { name: 'Patient' })).toHaveValue(new RegExp(second.lastName));
  await expect(form.getByRole('textbox', { name: 'Respiratory rate' })).toHaveValue('');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await page.setViewportSize({ width: 1280, height: 740 });
  await signInAs(page, 'Doctor', `/dashboard/patients/${first.id}/vital-signs`);
  await expect(page.getByText('NEWS2 8').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Temperature °C: 1 value/ })).toBeVisible();
});
