import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export interface RowMenu {
  /** What the menu offers under this name; null when it offers no such thing. */
  item: (name: RegExp) => HTMLElement | null;
}

/** Opens what can be done with a row beside its labelled button; without a place the first row is meant. */
export async function openRowMenu(place: HTMLElement = document.body): Promise<RowMenu> {
  const [more] = await within(place).findAllByRole('button', { name: /^More: / });
  await userEvent.setup().click(more!);
  // Nothing has a size in jsdom, so that a menu counts as scrolled out of sight.
  const menu = within(await screen.findByRole('menu', { hidden: true }));
  await menu.findAllByRole('menuitem', { hidden: true });
  return { item: (name) => menu.queryByRole('menuitem', { name, hidden: true }) };
}

/** Chooses one of these. */
export async function chooseInRow(name: RegExp, place?: HTMLElement): Promise<void> {
  const item = (await openRowMenu(place)).item(name);
  if (!item) throw new Error(`The menu of the row offers nothing like ${String(name)}.`);
  await userEvent.setup().click(item);
}
