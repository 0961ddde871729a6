import { expect, test } from 'vitest';
import { pageAfterSignIn } from './page-after-sign-in.ts';

test('signing in leads back to the page asked for, with its search', () => {
  expect(pageAfterSignIn('/dashboard/patients?status=active')).toBe('/dashboard/patients?status=active');
});

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/dashboardx',
  '/login',
  '/dashboard\\evil',
])('signing in never leads outside the program (%s)', (asked) =>
  expect(pageAfterSignIn(asked)).toBe('/dashboard'),
);
