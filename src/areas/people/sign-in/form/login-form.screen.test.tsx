// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import type { Credentials, useOrganizations } from '../../sessions/session.hooks.ts';
import { LoginForm } from './login-form.tsx';

let tried: Credentials[];

beforeEach(() => {
  tried = [];
  addWhatJsdomLacks();
});
afterEach(cleanup);

function show(preferred?: string) {
  const data = { organizations: [], samples: [], isWithoutAccounts: false };
  const organizations = { data, isError: false } as unknown as ReturnType<typeof useOrganizations>;
  render(
    <UiProvider>
      <LoginForm
        organizations={organizations}
        preferred={preferred}
        isBusy={false}
        onSubmit={(credentials) => tried.push(credentials)}
      />
    </UiProvider>,
  );
  return userEvent.setup();
}

test('where nobody is told which organizations there are, the code is typed, and missed at its field', async () => {
  const user = show();
  await user.type(screen.getByLabelText(/^Email/), 'doctor@city-general.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Organization code is required.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Organization/), ' City-General {Enter}');
  expect(tried).toEqual([
    { slug: ' City-General ', email: 'doctor@city-general.example', password: 'secret' },
  ]);
});

test('the address of a hospital fills its code in', () => {
  show('downtown-clinic');
  expect(screen.getByLabelText(/^Organization/)).toHaveValue('downtown-clinic');
});
