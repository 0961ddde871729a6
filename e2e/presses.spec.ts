// areas: billing, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';

/** Presses a button as a hand does, from the field that has the focus; the field says meanwhile what is wrong with it. */
async function pressWhile(
  page: Page,
  button: Locator,
  message: RegExp,
  expectPlace: (moved: number, height: number) => void = expectMovedAway,
): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const before = (await button.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + reach);
  await page.mouse.down();
  await expect(page.getByText(message)).toBeVisible();
  const after = (await button.boundingBox())!;
  expectPlace(after.y - before.y, after.height);
  await page.mouse.up();
}

/** The pointer stands this far below the upper edge of the button, in pixels. */
const reach = 4;

/** Without this the press would meet the button anyway, and nothing would be tested. */
function expectMovedAway(moved: number): void {
  expect(moved).toBeGreaterThan(reach);
}

function expectStillThere(moved: number, height: number): void {
  expect(moved).toBeLessThan(reach);
  expect(moved).toBeGreaterThan(reach - height);
}

async function openServiceForm(page: Page): Promise<Locator> {
  await signInAs(page, 'Tenant Admin', '/dashboard/billing/services');
  await page.getByRole('button', { name: 'Add Service' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Price').fill('12x');
  return dialog;
}

test('a press counts although the field it leaves moves the button of a dialog', async ({ page }) => {
  const dialog = await openServiceForm(page);
  await pressWhile(page, dialog.getByRole('button', { name: 'Add Service' }), /not an amount/);
  await expect(dialog.getByText('This field is required.').first()).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
});

test('a press counts once: a dialog is left by one press of Cancel', async ({ page }) => {
  const dialog = await openServiceForm(page);
  await pressWhile(page, dialog.getByRole('button', { name: 'Cancel' }), /not an amount/);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
});

test('the button of a long page stays under the pointer while the field it leaves says what is wrong', async ({
  page,
}) => {
  await signInAs(page, 'Receptionist', '/dashboard/patients');
  await open(page, '/dashboard/patients/new');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const death = page.getByLabel('Date of death');
  await death.fill('30/02/1991');
  const save = page.getByRole('button', { name: 'Register patient' });
  await pressWhile(page, save, /This day does not exist/, expectStillThere);
  await expect(page.getByLabel('First name')).toBeFocused();
});
