// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aLabTest } from '../../laboratory.fixture.ts';

const address = '/dashboard/lab-test-manager';
const opened = openTestSystem();
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
  for (const name of ['Albumin', 'Bilirubin', 'Creatinine']) {
    await aLabTest(hospital, { name });
  }
});
afterAll(() => opened.close());

const rowOf = (name: RegExp) => ({ name });

test('the focus returns to what opened a dialog: a button, and the menu of a row', async () => {
  const page = await renderScreen(hospital, address, { as: 'tenant_admin' });
  const { user } = page;
  const edit = await page.findByRole('button', rowOf(/^Edit: Albumin/));
  await user.click(edit);
  await page.findByRole('dialog', rowOf(/^Edit/));
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(edit);

  await chooseInRow(/^Delete/, page.getByRole('row', rowOf(/Albumin/)));
  await page.findByRole('alertdialog', { name: 'Delete test' });
  await user.keyboard('{Escape}');
  const more = page.getByRole('button', rowOf(/^More: Albumin/));
  await expect.poll(() => document.activeElement).toBe(more);
});

test('after a deletion the focus is on the row that took the place, and on the list once it is empty', async () => {
  const page = await renderScreen(hospital, address, { as: 'tenant_admin' });
  const { user } = page;
  await page.findByRole('row', rowOf(/Creatinine/));
  async function deleteTest(name: RegExp) {
    await chooseInRow(/^Delete/, page.getByRole('row', { name }));
    await page.findByRole('alertdialog', { name: 'Delete test' });
    await user.click(page.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => page.queryByRole('row', { name })).toBeNull();
  }
  await deleteTest(/Albumin/);
  await expect.poll(() => document.activeElement).toBe(page.getByRole('row', rowOf(/Bilirubin/)));
  await deleteTest(/Bilirubin/);
  await deleteTest(/Creatinine/);
  expect(await page.findByRole('button', { name: 'Add First Test' })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('No tests found');
});
