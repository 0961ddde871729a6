// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';

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
