// areas: billing, laboratory, people, settings
import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './accessible.ts';
import { open, signInAs, test } from './hospital.ts';
import { aLabOrder, aLabTest } from './records.ts';

test('Escape closes one layer at a time: a preview, a question, a form, an order, a list in a form', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const { id } = await aLabTest(page, `Layered ${crypto.randomUUID()}`);
  const { id: orderId, orderNumber } = await aLabOrder(page, [id]);
  await open(page, `/dashboard/laboratory?orderId=${orderId}`);
  const sheet = page.getByRole('dialog', { name: `Lab Order ${orderNumber}` });
  await sheet.getByRole('button', { name: 'Print Label' }).click();
  const preview = page.getByRole('dialog').filter({ hasText: 'Preview shows how' });
  await expect(preview.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/orderId=/);

  await sheet.getByRole('button', { name: 'Enter Results' }).click();
  const entry = page.getByRole('dialog', { name: `Enter Results: ${orderNumber}` });
  const notes = entry.getByRole('textbox').last();
  await notes.fill('haemolysed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // Escape is an answer to the question alone, wherever the focus is.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(notes).toHaveValue('haemolysed');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(notes).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'New Lab Order' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  await form.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  const choice = page.getByRole('option', { name: /Rahima Khatun/ });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(form).toBeVisible();
});

/** How far the page is wider than the window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const address of [
  '/dashboard/settings/roles?view=matrix',
  '/dashboard/settings?tab=users&section=roles&view=matrix',
]) {
  for (const width of [1440, 390]) {
    test(`the matrix of ${address} scrolls inside itself at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInAs(page, 'Tenant Admin', address);
      const matrix = page.getByRole('region', { name: 'What each role permits' });
      const row = matrix.getByRole('rowheader', { name: 'Approve Refunds' });
      const heading = matrix.getByRole('columnheader', { name: 'Administrator' });
      await row.scrollIntoViewIfNeeded();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const widths = await matrix.evaluate((box) => [box.scrollWidth, box.clientWidth]);
      expect(widths[0]).toBeGreaterThan(widths[1]!);
      await matrix.evaluate((box) => box.scrollTo({ left: 400, top: 300 }));
      const [frame, name, title] = await Promise.all([matrix, row, heading].map((one) => one.boundingBox()));
      expect(name!.x).toBeCloseTo(frame!.x, 0);
      expect(title!.y).toBeCloseTo(frame!.y, 0);
    });
  }
}

test('the roles of a new person are chosen beside the button, which stays free', async ({ page }) => {
  const lastName = `Layer${Date.now()}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
  await signInAs(page, 'Tenant Admin', '/dashboard/settings?tab=users&section=users');
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByLabel('First name').fill('Nadia');
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(`${lastName}@people.example`);
  await dialog.getByRole('checkbox', { name: 'Nurse', exact: true }).check();
  const submit = dialog.getByRole('button', { name: 'Create User' });
  const isFree = await submit.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
  await submit.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(lastName);
  const row = page.getByRole('row', { name: new RegExp(lastName) });
  await expect(row).toContainText('Nurse');
  await expect(row).not.toContainText('Receptionist');
});

test('an open list of a picker that holds more than it shows is reached by keys and has no fault of accessibility', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin', '/dashboard/billing/new');
  const service = page.getByRole('combobox', { name: 'Item 1' });
  await service.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.nth(5)).toBeAttached();
  const list = page.getByRole('listbox');
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await expectNothingSerious(page);
  const last = options.last();
  await expect(last).not.toBeInViewport();
  await service.press('ArrowUp');
  await expect(last).toBeInViewport();
});
