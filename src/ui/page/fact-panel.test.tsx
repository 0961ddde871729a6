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

test('a fact with a word too long for a column takes the whole width', () => {
  render(
    <MantineProvider env="test">
      <FactPanel
        title="Contact"
        facts={[
          ['Email', 'administrator.of.hospital@mail.example'],
          ['Written', '29/11/2026\u00a012:55\u00a0PM'],
        ]}
      />
    </MantineProvider>,
  );
  const isWide = (label: string) => screen.getByText(label).parentElement!.style.gridColumn === '1 / -1';
  expect([isWide('Email'), isWide('Written')]).toEqual([true, false]);
});
