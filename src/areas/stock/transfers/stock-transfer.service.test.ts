import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createStockItem, getStockItem } from '../items/item.contract.ts';
import { listStockLots } from '../movements/stock-movement.contract.ts';
import { createStockPlace, updateStockPlace } from '../places/place.contract.ts';
import { aReceipt, aStockItem, placeId } from '../stock.fixture.ts';
import * as contract from './stock-transfer.contract.ts';

describe('transfers between places', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let store: string;
  let ward: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    store = await placeId(keeper, 'main-store');
    ward = (await keeper.call(createStockPlace, { name: 'Ward 3', kind: 'ward' })).id;
  });
  afterAll(() => opened.close());

  async function anItemInStock(expiresInDays = 300) {
    const { id } = await keeper.call(createStockItem, aStockItem());
    const today = opened.clock.now().toISOString().slice(0, 10);
    await aReceipt(keeper, id, { expiresOn: plusDays(today, expiresInDays) });
    return id;
  }
  const send = (stockItemId: string, quantity: number) =>
    keeper.call(contract.sendStock, {
      fromPlaceId: store,
      toPlaceId: ward,
      lines: [{ stockItemId, quantity }],
    });
  const shelvesOf = async (stockItemId: string, by = keeper) => {
    const { rows } = await by.call(listStockLots, { stockItemId });
    return Object.fromEntries(rows.map(({ place, quantity }) => [place.name, quantity]));
  };

  test('what is sent lies on no shelf but is counted, until it is received', async () => {
    const id = await anItemInStock();
    const sent = await send(id, 40);
    expect(sent).toMatchObject({ status: 'sent', lines: [{ sentQuantity: 40, receivedQuantity: null }] });
    expect(await shelvesOf(id)).toEqual({ 'Main Store': 60, 'On the way': 40 });
    expect((await keeper.call(getStockItem, { stockItemId: id })).currentStock).toBe(100);
    const lines = [{ lotId: sent.lines[0]!.lotId, receivedQuantity: 40 }];
    const receipt = { stockTransferId: sent.id, version: sent.version, lines };
    const received = await keeper.call(contract.receiveTransfer, receipt);
    expect(received).toMatchObject({ status: 'received', lines: [{ receivedQuantity: 40 }] });
    expect(await shelvesOf(id)).toEqual({ 'Main Store': 60, 'Ward 3': 40 });
    await expect(keeper.call(contract.receiveTransfer, receipt)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(await shelvesOf(id)).toEqual({ 'Main Store': 60, 'Ward 3': 40 });
  });

  test('what goes back lies where it was, and what is lost is written off with its reason', async () => {
    const id = await anItemInStock();
    const { id: stockTransferId, version, lines } = await send(id, 10);
    const { lotId } = lines[0]!;
    const line = { lotId, receivedQuantity: 6, returnedQuantity: 3 };
    await expect(
      keeper.call(contract.receiveTransfer, { stockTransferId, version, lines: [line] }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { 'lines.0.lostReason': { code: 'stock-movements.lostSaysWhy' } } },
    });
    await expect(
      keeper.call(contract.receiveTransfer, {
        stockTransferId,
        version,
        lines: [{ ...line, receivedQuantity: 8 }],
      }),
    ).rejects.toMatchObject({ facts: { fields: { 'lines.0.receivedQuantity': { facts: { sent: 10 } } } } });
    expect(await shelvesOf(id)).toEqual({ 'Main Store': 90, 'On the way': 10 });
    await keeper.call(contract.receiveTransfer, {
      stockTransferId,
      version,
      lines: [{ ...line, lostReason: 'Dropped' }],
    });
    expect(await shelvesOf(id)).toEqual({ 'Main Store': 93, 'Ward 3': 6 });
    expect((await keeper.call(getStockItem, { stockItemId: id })).currentStock).toBe(99);
  });

  test('more than there is, the same place twice and an item twice are refused, and nothing is half sent', async () => {
    const id = await anItemInStock();
    const other = await anItemInStock();
    const way = { fromPlaceId: store, toPlaceId: ward };
    const lines = [
      { stockItemId: other, quantity: 5 },
      { stockItemId: id, quantity: 101 },
    ];
    await expect(keeper.call(contract.sendStock, { ...way, lines })).rejects.toMatchObject({
      code: 'STOCK_SHORT',
      facts: { left: 100, wanted: 101 },
    });
    expect(await shelvesOf(other)).toEqual({ 'Main Store': 100 });
    const one = [{ stockItemId: id, quantity: 1 }];
    await expect(
      keeper.call(contract.sendStock, { ...way, toPlaceId: store, lines: one }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(keeper.call(contract.sendStock, { ...way, lines: [...one, ...one] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const quarantine = await placeId(keeper, 'quarantine');
    await expect(
      keeper.call(contract.sendStock, { ...way, fromPlaceId: quarantine, lines: one }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('a place with stock stays in use; a closed one receives nothing', async () => {
    const empty = await keeper.call(createStockPlace, { name: 'Ward 4', kind: 'ward' });
    const id = await anItemInStock();
    const toEmpty = { fromPlaceId: store, toPlaceId: empty.id, lines: [{ stockItemId: id, quantity: 2 }] };
    const sent = await keeper.call(contract.sendStock, toEmpty);
    await keeper.call(updateStockPlace, { stockPlaceId: empty.id, version: 1, isActive: false });
    const lines = [{ lotId: sent.lines[0]!.lotId, receivedQuantity: 2 }];
    await expect(
      keeper.call(contract.receiveTransfer, { stockTransferId: sent.id, version: 1, lines }),
    ).rejects.toMatchObject({ code: 'PLACE_INACTIVE' });
    await keeper.call(updateStockPlace, { stockPlaceId: empty.id, version: 2, isActive: true });
    await keeper.call(contract.receiveTransfer, { stockTransferId: sent.id, version: 1, lines });
    await expect(
      keeper.call(updateStockPlace, { stockPlaceId: empty.id, version: 3, isActive: false }),
    ).rejects.toMatchObject({ code: 'PLACE_IN_USE' });
    const reader = (await aStaffMember(opened, hospital, ['inventory.read'])).caller;
    await expect(reader.call(contract.sendStock, toEmpty)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(
      stranger.call(contract.getStockTransfer, { stockTransferId: sent.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('what expired on the way reaches no shelf', async () => {
    const id = await anItemInStock(0);
    const { id: stockTransferId, version, lines } = await send(id, 10);
    const { lotId } = lines[0]!;
    const now = opened.clock.now();
    opened.clock.set(new Date(now.getTime() + 86_400_000).toISOString());
    // The session of the day before has ended.
    const morning = await hospital.as('tenant_admin');
    const receive = (part: object) =>
      morning.call(contract.receiveTransfer, {
        stockTransferId,
        version,
        lines: [{ lotId, receivedQuantity: 0, ...part }],
      });
    await expect(receive({ receivedQuantity: 10 })).rejects.toMatchObject({ code: 'LOT_EXPIRED' });
    await expect(receive({ returnedQuantity: 10 })).rejects.toMatchObject({ code: 'LOT_EXPIRED' });
    await receive({ lostReason: 'Expired on the way' });
    expect(await shelvesOf(id, morning)).toEqual({ 'Main Store': 90 });
  });
});
