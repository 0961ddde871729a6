// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createStockItem } from '../items/item.contract.ts';
import { createPurchaseOrder } from '../orders/purchase-order.contract.ts';
import { aStockItem, placeId } from '../stock.fixture.ts';
import { createSupplier } from '../suppliers/supplier.contract.ts';

const orders = '/dashboard/inventory/orders';
const requisitions = '/dashboard/inventory/requisitions';

describe('a list of what happens to stock', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    const { id: supplierId } = await keeper.call(createSupplier, { name: 'Jamuna Traders' });
    const { id: stockItemId } = await keeper.call(createStockItem, aStockItem({ name: 'Gloves' }));
    const store = await placeId(keeper, 'main-store');
    const lines = [{ stockItemId, packs: 2, packMinor: 500 }];
    await keeper.call(createPurchaseOrder, { supplierId, placeId: store, lines });
  });
  afterAll(() => opened.close());

  test('its rows are counted, and the status in the address narrows them', async () => {
    const screen = await renderScreen(hospital, orders, { as: keeper });
    expect(await screen.findByText('1 order on this page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the inventory' })).toBeVisible();
    await screen.user.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
    expect(await screen.findByText('Try another status or supplier.')).toBeVisible();
    const [, inList] = screen.getAllByRole('button', { name: 'Clear filters' });
    await screen.user.click(inList!);
    expect(await screen.findByText('1 order on this page')).toBeVisible();
  });

  test('who may only read has no button to begin one', async () => {
    const reader = (await aStaffMember(opened, hospital, ['inventory.read'])).caller;
    const screen = await renderScreen(hospital, orders, { as: reader });
    expect(await screen.findByText('1 order on this page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New Order' })).toBeNull();
  });

  test('who asks the store without seeing it has the button and no way to the inventory', async () => {
    const asker = (await aStaffMember(opened, hospital, ['inventory.request'])).caller;
    const screen = await renderScreen(hospital, requisitions, { as: asker });
    const [begin] = await screen.findAllByRole('button', { name: 'Request Stock' });
    expect(screen.queryByRole('link', { name: 'Back to the inventory' })).toBeNull();
    await screen.user.click(begin!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Stock' }));
    await screen.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
