// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('items are added and taken away line by line, and the last one stays', async () => {
  const hospital = await opened.aHospital();
  const keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
  const screen = await renderScreen(hospital, '/dashboard/inventory/requisitions', { as: keeper });
  const { user } = screen;
  const [begin] = await screen.findAllByRole('button', { name: 'Request Stock' });
  await user.click(begin!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Stock' }));
  expect(dialog.queryByRole('button', { name: /^Remove item/ })).toBeNull();
  await user.type(dialog.getByLabelText(/^Quantity/), '3');
  await user.click(dialog.getByRole('button', { name: 'Add another item' }));
  await user.type(dialog.getAllByLabelText(/^Quantity/)[1]!, '5');
  await user.click(dialog.getByRole('button', { name: 'Remove item 1' }));
  expect(dialog.getByLabelText(/^Quantity/)).toHaveDisplayValue('5');
  expect(dialog.queryByRole('button', { name: /^Remove item/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Request Stock' }));
  expect(await dialog.findByText('Choose an item.')).toBeVisible();
});
