// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { samplePassword, sampleSignIns } from '../../people.samples.ts';
import type { Credentials } from '../../sessions/session.hooks.ts';
import { SampleAccounts } from './sample-accounts.tsx';

let chosen: Credentials[];

beforeEach(() => {
  chosen = [];
  addWhatJsdomLacks();
});
afterEach(cleanup);

function show(isBusy = false) {
  const names: Record<string, string> = {
    'city-general': 'City General',
    'downtown-clinic': 'Downtown Clinic',
  };
  render(
    <UiProvider>
      <SampleAccounts
        samples={sampleSignIns}
        nameOf={(slug) => names[slug] ?? slug}
        isBusy={isBusy}
        onChoose={(credentials) => chosen.push(credentials)}
      />
    </UiProvider>,
  );
  return within(screen.getByRole('region', { name: 'Demo accounts' }));
}

test('the three shortcuts of the documents come first, in their order', () => {
  const [first, second, third] = show().getAllByRole('button');
  expect([first, second, third].map((button) => button?.textContent)).toEqual([
    'Super Admin',
    'Tenant Admin',
    'Doctor',
  ]);
});

test('one press signs in as the nurse, and the button says what a nurse does', async () => {
  const nurse = show().getByRole('button', {
    name: 'Nurse Records vital signs, gives medicines City General',
  });
  await userEvent.click(nurse);
  expect(chosen).toEqual([
    { slug: 'city-general', email: 'nurse@city-general.example', password: samplePassword },
  ]);
});

test('accounts of the same role in two hospitals are told apart, and work by keyboard', async () => {
  show()
    .getByRole('button', { name: /^Receptionist .* Downtown Clinic$/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: /^Receptionist .* City General$/ }).focus();
  await userEvent.keyboard(' ');
  expect(chosen.map(({ slug }) => slug)).toEqual(['downtown-clinic', 'city-general']);
});

test('every sample account is offered once, and none while somebody is being signed in', () => {
  const buttons = show(true).getAllByRole('button');
  expect(buttons).toHaveLength(sampleSignIns.length);
  for (const button of buttons) expect(button).toBeDisabled();
});
