// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { StepList } from './step-list.tsx';

beforeEach(addWhatJsdomLacks);
afterEach(cleanup);

const names = ['File', 'Columns', 'Preview'];

function show(current: number) {
  render(
    <MantineProvider env="test">
      <StepList names={names} current={current} />
    </MantineProvider>,
  );
  return screen.getAllByRole('listitem');
}

test('each step has its name, and one of them is the current one', () => {
  const steps = show(1);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.textContent)).toEqual(['File (done)', '2Columns', '3Preview']);
  expect(screen.getByText('Step 2 of 3: Columns')).toBeVisible();
});

test('when all are done none is the current one', () => {
  const steps = show(names.length);
  expect(steps.filter((step) => step.hasAttribute('aria-current'))).toEqual([]);
  expect(screen.queryByText(/^Step/)).toBeNull();
});
