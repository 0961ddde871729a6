import type { Locator, Page } from '@playwright/test';

/** Chooses what a head keeps behind 'More'. */
export async function chooseInHead(head: Page | Locator, name: string): Promise<void> {
  await head.getByRole('button', { name: 'More', exact: true }).click();
  const page = 'page' in head ? head.page() : head;
  await page.getByRole('menuitem', { name, exact: true }).click();
}
