import type { Locator } from '@playwright/test';

/** Opens what can be done with a row beside its labelled button. */
export async function openRowMenu(row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: /^More: / }).click();
  return row.page().getByRole('menu');
}

/** Chooses one of these. */
export async function chooseInRow(row: Locator, name: RegExp): Promise<void> {
  await (await openRowMenu(row)).getByRole('menuitem', { name }).click();
}
