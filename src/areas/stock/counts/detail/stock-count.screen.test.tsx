// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createStockItem } from '../../items/item.contract.ts';
import { listStockLots } from '../../movements/stock-movement.contract.ts';
import { recallLot } from '../../recalls/stock-recall.contract.ts';
import { aReceipt, aStockItem, placeId } from '../../stock.fixture.ts';
import * as contract from '../stock-count.contract.ts';

describe('counting on the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let stockItemId: string;
  let count: contract.StockCountSheet;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    stockItemId = (await keeper.call(createStockItem, aStockItem({ name: 'Gauze' }))).id;
    await aReceipt(keeper, stockItemId, { lotNumber: 'G-7', quantity: 47 });
    count = await keeper.call(contract.startStockCount, { placeId: await placeId(keeper, 'main-store') });
  });
  afterAll(() => opened.close());

  test('nobody sees the books before they have counted; then the difference stands beside the count', async () => {
    const path = `/dashboard/inventory/counts/${count.id}`;
    const screen = await renderScreen(hospital, path, { as: keeper });
    const lots = within(await screen.findByRole('table', { name: 'Lots' }));
    expect(lots.getByRole('row', { name: /Gauze/ })).not.toHaveTextContent('47');
    await screen.user.type(screen.getByLabelText(/^Gauze, Lot G-7.*counted/), '44');
    await screen.user.click(screen.getByRole('button', { name: 'Save Counts' }));
    expect(await lots.findByText('-3 piece')).toBeVisible();
    expect(await screen.findByText('1 of 1 lots')).toBeVisible();
  });

  test('who counted is not offered to approve, somebody else is', async () => {
    const { id: stockCountId, version } = await keeper.call(contract.getStockCount, {
      stockCountId: count.id,
    });
    await keeper.call(contract.submitStockCount, { stockCountId, version });
    const path = `/dashboard/inventory/counts/${stockCountId}`;
    const own = await renderScreen(hospital, path, { as: keeper });
    expect(await own.findByText('Waiting for approval')).toBeVisible();
    expect(own.queryByRole('button', { name: 'Approve' })).toBeNull();
    const other = await renderScreen(hospital, path, { as: 'tenant_admin' });
    expect((await other.findAllByRole('button', { name: 'Approve' })).length).toBeGreaterThan(0);
  });

  test('a recall tells where the lot lay, and its lot offers no release', async () => {
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    const { id } = await keeper.call(recallLot, { lotId: rows[0]!.lotId, reason: 'Particles seen' });
    const path = `/dashboard/inventory/recalls/${id}`;
    const screen = await renderScreen(hospital, path, { as: keeper });
    expect(await screen.findByRole('table', { name: 'Where it lay' })).toHaveTextContent(/Main Store/);
    expect(screen.queryByText('Patients who received this lot')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close Recall' })).toBeNull();
    const item = await renderScreen(hospital, `/dashboard/inventory/${stockItemId}`, { as: 'tenant_admin' });
    const row = await item.findByRole('row', { name: /G-7.*Quarantine/ });
    expect(row).toHaveTextContent('Recalled');
    expect(within(row).queryByRole('button', { name: /Release/ })).toBeNull();
  });
});
