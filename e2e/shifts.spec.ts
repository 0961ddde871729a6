// areas: nursing, inpatient, patients, people
import { expect } from '@playwright/test';
import { signInAs, test } from './hospital.ts';
import { ownShift } from './nursing-records.ts';
import { anAdmission, aPatient, aWard } from './records.ts';
import { chooseInRow } from './row-menu.ts';

test('a nurse takes patients, notes what is to be looked at again, and hands over to the next one @host', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const next = await ownShift(page);
  const mark = Date.now().toString(36);
  const { ward, beds } = await aWard(page, `Shift ${mark}`, 2);
  const patients = [await aPatient(page, `One${mark}`), await aPatient(page, `Two${mark}`)];
  for (const [place, { id }] of patients.entries()) await anAdmission(page, id, beds[place]!.id);
  const names = patients.map(({ lastName }) => `Amina ${lastName}`);

  await signInAs(page, 'Nurse', `/dashboard/nursing/shifts?wardId=${ward.id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Start Shift' }).click();
  const form = page.getByRole('dialog', { name: 'Start Shift' });
  for (const name of names)
    await form.getByRole('checkbox', { name: new RegExp(`${name}: no nurse`) }).check();
  await form.getByRole('button', { name: 'Start Shift' }).click();
  await expect(page.getByText(/^Shift of .* started$/)).toBeVisible();

  await signInAs(page, 'Nurse', '/dashboard/nursing');
  const card = page.getByRole('article', { name: names[0]! });
  await chooseInRow(card, /^Add Note: /);
  const note = page.getByRole('dialog', { name: 'Add Note' });
  await note.getByRole('textbox', { name: 'Content' }).fill('Looks pale, has eaten nothing.');
  await note.getByRole('checkbox', { name: 'Follow-up required' }).check();
  await note.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(card).toContainText('Looks pale, has eaten nothing.');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await page.getByRole('link', { name: 'My shift' }).click();
  await page.getByRole('button', { name: 'Complete Shift' }).click();
  const question = page.getByRole('alertdialog', { name: 'Complete Shift' });
  await question.getByRole('button', { name: 'Complete Shift' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Still open: tasks 1, doses 0' });
  await refusal.getByRole('button').click();
  await page.getByRole('button', { name: 'Hand over' }).click();
  const handing = page.getByRole('dialog', { name: 'Hand over' });
  await expect(handing.getByText('Looks pale, has eaten nothing.')).toBeVisible();
  await handing.getByRole('combobox', { name: 'Who takes over' }).selectOption(next.nurseId);
  await handing.getByRole('textbox', { name: `About ${names[0]!}` }).fill('Ask her daughter.');
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(/^Handed over to /)).toBeVisible();

  await signInAs(page, 'Tenant Admin', '/dashboard/nursing/handovers?status=given');
  await page.getByRole('link').filter({ hasText: /:/ }).first().click();
  await expect(page.getByText('In words: Ask her daughter')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Handover accepted')).toBeVisible();

  await signInAs(page, 'Nurse', `/dashboard/nursing/shifts?wardId=${ward.id}`);
  await page.getByRole('button', { name: /^Complete Shift/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete Shift' }).click();
  await expect(page.getByText('Shift completed')).toBeVisible();
});
