// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { FactPanel } from './fact-panel.tsx';

beforeEach(addWhatJsdomLacks);
afterEach(cleanup);

test('what is not recorded is one line below the facts, and 0 is recorded', () => {
  render(
    <MantineProvider env="test">
      <FactPanel
        title="Stock"
        facts={[
          ['Minimum', 0],
          ['Supplier', null],
          ['Location', ''],
        ]}
      />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Minimum']);
  expect(screen.getByText('Not recorded: Supplier, Location')).toBeVisible();
});
