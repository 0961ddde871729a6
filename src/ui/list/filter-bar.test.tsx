// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { FilterBar } from './filter-bar.tsx';
import { SearchBox } from './search-box.tsx';

// Files of one worker share the window.
const ofEverybody = window.matchMedia;

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width: 47.99em'),
    }) as MediaQueryList;
  addWhatJsdomLacks();
});

afterEach(() => {
  cleanup();
  window.matchMedia = ofEverybody;
});

test('in a narrow window the filters are folded, counted, and keep what is in them', async () => {
  let cleared = 0;
  render(
    <MantineProvider>
      <FilterBar isFiltered setCount={2} onClear={() => (cleared += 1)}>
        <SearchBox label="Search patients" value="" onSearch={() => {}} />
        <input aria-label="From" />
        <input aria-label="To" />
      </FilterBar>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('searchbox', { name: 'Search patients' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Filters (2)', expanded: false });
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'From' }), '12');
  await user.click(screen.getByRole('button', { name: 'Filters (2)', expanded: true }));
  expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
  await user.click(button);
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '12');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(cleared).toBe(1);
});
