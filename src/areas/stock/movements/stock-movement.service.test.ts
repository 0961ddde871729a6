import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem, isOnCluster } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { persistently } from '#testing/waiting.ts';
import { countStock, createStockItem, getStockItem, updateStockItem } from '../items/item.contract.ts';
import { balanceMismatches } from '../ledger/balance-check.job.ts';
import { aReceipt, aStockItem, placeId } from '../stock.fixture.ts';
import * as contract from './stock-movement.contract.ts';

describe('stock that moves', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let store: string;
  let quarantine: string;
  const today = new Date().toISOString().slice(0, 10);

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (
      await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write', 'inventory.approve'])
    ).caller;
    store = await placeId(keeper, 'main-store');
    quarantine = await placeId(keeper, 'quarantine');
  });
  afterAll(() => opened.close());

  /** The administrator in the next night: sessions of the day before have ended. */
  async function onTheNextDay(): Promise<Caller> {
    opened.clock.set(`${plusDays(today, 1)}T00:30:00.000Z`);
    return hospital.as('tenant_admin');
  }
  const anItem = async (part: Parameters<typeof aStockItem>[0] = {}) =>
    (await keeper.call(createStockItem, aStockItem(part))).id;
  const issue = (stockItemId: string, quantity: number, part = {}, by = keeper) =>
    by.call(contract.issueStock, { stockItemId, placeId: store, quantity, reason: 'Ward 3', ...part });
  const lotsOf = async (stockItemId: string, by = keeper) =>
    (await by.call(contract.listStockLots, { stockItemId })).rows;

  test('packs are received as base units, and what they cost is kept to the last minor unit', async () => {
    const id = await anItem({ packSize: 1000, packName: 'tin' });
    const { item } = await aReceipt(keeper, id, { unit: 'pack', quantity: 2, costMinor: 9999 });
    expect(item).toMatchObject({ currentStock: 2000, valueMinor: 19_998, isLow: false });
    await issue(id, 1);
    const [lot] = await lotsOf(id);
    expect(lot).toMatchObject({ quantity: 1999, costMinor: 9999, costQuantity: 1000, valueMinor: 19_988 });
  });

  test('what expires first goes first, over several lots; never what has expired', async () => {
    const id = await anItem();
    await aReceipt(keeper, id, { lotNumber: 'LATE', expiresOn: plusDays(today, 300), quantity: 50 });
    await aReceipt(keeper, id, { lotNumber: 'SOON', expiresOn: plusDays(today, 20), quantity: 30 });
    await aReceipt(keeper, id, { lotNumber: 'LAST', expiresOn: today, quantity: 10 });
    await issue(id, 45);
    expect((await lotsOf(id)).map(({ lotNumber, quantity }) => [lotNumber, quantity])).toEqual([
      ['LATE', 45],
    ]);
    await aReceipt(keeper, id, { lotNumber: 'LAST', expiresOn: today, quantity: 10 });
    const before = opened.clock.now();
    const morning = await onTheNextDay();
    await expect(issue(id, 46, {}, morning)).rejects.toMatchObject({
      code: 'STOCK_SHORT',
      facts: { left: 45, wanted: 46 },
    });
    const [expired] = await lotsOf(id, morning);
    expect(expired).toMatchObject({ lotNumber: 'LAST', isExpired: true });
    await expect(issue(id, 1, { lotId: expired!.lotId }, morning)).rejects.toMatchObject({
      code: 'LOT_EXPIRED',
    });
    await morning.call(contract.quarantineStock, {
      stockItemId: id,
      placeId: store,
      lotId: expired!.lotId,
      quantity: 10,
      reason: 'Expired',
    });
    await expect(
      morning.call(contract.releaseStock, {
        stockItemId: id,
        toPlaceId: store,
        lotId: expired!.lotId,
        quantity: 1,
        reason: 'Back',
      }),
    ).rejects.toMatchObject({ code: 'LOT_EXPIRED' });
    const item = await morning.call(getStockItem, { stockItemId: id });
    expect(item).toMatchObject({ currentStock: 45, setAside: 10 });
    opened.clock.set(before.toISOString());
  });

  test('the database itself refuses stock below zero and expired stock that is given out', async () => {
    const id = await anItem();
    await aReceipt(keeper, id, { expiresOn: plusDays(today, 5), quantity: 10 });
    const write = (statement: string) =>
      opened.database.inTenant(hospital.tenantId, 'write', (db) =>
        sql.raw(statement.replaceAll(':tenant', `'${hospital.tenantId}'`)).execute(db),
      );
    const where = `where tenant_id = :tenant and item_id = '${id}'`;
    await expect(write(`update stock_balance set quantity = -1 ${where}`)).rejects.toThrow(
      'stock_balance_covered',
    );
    const dispense = (kind: string, day: string) => `insert into stock_movement
      select tenant_id, '${newId()}', item_id, lot_id, expires_on, place_id, place_kind, null, null, '${kind}', -1, 9,
        '${day} 12:00Z', '${day}', '${day} 12:00Z', recorded_by from stock_movement ${where}
      on conflict do nothing`;
    await expect(write(dispense('dispense', plusDays(today, 6)))).rejects.toThrow(
      'stock_movement_never_expired',
    );
    await expect(write(dispense('issue', plusDays(today, 6)))).rejects.toThrow(
      'stock_movement_never_expired',
    );
    await expect(write(`update stock_movement set quantity = 5 ${where}`)).rejects.toThrow(
      'permission denied',
    );
    await expect(write(`delete from stock_movement ${where}`)).rejects.toThrow('permission denied');
    await expect(write(`update stock_lot set expires_on = '2100-01-01' ${where}`)).rejects.toThrow(
      'permission denied',
    );
  });

  test('what is written down later never makes an earlier or later balance negative', async () => {
    const id = await anItem();
    const at = (hour: number) => `${plusDays(today, -2)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
    await aReceipt(keeper, id, { quantity: 10, happenedAt: at(8) });
    await issue(id, 8, { happenedAt: at(12) });
    await aReceipt(keeper, id, { quantity: 20, happenedAt: at(16) });
    // 22 are there now, but at ten o'clock only ten were, of which eight left at noon.
    await expect(issue(id, 3, { happenedAt: at(10) })).rejects.toMatchObject({
      code: 'STOCK_SHORT_THEN',
      facts: { missing: 1 },
    });
    await expect(issue(id, 1, { happenedAt: at(7) })).rejects.toMatchObject({ code: 'STOCK_SHORT_THEN' });
    const { item } = await issue(id, 2, { happenedAt: at(10) });
    expect(item.currentStock).toBe(20);
    await expect(issue(id, 1, { happenedAt: '2999-01-01T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { happenedAt: { code: 'stock-movements.inFuture' } } },
    });
  });

  test('twenty who take from one lot at once take each unit once, and a repeat takes nothing', async () => {
    const id = await anItem();
    await aReceipt(keeper, id, { quantity: 100 });
    const keys = Array.from({ length: 60 }, () => newId());
    // Of 60 issues of two units fifty fit; every third is sent twice under its key.
    const sent = keys.flatMap((key, place) => (place % 3 === 0 ? [key, key] : [key]));
    const answers = await Promise.allSettled(
      sent.map((of) => {
        const wish = { stockItemId: id, placeId: store, quantity: 2, reason: 'Ward' };
        const take = (key: string) => keeper.call(contract.issueStock, wish, key);
        // On a cluster they take longer in turn than one waits for a connection.
        return isOnCluster() ? persistently(take, of) : take(of);
      }),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['STOCK_SHORT']));
    expect(await keeper.call(getStockItem, { stockItemId: id })).toMatchObject({
      currentStock: 0,
      valueMinor: 0,
    });
    const { rows } = await keeper.call(contract.listStockMovements, { stockItemId: id, limit: 200 });
    expect(rows.filter(({ kind }) => kind === 'issue')).toHaveLength(50);
    const found = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      balanceMismatches(db, hospital.tenantId),
    );
    expect(found).toEqual([]);
  });

  test('the cards count what is there', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const now = opened.clock.now().toISOString().slice(0, 10);
    const first = await admin.call(createStockItem, aStockItem({ minStockLevel: 10 }));
    const second = await admin.call(createStockItem, aStockItem());
    expect(await admin.call(countStock, {})).toEqual({
      items: 2,
      valueMinor: 0,
      low: 2,
      expiring: 0,
      expired: 0,
    });
    await aReceipt(admin, first.id, { quantity: 11, expiresOn: plusDays(now, 30) });
    await aReceipt(admin, second.id, { quantity: 5, expiresOn: plusDays(now, 200) });
    expect(await admin.call(countStock, {})).toEqual({
      items: 2,
      valueMinor: 1600,
      low: 0,
      expiring: 1,
      expired: 0,
    });
    const ownStore = await placeId(admin, 'main-store');
    await admin.call(contract.issueStock, {
      stockItemId: first.id,
      placeId: ownStore,
      quantity: 1,
      reason: 'Use',
    });
    expect(await admin.call(countStock, {})).toMatchObject({ valueMinor: 1500, low: 1 });
    const { version } = await admin.call(getStockItem, { stockItemId: first.id });
    await admin.call(updateStockItem, { stockItemId: first.id, version, isActive: false });
    expect(await admin.call(countStock, {})).toMatchObject({ items: 1, low: 0, expiring: 1 });
    await expect(aReceipt(admin, first.id)).rejects.toMatchObject({ code: 'ITEM_INACTIVE' });
  });

  test('a lot needs its number, what is not tracked has none, and a failure leaves nothing behind', async () => {
    const tracked = await anItem();
    const field = (name: string, code: string) => ({
      code: 'INVALID_INPUT',
      facts: { fields: { [name]: { code } } },
    });
    await expect(aReceipt(keeper, tracked, { lotNumber: '' })).rejects.toMatchObject(
      field('lotNumber', 'stock-movements.lotMissing'),
    );
    const untracked = await anItem({ tracksLots: false });
    await expect(aReceipt(keeper, untracked)).rejects.toMatchObject(
      field('lotNumber', 'stock-movements.notTracked'),
    );
    await aReceipt(keeper, untracked, { lotNumber: '', expiresOn: null });
    const expired = { expiresOn: plusDays(today, -1) };
    await expect(aReceipt(keeper, tracked, expired)).rejects.toMatchObject({ code: 'LOT_EXPIRED' });
    expect(await lotsOf(tracked)).toEqual([]);
    await aReceipt(keeper, tracked, { ...expired, placeId: quarantine });
    await expect(issue(tracked, 1, { placeId: quarantine })).rejects.toMatchObject({ code: 'STOCK_SHORT' });
  });

  test('who only reads moves nothing; another hospital sees nothing', async () => {
    const id = await anItem();
    await aReceipt(keeper, id);
    const reader = (await aStaffMember(opened, hospital, ['inventory.read'])).caller;
    await expect(aReceipt(reader, id, { placeId: store })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.listStockLots, { stockItemId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(aReceipt(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { rows } = await keeper.call(contract.listStockMovements, { stockItemId: id });
    expect(rows).toHaveLength(1);
  });
});
