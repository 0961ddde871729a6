// areas: inpatient, billing, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { anAdmission, aPatient, aWard } from './records.ts';
import { aMark, followStay, region } from './stay-path.ts';

test('a stay from the wish for a bed to the paid bill and the clean bed, each step by the person whose work it is @host', async ({
  page,
}) => followStay(page));

/** Goes on by the tabulator until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a patient is placed and moved by the keyboard alone', async ({ page }) => {
  await signInAs(page, 'Ward Manager');
  const { ward } = await aWard(page, `West ${aMark()}`, 2);
  const { id } = await anAdmission(page, (await aPatient(page, `Keys ${aMark()}`)).id);
  await open(page, `/dashboard/admissions/${id}`);

  async function press(button: Locator): Promise<void> {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }
  async function chooseBed(label: string, bed: string): Promise<void> {
    await expect(page.getByRole('combobox', { name: label })).toBeFocused();
    await page.keyboard.type(ward.name);
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
      `${ward.name} · ${bed}`,
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(new RegExp(ward.name));
  }

  await press(page.getByRole('button', { name: 'Choose Bed' }));
  await chooseBed('Bed', 'B-01');
  await page.keyboard.press('Control+Enter');
  await expect(region(page, 'Admission')).toContainText(`B-01, ${ward.name}`);

  const transfers = region(page, 'Bed Transfers');
  await press(transfers.getByRole('button', { name: 'Request Transfer' }));
  await chooseBed('To Bed', 'B-02');
  await tabTo(page, page.getByRole('dialog').getByLabel('Reason'));
  await page.keyboard.type('Nearer to the desk');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(transfers.getByRole('button', { name: 'Approve' }));
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(transfers.getByRole('button', { name: 'Complete' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region(page, 'Admission')).toContainText(`B-02, ${ward.name}`);
});
