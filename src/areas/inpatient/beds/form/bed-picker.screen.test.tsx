// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aWardWithBeds } from '../../inpatient.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a hand quicker than the search chooses what it wrote, and no bed that was found before', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward: other } = await aWardWithBeds(admin, { name: 'Aster' });
  const { ward } = await aWardWithBeds(admin, { name: 'Zinnia' });
  const page = await renderScreen(hospital, '/dashboard/admission/new', { as: 'receptionist' });
  const field = await page.findByRole('combobox', { name: 'Bed' });
  await page.user.click(field);
  const option = (name: string) => page.findByRole('option', { name: new RegExp(name), hidden: true });
  expect(await option(other.name)).toBeInTheDocument();
  await page.user.keyboard('Zinnia{ArrowDown}{Enter}');
  expect(field).toHaveValue('Zinnia');
  await waitFor(() => expect(field).toHaveValue(`${ward.name} · B-01 (Standard)`));
  await page.user.clear(field);
  await page.user.type(field, 'Aster');
  expect(await option(other.name)).toBeInTheDocument();
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue(`${other.name} · B-01 (Standard)`);
});
