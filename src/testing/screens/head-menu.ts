import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses what a head keeps behind 'More'; a card is named where the page has several heads. */
export async function chooseInHead(
  name: string,
  head: Pick<typeof screen, 'findByRole'> = screen,
): Promise<void> {
  const user = userEvent.setup();
  await user.click(await head.findByRole('button', { name: 'More' }));
  // Nothing has a size in jsdom, so that a menu counts as scrolled out of sight.
  const menu = within(await screen.findByRole('menu', { hidden: true }));
  await user.click(await menu.findByRole('menuitem', { name, hidden: true }));
}
