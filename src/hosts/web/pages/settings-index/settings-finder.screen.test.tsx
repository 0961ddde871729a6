// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const opened = openTestSystem();
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
});
afterAll(() => opened.close());

test('a section of another tab is found by what people call it, and has the focus there', async () => {
  const screen = await renderScreen(hospital, '/dashboard/settings', { as: 'tenant_admin' });
  await screen.user.type(await screen.findByRole('combobox', { name: 'Find a setting' }), 'dark');
  await screen.user.click(await screen.findByRole('option', { name: 'Theme' }));
  const heading = await screen.findByRole('heading', { name: 'Theme' });
  await waitFor(() => expect(document.activeElement).toContainElement(heading));
  expect(screen.address()).toBe('/dashboard/settings?tab=appearance');
});

test('the search of the top bar finds a section of the settings', async () => {
  const screen = await renderScreen(hospital, '/dashboard', { as: 'tenant_admin' });
  await screen.findByRole('heading', { level: 1 });
  await screen.user.keyboard('{Control>}k{/Control}second person');
  await screen.user.click(await screen.findByRole('option', { name: /Limits without a second person/ }));
  expect(await screen.findByRole('heading', { name: 'Limits without a second person' })).toBeVisible();
});

test('a group of the menu stays folded, and a favourite stands on top, after the page was left', async () => {
  const screen = await renderScreen(hospital, '/dashboard', { as: 'tenant_admin' });
  const menu = await screen.findByRole('navigation', { name: 'Main navigation' });
  const nursing = () => screen.getByRole('button', { name: 'NURSING' });
  await screen.user.click(nursing());
  expect(nursing()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Vital Signs' })).toBeNull();
  await screen.user.click(screen.getByRole('button', { name: 'Favourites' }));
  await screen.user.click(screen.getByRole('button', { name: 'Favourite: Patients' }));
  await screen.user.click(screen.getByRole('button', { name: 'Done' }));
  expect(menu.querySelector('section')).toHaveAccessibleName('FAVOURITES');

  const again = await renderScreen(hospital, '/dashboard', { as: 'tenant_admin' });
  await again.findByRole('region', { name: 'FAVOURITES' });
  expect(again.getByRole('button', { name: 'NURSING' })).toHaveAttribute('aria-expanded', 'false');
});
