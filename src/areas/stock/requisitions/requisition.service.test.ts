import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { createStockItem } from '../items/item.contract.ts';
import { listStockLots } from '../movements/stock-movement.contract.ts';
import { createStockPlace } from '../places/place.contract.ts';
import { aReceipt, aStockItem, placeId } from '../stock.fixture.ts';
import { receiveTransfer } from '../transfers/stock-transfer.contract.ts';
import * as contract from './requisition.contract.ts';

describe('requisitions', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let nurse: Caller;
  let store: string;
  let ward: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    nurse = (await aStaffMember(opened, hospital, ['inventory.request'])).caller;
    store = await placeId(nurse, 'main-store');
    ward = (await keeper.call(createStockPlace, { name: 'Ward 3', kind: 'ward' })).id;
  });
  afterAll(() => opened.close());

  /** An item with 100 pieces in the main store, of which the ward asks for 20. */
  async function asked(by = nurse) {
    const { id: stockItemId } = await keeper.call(createStockItem, aStockItem());
    await aReceipt(keeper, stockItemId);
    const lines = [{ stockItemId, quantity: 20 }];
    return by.call(contract.createRequisition, { placeId: ward, lines });
  }
  const seen = ({ id: requisitionId, version }: { id: string; version: number }) => ({
    requisitionId,
    version,
  });
  const quantityOf = (sheet: contract.RequisitionSheet, quantity: number) => [
    { stockItemId: sheet.lines[0]!.item.id, quantity },
  ];
  async function issued() {
    const sheet = await asked();
    const lines = quantityOf(sheet, 15);
    const approved = await keeper.call(contract.approveRequisition, { ...seen(sheet), lines });
    return keeper.call(contract.issueRequisition, {
      ...seen(approved),
      fromPlaceId: store,
      lines: quantityOf(sheet, 12),
    });
  }
  const shelvesOf = async (stockItemId: string) => {
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    return Object.fromEntries(rows.map(({ place, quantity }) => [place.name, quantity]));
  };

  test('a ward asks, the store approves less and sends less, and the ward says that it has arrived', async () => {
    const sent = await issued();
    const stockItemId = sent.lines[0]!.item.id;
    expect(sent).toMatchObject({
      status: 'issued',
      lines: [{ askedQuantity: 20, approvedQuantity: 15, issuedQuantity: 12 }],
    });
    expect(await shelvesOf(stockItemId)).toEqual({ 'Main Store': 88, 'On the way': 12 });
    const received = await nurse.call(contract.receiveRequisition, seen(sent));
    expect(received.status).toBe('received');
    expect(await shelvesOf(stockItemId)).toEqual({ 'Main Store': 88, 'Ward 3': 12 });
    await expect(nurse.call(contract.receiveRequisition, seen(received))).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('what is received on its transfer closes the requisition as well', async () => {
    const sent = await issued();
    const { rows } = await keeper.call(listStockLots, { stockItemId: sent.lines[0]!.item.id });
    const line = { lotId: rows[0]!.lotId, receivedQuantity: 10, returnedQuantity: 2 };
    const transfer = { stockTransferId: sent.transferId!, version: 1, lines: [line] };
    await keeper.call(receiveTransfer, transfer);
    const after = await keeper.call(contract.getRequisition, { requisitionId: sent.id });
    expect(after.status).toBe('received');
  });

  test('nobody approves what they have asked for, and the database says so too', async () => {
    const own = await asked(keeper);
    const approval = { ...seen(own), lines: quantityOf(own, 20) };
    await expect(keeper.call(contract.approveRequisition, approval)).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    });
    const { tenantId } = hospital;
    const write = opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .updateTable('stock_requisition')
        .set((row) => ({
          status: 'approved',
          decided_by: row.ref('requested_by'),
          decided_at: opened.clock.now().toISOString(),
        }))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', own.id)
        .execute(),
    );
    await expect(write).rejects.toThrow(/stock_requisition_second_person/);
  });

  test('more than was asked for or approved is refused at its line, and what is short leaves nothing behind', async () => {
    const sheet = await asked();
    const approve = (quantity: number) =>
      keeper.call(contract.approveRequisition, { ...seen(sheet), lines: quantityOf(sheet, quantity) });
    await expect(approve(21)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { 'lines.0.quantity': expect.anything() as string } },
    });
    const approved = await approve(20);
    const pharmacy = await placeId(keeper, 'pharmacy');
    const issue = { ...seen(approved), fromPlaceId: pharmacy, lines: quantityOf(sheet, 20) };
    await expect(keeper.call(contract.issueRequisition, issue)).rejects.toMatchObject({
      code: 'STOCK_SHORT',
    });
    const after = await nurse.call(contract.getRequisition, { requisitionId: sheet.id });
    expect(after).toEqual(approved);
  });

  test('an asker finds items without prices, takes back only what is their own, and decides on nothing', async () => {
    const sheet = await asked();
    const { name } = sheet.lines[0]!.item;
    const { rows } = await nurse.call(contract.findRequestableItems, { search: name });
    expect(rows).toContainEqual({ id: sheet.lines[0]!.item.id, name, baseUnit: 'piece' });
    const approval = { ...seen(sheet), lines: quantityOf(sheet, 20) };
    await expect(nurse.call(contract.approveRequisition, approval)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const colleague = (await aStaffMember(opened, hospital, ['inventory.request'])).caller;
    await expect(colleague.call(contract.cancelRequisition, seen(sheet))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const cancelled = await nurse.call(contract.cancelRequisition, seen(sheet));
    expect(cancelled.status).toBe('cancelled');
    const other = await (await opened.aHospital()).as('tenant_admin');
    await expect(other.call(contract.getRequisition, { requisitionId: sheet.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a rejection says why', async () => {
    const sheet = await asked();
    const rejected = await keeper.call(contract.rejectRequisition, { ...seen(sheet), note: 'Not in stock' });
    expect(rejected).toMatchObject({ status: 'rejected', decisionNote: 'Not in stock' });
  });
});
