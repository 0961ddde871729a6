// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { inBoundary } from './in-boundary.tsx';

beforeEach(addWhatJsdomLacks);
afterEach(cleanup);

test('a part whose file does not come says so in its place, and the page beside it stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x.js')));
  render(
    <MantineProvider env="test">
      <p>Paracetamol, due at 09:00</p>
      <Suspense fallback={null}>{inBoundary(<Lost />)}</Suspense>
    </MantineProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This part did not come.*What you typed is kept\./,
  );
  expect(screen.getByText('Paracetamol, due at 09:00')).toBeVisible();
});
