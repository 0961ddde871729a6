// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { HeadActions, type HeadActionsProps } from './head-actions.tsx';

beforeEach(addWhatJsdomLacks);
afterEach(cleanup);

function show(actions: HeadActionsProps['actions']) {
  render(
    <MantineProvider env="test">
      <HeadActions actions={actions} />
    </MantineProvider>,
  );
  return screen.getAllByRole('button').map((button) => button.textContent);
}

test('three actions are all shown, also one that destroys', () => {
  const shown = show([
    { label: 'Print' },
    { label: 'Edit', isMain: true },
    { label: 'Void', isDestructive: true },
  ]);
  expect(shown).toEqual(['Print', 'Edit', 'Void']);
});

test('of more than three the filled one and two that destroy nothing are shown, and the rest works from ‘More’', async () => {
  let voided = 0;
  const shown = show([
    { label: 'Print' },
    { label: 'Void', isDestructive: true, onClick: () => (voided += 1) },
    false,
    { label: 'Send' },
    { label: 'Credit' },
    { label: 'Pay', isMain: true },
  ]);
  expect(shown).toEqual(['Print', 'Send', 'Pay', 'More']);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Void', 'Credit']);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Void' }));
  expect(voided).toBe(1);
});

test('in a card the rest is behind ‘More’ sooner, and every action is named after its record', async () => {
  render(
    <MantineProvider env="test">
      <HeadActions
        actions={[{ label: 'Record', isMain: true }, { label: 'Chart' }, { label: 'Add Note' }]}
        of="Amina Begum"
        shownCount={2}
      />
    </MantineProvider>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Record: Amina Begum', 'Chart: Amina Begum', 'More: Amina Begum']);
  await userEvent.click(screen.getByRole('button', { name: 'More: Amina Begum' }));
  expect(await screen.findByRole('menuitem', { name: 'Add Note: Amina Begum' })).toBeVisible();
});
