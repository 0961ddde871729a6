import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createStockItem, getStockItem } from '../items/item.contract.ts';
import { issueStock, listStockLots, listStockMovements } from '../movements/stock-movement.contract.ts';
import { createStockPlace } from '../places/place.contract.ts';
import { aReceipt, aStockItem } from '../stock.fixture.ts';
import * as contract from './stock-count.contract.ts';

describe('stock counts', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let approver: Caller;
  let made = 0;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    approver = (
      await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write', 'inventory.approve'])
    ).caller;
  });
  afterAll(() => opened.close());

  /** A place of its own with 100 pieces of a lot that cost 1.00 each, and its sheet. */
  async function started() {
    made += 1;
    const place = await keeper.call(createStockPlace, { name: `Counted ${made}`, kind: 'ward' });
    const { id: stockItemId } = await keeper.call(createStockItem, aStockItem());
    await aReceipt(keeper, stockItemId, { placeId: place.id });
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    const count = await keeper.call(contract.startStockCount, { placeId: place.id });
    return { count, stockItemId, placeId: place.id, lotId: rows[0]!.lotId };
  }
  const seen = ({ id: stockCountId, version }: { id: string; version: number }) => ({
    stockCountId,
    version,
  });
  async function counted(quantity: number) {
    const parts = await started();
    const lines = [{ lotId: parts.lotId, quantity }];
    await keeper.call(contract.countLots, { stockCountId: parts.count.id, lines });
    const submitted = await keeper.call(contract.submitStockCount, seen(parts.count));
    return { ...parts, submitted };
  }

  test('what is counted is compared with the books of that moment, and work goes on', async () => {
    const { count, lotId, stockItemId, placeId } = await started();
    const { rows: sheet } = await keeper.call(contract.listCountedLots, { stockCountId: count.id });
    expect(sheet).toMatchObject([{ lotId, countedQuantity: null, expectedQuantity: null }]);
    await keeper.call(issueStock, { stockItemId, placeId, quantity: 10, reason: 'Ward' });
    const lines = [{ lotId, quantity: 85 }];
    const after = await keeper.call(contract.countLots, { stockCountId: count.id, lines });
    expect(after).toMatchObject({ lots: 1, counted: 1, differing: 1, shortageMinor: 500, surplusMinor: 0 });
    // What leaves after the counting does not change the difference.
    await keeper.call(issueStock, { stockItemId, placeId, quantity: 5, reason: 'Ward' });
    const submitted = await keeper.call(contract.submitStockCount, seen(count));
    const approved = await approver.call(contract.approveStockCount, seen(submitted));
    expect(approved).toMatchObject({ status: 'approved', differing: 1 });
    const item = await keeper.call(getStockItem, { stockItemId });
    expect(item.currentStock).toBe(80);
    const { rows } = await keeper.call(listStockMovements, { stockItemId });
    expect(rows[0]).toMatchObject({
      kind: 'count',
      quantity: -5,
      leftQuantity: 80,
      reason: count.countNumber,
    });
  });

  test('a lot that was found and is not on the sheet is added, and what is there beyond the books is added to them', async () => {
    const { count } = await started();
    const other = await started();
    const lot = { stockCountId: count.id, lotId: other.lotId };
    await keeper.call(contract.addCountedLot, lot);
    await expect(keeper.call(contract.addCountedLot, lot)).rejects.toMatchObject({ code: 'LOT_ON_SHEET' });
    const lines = [{ lotId: other.lotId, quantity: 3 }];
    await keeper.call(contract.countLots, { stockCountId: count.id, lines });
    const submitted = await keeper.call(contract.submitStockCount, seen(count));
    expect(submitted).toMatchObject({ lots: 2, counted: 1, surplusMinor: 300 });
    await approver.call(contract.approveStockCount, seen(submitted));
    const { currentStock } = await keeper.call(getStockItem, { stockItemId: other.stockItemId });
    expect(currentStock).toBe(103);
  });

  test('whoever counted does not approve, and the database says so of who began and handed in', async () => {
    const { count, lotId } = await started();
    const lines = [{ lotId, quantity: 1 }];
    await approver.call(contract.countLots, { stockCountId: count.id, lines });
    const submitted = await keeper.call(contract.submitStockCount, seen(count));
    await expect(approver.call(contract.approveStockCount, seen(submitted))).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    });
    await expect(keeper.call(contract.approveStockCount, seen(submitted))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { tenantId } = hospital;
    const write = opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .updateTable('stock_count')
        .set((row) => ({
          status: 'approved',
          decided_by: row.ref('started_by'),
          decided_at: opened.clock.now().toISOString(),
        }))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', submitted.id)
        .execute(),
    );
    await expect(write).rejects.toThrow(/stock_count_second_person/);
  });

  test('where less is left by now than is missing, nothing is changed', async () => {
    const { submitted, stockItemId, placeId } = await counted(40);
    await keeper.call(issueStock, { stockItemId, placeId, quantity: 50, reason: 'Ward' });
    await expect(approver.call(contract.approveStockCount, seen(submitted))).rejects.toMatchObject({
      code: 'STOCK_SHORT',
    });
    const after = await keeper.call(contract.getStockCount, { stockCountId: submitted.id });
    expect(after).toEqual(submitted);
  });

  test('a place is counted by one sheet at a time, nothing counted is not handed in, and a rejected count changes nothing', async () => {
    const { count, placeId, stockItemId } = await started();
    await expect(keeper.call(contract.startStockCount, { placeId })).rejects.toMatchObject({
      code: 'COUNT_RUNNING',
    });
    await expect(keeper.call(contract.submitStockCount, seen(count))).rejects.toMatchObject({
      code: 'NOTHING_COUNTED',
    });
    await keeper.call(contract.cancelStockCount, seen(count));
    const second = await counted(1);
    const rejection = { ...seen(second.submitted), note: 'Count again' };
    const rejected = await approver.call(contract.rejectStockCount, rejection);
    expect(rejected).toMatchObject({ status: 'rejected', decisionNote: 'Count again' });
    expect((await keeper.call(getStockItem, { stockItemId })).currentStock).toBe(100);
    await expect(
      keeper.call(contract.countLots, {
        stockCountId: rejected.id,
        lines: [{ lotId: second.lotId, quantity: 2 }],
      }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('another hospital finds nothing', async () => {
    const { count } = await started();
    const other = await (await opened.aHospital()).as('tenant_admin');
    await expect(other.call(contract.getStockCount, { stockCountId: count.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await other.call(contract.listStockCounts, {})).rows).toEqual([]);
  });
});
