// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { FullScreenSpinner } from './full-screen-spinner.tsx';

beforeEach(addWhatJsdomLacks);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('who waits for long is told so, and may reload', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <MantineProvider env="test">
      <FullScreenSpinner />
    </MantineProvider>,
  );
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText('This takes longer than usual. You can wait, or reload.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
