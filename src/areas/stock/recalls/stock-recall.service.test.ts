import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Caller, type Hospital, openTestSystem, isOnCluster } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createStockItem, getStockItem } from '../items/item.contract.ts';
import { recordMovements } from '../ledger/ledger.service.ts';
import { issueStock, listStockLots, releaseStock } from '../movements/stock-movement.contract.ts';
import { createStockPlace } from '../places/place.contract.ts';
import { changeStock } from '../requests/stock-request.contract.ts';
import { aReceipt, aStockItem, placeId } from '../stock.fixture.ts';
import { receiveTransfer, sendStock } from '../transfers/stock-transfer.contract.ts';
import * as contract from './stock-recall.contract.ts';

describe('recalls', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let keeperId: string;
  let approver: Caller;
  let store: string;
  let ward: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const staff = await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write']);
    keeper = staff.caller;
    keeperId = staff.userId;
    approver = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.approve'])).caller;
    store = await placeId(keeper, 'main-store');
    ward = (await keeper.call(createStockPlace, { name: 'Ward 3', kind: 'ward' })).id;
  });
  afterAll(() => opened.close());

  /** Lot X of an item: 100 bought at one price in the store, 10 at another in the ward; and 5 of lot Y. */
  async function anItem() {
    const { id: stockItemId } = await keeper.call(createStockItem, aStockItem());
    await aReceipt(keeper, stockItemId, { lotNumber: 'X-1' });
    await aReceipt(keeper, stockItemId, { lotNumber: 'X-1', placeId: ward, quantity: 10, costMinor: 120 });
    await aReceipt(keeper, stockItemId, { lotNumber: 'Y-1', quantity: 5 });
    return stockItemId;
  }
  async function lotsOf(stockItemId: string) {
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    return rows
      .map(({ lotNumber, place, quantity }) => [lotNumber, place.name, quantity].join(' '))
      .toSorted();
  }
  async function recallOf(stockItemId: string, lotNumber = 'X-1') {
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    const { lotId } = rows.find((row) => row.lotNumber === lotNumber)!;
    return keeper.call(contract.recallLot, { lotId, reason: 'Particles seen', reference: 'DGDA 12' });
  }
  const ended = ({ id: stockRecallId, version }: { id: string; version: number }, note = 'Done') => ({
    stockRecallId,
    version,
    note,
  });

  test('every lot of the number goes to quarantine at once, wherever it lies, and other lots stay', async () => {
    const stockItemId = await anItem();
    const recall = await recallOf(stockItemId);
    expect(recall).toMatchObject({
      status: 'open',
      found: [
        { place: { name: 'Main Store' }, quantity: 100 },
        { place: { name: 'Ward 3' }, quantity: 10 },
      ],
      now: [{ place: { name: 'Quarantine' }, quantity: 110 }],
    });
    expect(await lotsOf(stockItemId)).toEqual([
      'X-1 Quarantine 10',
      'X-1 Quarantine 100',
      'Y-1 Main Store 5',
    ]);
    const item = await keeper.call(getStockItem, { stockItemId });
    expect(item).toMatchObject({ currentStock: 5, setAside: 110 });
    await expect(recallOf(stockItemId)).rejects.toMatchObject({ code: 'LOT_RECALLED' });
  });

  test('nothing brings it back to a shelf: no receipt under its number, no release, no issue', async () => {
    const stockItemId = await anItem();
    const recall = await recallOf(stockItemId);
    const refused = { code: 'LOT_RECALLED' };
    const receipt = { lotNumber: 'x-1', costMinor: 999 };
    await expect(aReceipt(keeper, stockItemId, receipt)).rejects.toMatchObject(refused);
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    const { lotId, place } = rows.find((row) => row.isRecalled)!;
    const part = { stockItemId, lotId, quantity: 1, reason: 'Needed' };
    await expect(approver.call(releaseStock, { ...part, toPlaceId: store })).rejects.toMatchObject(refused);
    await expect(keeper.call(issueStock, { ...part, placeId: place.id })).rejects.toMatchObject(refused);
    const change = { ...part, placeId: store, kind: 'adjustment' as const };
    const { rows: elsewhere } = await keeper.call(listStockLots, { stockItemId });
    expect(elsewhere).toEqual(rows);
    await expect(keeper.call(changeStock, change)).rejects.toMatchObject(refused);
    expect((await keeper.call(contract.getStockRecall, { stockRecallId: recall.id })).now).toEqual(
      recall.now,
    );
  });

  test('the database itself refuses a recalled lot on a shelf, and a balance that knows nothing of the recall', async () => {
    const stockItemId = await anItem();
    await recallOf(stockItemId);
    const { tenantId } = hospital;
    const write = (set: { quantity: number } | { is_recalled: boolean }) =>
      opened.database.inTenant(tenantId, 'write', (db) =>
        db
          .updateTable('stock_balance')
          .set(set)
          .where('tenant_id', '=', tenantId)
          .where('place_id', '=', store)
          .where('item_id', '=', stockItemId)
          .where('is_recalled', '=', true)
          .execute(),
      );
    await expect(write({ quantity: 1 })).rejects.toThrow(/stock_balance_recalled_aside/);
    // What is checked at the end of a transaction a cluster refuses without its name.
    const refusal = isOnCluster() ? /could not commit/ : /stock_balance_recall/;
    await expect(write({ is_recalled: false })).rejects.toThrow(refusal);
  });

  test('what is recalled on the way is received in quarantine', async () => {
    const stockItemId = await anItem();
    const lines = [{ stockItemId, quantity: 20 }];
    const sent = await keeper.call(sendStock, { fromPlaceId: store, toPlaceId: ward, lines });
    const lot = sent.lines.find((line) => line.lotNumber === 'X-1')!;
    await recallOf(stockItemId);
    await keeper.call(receiveTransfer, {
      stockTransferId: sent.id,
      version: sent.version,
      lines: sent.lines.map(({ lotId, sentQuantity }) => ({ lotId, receivedQuantity: sentQuantity })),
    });
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    const where = rows.filter(({ lotId }) => lotId === lot.lotId).map(({ place }) => place.name);
    expect(where).toEqual(['Quarantine']);
  });

  test('it is closed once nothing is left, and stays blocked', async () => {
    const stockItemId = await anItem();
    const recall = await recallOf(stockItemId);
    await expect(keeper.call(contract.closeStockRecall, ended(recall))).rejects.toMatchObject({
      code: 'RECALLED_STOCK_LEFT',
    });
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    for (const { lotId, place, quantity, isRecalled } of rows) {
      if (!isRecalled) continue;
      const change = { stockItemId, lotId, placeId: place.id, kind: 'supplier-return' as const };
      await keeper.call(changeStock, { ...change, quantity: -quantity, reason: 'Recalled' });
    }
    const closed = await keeper.call(contract.closeStockRecall, ended(recall));
    expect(closed).toMatchObject({ status: 'closed', now: [], endNote: 'Done' });
    await expect(aReceipt(keeper, stockItemId, { lotNumber: 'X-1' })).rejects.toMatchObject({
      code: 'LOT_RECALLED',
    });
  });

  test('a false alarm is lifted by who may approve alone; then the lot can be released', async () => {
    const stockItemId = await anItem();
    const recall = await recallOf(stockItemId);
    await expect(keeper.call(contract.liftStockRecall, ended(recall))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const lifted = await approver.call(contract.liftStockRecall, ended(recall, 'Another maker'));
    expect(lifted.status).toBe('lifted');
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    const { lotId, quantity } = rows.find((row) => row.place.name === 'Quarantine')!;
    const release = { stockItemId, lotId, quantity, reason: 'Lifted', toPlaceId: store };
    expect((await approver.call(releaseStock, release)).item.setAside).toBeLessThan(110);
  });

  test('every patient who got it is found, by who reads records alone', async () => {
    const stockItemId = await anItem();
    const admin = await hospital.as('tenant_admin');
    const patient = await admin.call(registerPatient, aPatient());
    const { tenantId } = hospital;
    await opened.database.inTenant(tenantId, 'write', (db) => {
      const mover = { db, tenantId, userId: keeperId, timeZone: 'UTC', now: opened.clock.now() };
      const line = { kind: 'dispense' as const, itemId: stockItemId, placeId: ward, quantity: 3 };
      return recordMovements(mover, [{ ...line, patientId: patient.id }]);
    });
    const { id: stockRecallId } = await recallOf(stockItemId);
    const { rows } = await admin.call(contract.listRecalledPatients, { stockRecallId });
    expect(rows).toMatchObject([{ patient: { id: patient.id }, quantity: 3 }]);
    await expect(keeper.call(contract.listRecalledPatients, { stockRecallId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const other = await (await opened.aHospital()).as('tenant_admin');
    await expect(other.call(contract.getStockRecall, { stockRecallId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
