import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses what a head keeps behind 'More'. */
export async function chooseInHead(head: Page | Locator, name: string | RegExp): Promise<void> {
  await head.getByRole('button', { name: 'More', exact: true }).click();
  const page = 'page' in head ? head.page() : head;
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Presses a button of a head, or the entry that its 'More' keeps where the head has no room for the button. */
export async function pressInHead(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if ((await button.count()) === 0) await chooseInHead(page, name);
  else await button.click();
}
