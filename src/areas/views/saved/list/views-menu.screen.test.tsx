// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { saveView } from '../saved-view.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
beforeAll(async () => {
  hospital = await opened.aHospital();
  await (await hospital.as('nurse')).call(registerPatient, aPatient());
});
afterAll(() => opened.close());

const address = '/dashboard/patients';
// Nothing has a size in jsdom, so that a menu counts as scrolled out of sight.
const isAnywhere = { hidden: true };

test('filters and hidden columns are saved under a name, opened again, and open the list from then on', async () => {
  const page = await renderScreen(hospital, `${address}?status=inactive&hide=contact`, {
    as: 'tenant_admin',
  });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Views' }));
  await user.click(await page.findByRole('menuitem', { name: 'Save view…', ...isAnywhere }));
  const form = within(await page.findByRole('dialog', { name: 'Save view' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This field is required.')).toBeVisible();
  await user.type(form.getByLabelText(/^Name/), 'Gone');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await page.findByRole('button', { name: 'View: Gone' });
  await user.click(page.getAllByRole('button', { name: 'Clear filters' })[0]!);
  await user.click(await page.findByRole('button', { name: 'Views' }));
  await user.click(await page.findByRole('menuitem', { name: 'Gone', ...isAnywhere }));
  expect(await page.findByRole('button', { name: 'View: Gone' })).toBeVisible();
  expect(page.address()).toBe(`${address}?hide=contact&status=inactive`);

  await user.click(page.getByRole('button', { name: 'View: Gone' }));
  await user.click(await page.findByRole('menuitem', { name: 'Manage views…', ...isAnywhere }));
  const row = await page.findByRole('row', { name: /Gone/ });
  await chooseInRow(/^Open the list with it/, row);
  expect(await page.findByText('The list opens with Gone.')).toBeVisible();
  const again = await renderScreen(hospital, address, { as: 'tenant_admin' });
  expect(await again.findByRole('button', { name: 'View: Gone' })).toBeVisible();
  expect(again.address()).toBe(`${address}?status=inactive&hide=contact`);
});

test('what a stored view says beside the filters of its list is dropped', async () => {
  const nurse = await hospital.as('nurse');
  const query = 'status=everybody&sort=-name&after=x&redirect=%2F%2Fevil&__proto__=x&hide=%3Cb%3E,contact';
  await nurse.call(saveView, { list: address, name: 'Odd', query });
  const page = await renderScreen(hospital, `${address}?status=all`, { as: 'nurse' });
  await page.user.click(await page.findByRole('button', { name: 'Views' }));
  await page.user.click(await page.findByRole('menuitem', { name: 'Odd', ...isAnywhere }));
  expect(await page.findByRole('button', { name: 'View: Odd' })).toBeVisible();
  expect(page.address()).toBe(`${address}?sort=-name&hide=contact`);
});

test('a list that is opened again in the session shows the filters of before, which are cleared with one button', async () => {
  const page = await renderScreen(hospital, address, { as: 'doctor' });
  const { user } = page;
  await page.findByRole('button', { name: 'Views' });
  await user.click(await page.findByRole('radio', { name: 'Deceased' }));
  expect(await page.findByText('No patients found')).toBeVisible();
  const places = within(page.getByRole('navigation', { name: 'Main navigation' }));
  await user.click(places.getByRole('link', { name: 'Dashboard' }));
  expect(page.address()).toBe('/dashboard');
  await user.click(places.getByRole('link', { name: 'Patients' }));
  expect(await page.findByText('Filters as you had them')).toBeVisible();
  expect(page.address()).toBe(`${address}?status=deceased`);
  await user.click(page.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(page.address()).toBe(address);
});

test('a column is hidden and shown again', async () => {
  const page = await renderScreen(hospital, address, { as: 'receptionist' });
  const table = await page.findByRole('table', { name: 'Patients' });
  const headings = () => within(table).getAllByRole('columnheader').length;
  const before = headings();
  await page.user.click(page.getByRole('button', { name: 'Columns' }));
  const [first] = await page.findAllByRole('checkbox', isAnywhere);
  await page.user.click(first!);
  expect(headings()).toBe(before - 1);
  expect(page.address()).toMatch(/\?hide=\w+$/);
  await page.user.click(first!);
  expect(page.address()).toBe(address);
});
