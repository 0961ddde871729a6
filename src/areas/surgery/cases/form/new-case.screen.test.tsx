// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { createProcedure } from '../../procedures/procedure.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('the side is asked at its field, and a procedure without one says so by itself', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const offered = [
    { name: 'Hernia repair', hasSide: true },
    { name: 'Hernia of the navel', hasSide: false },
  ];
  for (const one of offered) await admin.call(createProcedure, { ...one, usualDuration: 60 });
  const page = await renderScreen(hospital, '/dashboard/surgery/cases/new', { as: 'tenant_admin' });
  const { user } = page;
  const procedure = await page.findByRole('combobox', { name: 'Procedure' });
  await user.type(procedure, 'Hernia r');
  await user.click(await page.findByRole('option', { name: 'Hernia repair' }));
  await user.click(page.getByRole('button', { name: 'Schedule Surgery' }));
  expect(await page.findByText('Choose the side.')).toBeVisible();
  const side = page.getByRole('combobox', { name: 'Side' });
  expect([...side.children].map(({ textContent }) => textContent)).toEqual([
    'Choose the side',
    'Left',
    'Right',
    'Both sides',
  ]);
  await user.clear(procedure);
  await user.type(procedure, 'Hernia of');
  await user.click(await page.findByRole('option', { name: 'Hernia of the navel' }));
  expect(page.getByRole('textbox', { name: 'Side' })).toHaveValue('No side');
});
