import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createStockItem, getStockItem } from '../items/item.contract.ts';
import { issueStock, listStockLots } from '../movements/stock-movement.contract.ts';
import { updateStockSettings } from '../settings/stock-settings.contract.ts';
import { aReceipt, aStockItem, placeId } from '../stock.fixture.ts';
import * as contract from './stock-request.contract.ts';

describe('changes of stock', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let approver: Caller;
  let store: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const permissions = ['inventory.read', 'inventory.write', 'inventory.approve'] as const;
    keeper = (await aStaffMember(opened, hospital, [...permissions])).caller;
    approver = (await aStaffMember(opened, hospital, [...permissions])).caller;
    store = await placeId(keeper, 'main-store');
  });
  afterAll(() => opened.close());

  /** A lot of 100 units at 1,000.00 each: five are worth the limit of a new hospital. */
  async function aCostlyLot() {
    const { id } = await keeper.call(createStockItem, aStockItem());
    await aReceipt(keeper, id, { costMinor: 100_000 });
    const { rows } = await keeper.call(listStockLots, { stockItemId: id });
    return { stockItemId: id, lotId: rows[0]!.lotId, placeId: store };
  }
  const stockOf = async (stockItemId: string) =>
    (await keeper.call(getStockItem, { stockItemId })).currentStock;
  const wish = (kind: 'adjustment' | 'disposal', quantity: number) => ({ kind, quantity, reason: 'Broken' });

  test('what is small happens at once; what is large waits for a second person and happens then', async () => {
    const lot = await aCostlyLot();
    const small = await keeper.call(contract.changeStock, { ...lot, ...wish('disposal', -5) });
    expect(small).toEqual({ isDone: true, request: null });
    expect(await stockOf(lot.stockItemId)).toBe(95);
    const large = await keeper.call(contract.changeStock, { ...lot, ...wish('adjustment', 6) });
    expect(large).toMatchObject({ isDone: false, request: { status: 'pending', valueMinor: 600_000 } });
    expect(await stockOf(lot.stockItemId)).toBe(95);
    const { id: stockRequestId, version } = large.request!;
    await expect(
      keeper.call(contract.approveStockRequest, { stockRequestId, version }),
    ).rejects.toMatchObject({ code: 'SECOND_PERSON_REQUIRED' });
    const told = await approver.call(listNotifications, {});
    expect(told.rows.map(({ code }) => code)).toContain('stock.changeRequested');
    const done = await approver.call(contract.approveStockRequest, { stockRequestId, version });
    expect(done.status).toBe('approved');
    expect(await stockOf(lot.stockItemId)).toBe(101);
    await expect(
      approver.call(contract.approveStockRequest, { stockRequestId, version }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await stockOf(lot.stockItemId)).toBe(101);
  });

  test('one large change is not made as several small ones', async () => {
    const lot = await aCostlyLot();
    const once = () => keeper.call(contract.changeStock, { ...lot, ...wish('disposal', -3) });
    expect((await once()).isDone).toBe(true);
    expect((await once()).isDone).toBe(false);
    const other = await approver.call(contract.changeStock, { ...lot, ...wish('disposal', -3) });
    expect(other.isDone).toBe(true);
    expect(await stockOf(lot.stockItemId)).toBe(94);
  });

  test('a rejected change leaves the stock; one for which too little is left is refused and stays open', async () => {
    const lot = await aCostlyLot();
    const ask = async (quantity: number) =>
      (await keeper.call(contract.changeStock, { ...lot, ...wish('disposal', quantity) })).request!;
    const first = await ask(-50);
    await expect(
      approver.call(contract.rejectStockRequest, { stockRequestId: first.id, version: 1, note: ' ' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await approver.call(contract.rejectStockRequest, { stockRequestId: first.id, version: 1, note: 'No' });
    expect(await stockOf(lot.stockItemId)).toBe(100);
    const second = await ask(-60);
    const { stockItemId } = lot;
    await keeper.call(issueStock, { stockItemId, placeId: store, quantity: 50, reason: 'Ward' });
    const decision = { stockRequestId: second.id, version: 1 };
    await expect(approver.call(contract.approveStockRequest, decision)).rejects.toMatchObject({
      code: 'STOCK_SHORT',
      facts: { left: 50, wanted: 60 },
    });
    const { rows } = await keeper.call(contract.listStockRequests, { status: 'pending' });
    expect(rows.map(({ id }) => id)).toContain(second.id);
    expect(await stockOf(stockItemId)).toBe(50);
  });

  test('the hospital sets the limits, by value and by units', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    await admin.call(updateStockSettings, { approvalMinor: 1_000_000_000, approvalQuantity: 10 });
    const { id } = await admin.call(createStockItem, aStockItem());
    await aReceipt(admin, id);
    const { rows } = await admin.call(listStockLots, { stockItemId: id });
    const lot = { stockItemId: id, lotId: rows[0]!.lotId, placeId: rows[0]!.place.id };
    expect((await admin.call(contract.changeStock, { ...lot, ...wish('disposal', -10) })).isDone).toBe(true);
    expect((await admin.call(contract.changeStock, { ...lot, ...wish('disposal', -1) })).isDone).toBe(false);
    const nurse = await own.as('nurse');
    await expect(
      nurse.call(updateStockSettings, { approvalMinor: 0, approvalQuantity: null }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('who does not approve decides on nothing; another hospital sees nothing', async () => {
    const lot = await aCostlyLot();
    const { request } = await keeper.call(contract.changeStock, { ...lot, ...wish('disposal', -80) });
    const decision = { stockRequestId: request!.id, version: 1 };
    const writer = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    await expect(writer.call(contract.approveStockRequest, decision)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.approveStockRequest, decision)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await stranger.call(contract.listStockRequests, {})).rows).toEqual([]);
  });
});
