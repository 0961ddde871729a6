// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createSupplier } from '../supplier.contract.ts';

const address = '/dashboard/inventory/suppliers';
const opened = openTestSystem();
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
});
afterAll(() => opened.close());

test('a list without rows offers its first step and its import to who may add', async () => {
  const { caller } = await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write']);
  const page = await renderScreen(hospital, address, { as: caller });
  const first = await page.findByRole('button', { name: 'Add First Supplier' });
  for (const link of page.getAllByRole('link', { name: 'Import' })) {
    expect(link).toHaveAttribute('href', expect.stringContaining('/dashboard/import/suppliers'));
  }
  expect(page.getAllByRole('link', { name: 'Import' })).toHaveLength(2);
  await page.user.click(first);
  expect(await page.findByRole('dialog', { name: 'Add Supplier' })).toBeVisible();
});

test('who may only read an empty list is offered no step', async () => {
  const { caller } = await aStaffMember(opened, hospital, ['inventory.read']);
  const page = await renderScreen(hospital, address, { as: caller });
  expect(await page.findByText('No suppliers')).toBeVisible();
  expect(page.queryByRole('button', { name: 'Add First Supplier' })).toBeNull();
  expect(page.queryByRole('link', { name: 'Import' })).toBeNull();
});

test('a list that its filters have emptied offers to clear them', async () => {
  const { caller } = await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write']);
  const page = await renderScreen(hospital, `${address}?q=Nowhere`, { as: caller });
  expect(await page.findByText('Try another word.')).toBeVisible();
  expect(page.queryByRole('button', { name: 'Add First Supplier' })).toBeNull();
  const [, inList] = page.getAllByRole('button', { name: 'Clear filters' });
  await page.user.click(inList!);
  expect(await page.findByRole('button', { name: 'Add First Supplier' })).toBeVisible();
  expect(page.address()).toBe(address);
});

test('one that is taken out of use leaves the list, and is found among the inactive', async () => {
  const { caller } = await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write']);
  await caller.call(createSupplier, { name: 'Padma Medical Supplies' });
  const page = await renderScreen(hospital, `${address}?q=Padma`, { as: caller });
  await chooseInRow(/^Deactivate/, await page.findByRole('row', { name: /Padma/ }));
  const question = within(await page.findByRole('alertdialog', { name: 'Deactivate supplier' }));
  await page.user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await page.findByText('Try another word.')).toBeVisible();
  await page.user.selectOptions(page.getByLabelText('Show'), 'Inactive');
  expect(await page.findByRole('row', { name: /Padma/ })).toHaveTextContent('Inactive');
  expect(page.address()).toBe(`${address}?q=Padma&show=inactive`);
});

test('who may only read has no button to add or change one', async () => {
  const { caller } = await aStaffMember(opened, hospital, ['inventory.read']);
  const page = await renderScreen(hospital, `${address}?show=all`, { as: caller });
  expect(await page.findByRole('row', { name: /Padma/ })).toBeVisible();
  expect(page.queryByRole('button', { name: 'Add Supplier' })).toBeNull();
  expect(page.queryByRole('button', { name: /^(?:More|Edit): / })).toBeNull();
});
