import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { recordSupplierInvoice } from '../invoices/supplier-invoice.contract.ts';
import { createStockItem, getStockItem } from '../items/item.contract.ts';
import { listStockLots, listStockMovements } from '../movements/stock-movement.contract.ts';
import { receiveGoods } from '../receipts/goods-receipt.contract.ts';
import { updateStockSettings } from '../settings/stock-settings.contract.ts';
import { aStockItem, placeId } from '../stock.fixture.ts';
import { createSupplier, listSuppliers, updateSupplier } from '../suppliers/supplier.contract.ts';
import * as contract from './purchase-order.contract.ts';

describe('purchase orders', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let approver: Caller;
  let store: string;
  let supplierId: string;
  let made = 0;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    approver = (
      await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write', 'inventory.approve'])
    ).caller;
    store = await placeId(keeper, 'main-store');
    const admin = await hospital.as('tenant_admin');
    await admin.call(updateStockSettings, {
      approvalMinor: 500_000,
      approvalQuantity: null,
      orderMinor: 100_000,
    });
  });
  afterAll(() => opened.close());

  async function aSupplier() {
    made += 1;
    return (await keeper.call(createSupplier, { name: `Supplier ${made}` })).id;
  }
  /** Ten packs of ten pieces at 100.00 a pack. */
  async function anOrder({ packs = 10, packMinor = 10_000, by = keeper } = {}) {
    supplierId = await aSupplier();
    const { id: stockItemId } = await keeper.call(createStockItem, aStockItem());
    const lines = [{ stockItemId, packs, packMinor }];
    return by.call(contract.createPurchaseOrder, { supplierId, placeId: store, lines });
  }
  const seen = ({ id: purchaseOrderId, version }: { id: string; version: number }) => ({
    purchaseOrderId,
    version,
  });
  async function aSentOrder(part: { packs?: number; packMinor?: number } = {}) {
    const draft = await anOrder(part);
    const approved = await keeper.call(contract.approvePurchaseOrder, seen(draft));
    return keeper.call(contract.sendPurchaseOrder, seen(approved));
  }
  const lot = { lineNumber: 1, lotNumber: 'L-1', expiresOn: '2099-12-31' };

  test('a supplier is added, found, renamed and taken out of use; its name is there once', async () => {
    const { id, version } = await keeper.call(createSupplier, { name: 'Jamuna Traders', leadDays: 4 });
    await expect(keeper.call(createSupplier, { name: 'jamuna  traders' })).rejects.toMatchObject({
      code: 'SUPPLIER_NAME_TAKEN',
    });
    const after = await keeper.call(updateSupplier, { supplierId: id, version, isActive: false });
    expect(after).toMatchObject({ name: 'Jamuna Traders', leadDays: 4, isActive: false });
    expect((await keeper.call(listSuppliers, { search: 'jamun' })).rows).toEqual([]);
    expect((await keeper.call(listSuppliers, { search: 'jamun', show: 'all' })).rows).toHaveLength(1);
    const order = { supplierId: id, placeId: store, lines: [] as never[] };
    await expect(keeper.call(contract.createPurchaseOrder, order)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const { id: stockItemId } = await keeper.call(createStockItem, aStockItem());
    const lines = [{ stockItemId, packs: 1, packMinor: 1 }];
    await expect(keeper.call(contract.createPurchaseOrder, { ...order, lines })).rejects.toMatchObject({
      code: 'SUPPLIER_INACTIVE',
    });
  });

  test('who wrote a small order approves it alone; what is above the amount needs somebody else', async () => {
    const small = await anOrder({ packs: 10 });
    expect(small).toMatchObject({ status: 'draft', totalMinor: 100_000, needsSecondPerson: false });
    const approved = await keeper.call(contract.approvePurchaseOrder, seen(small));
    expect(approved.status).toBe('approved');
    const large = await anOrder({ packs: 11, by: approver });
    expect(large.needsSecondPerson).toBe(true);
    await expect(keeper.call(contract.approvePurchaseOrder, seen(large))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(approver.call(contract.approvePurchaseOrder, seen(large))).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    });
    const admin = await hospital.as('tenant_admin');
    expect((await admin.call(contract.approvePurchaseOrder, seen(large))).status).toBe('approved');
    const { rows } = await approver.call(listNotifications, {});
    expect(JSON.stringify(rows)).toContain('orderApproved');
  });

  test('several small orders of one person from one supplier count as one', async () => {
    const first = await anOrder({ packs: 8 });
    await keeper.call(contract.approvePurchaseOrder, seen(first));
    const lines = [{ stockItemId: first.lines[0]!.item.id, packs: 8, packMinor: 10_000 }];
    const second = await keeper.call(contract.createPurchaseOrder, { supplierId, placeId: store, lines });
    expect(second.needsSecondPerson).toBe(true);
  });

  test('the database refuses an approval above the amount by who wrote the order', async () => {
    const { id } = await anOrder({ packs: 11 });
    const { tenantId } = hospital;
    const write = opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .updateTable('purchase_order')
        .set((row) => ({
          status: 'approved',
          needs_second_person: true,
          approved_by: row.ref('created_by'),
          approved_at: opened.clock.now().toISOString(),
        }))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute(),
    );
    await expect(write).rejects.toThrow(/purchase_order_second_person/);
  });

  test('goods arrive in lots, with free and damaged packs; stock, cost and the order follow', async () => {
    const order = await aSentOrder();
    const stockItemId = order.lines[0]!.item.id;
    const partly = await keeper.call(receiveGoods, {
      ...seen(order),
      deliveryNote: 'D-77',
      lines: [
        { ...lot, packs: 4, freePacks: 1 },
        { ...lot, lotNumber: 'L-2', packs: 2, damagedPacks: 1, damage: 'Wet' },
      ],
    });
    expect(partly.status).toBe('partly-received');
    expect(partly.lines[0]).toMatchObject({
      receivedPacks: 6,
      freePacks: 1,
      damagedPacks: 1,
      missingPacks: 4,
    });
    expect(partly.receipts[0]).toMatchObject({ receiptNumber: 'GRN-000001', deliveryNote: 'D-77' });
    const { rows } = await keeper.call(listStockLots, { stockItemId });
    const lots = rows.map((row) => [row.lotNumber, row.place.name, row.quantity, row.valueMinor].join(' '));
    expect(lots.toSorted()).toEqual([
      // Four packs were paid for five.
      'L-1 Main Store 50 40000',
      'L-2 Main Store 20 20000',
      'L-2 Quarantine 10 10000',
    ]);
    const item = await keeper.call(getStockItem, { stockItemId });
    expect(item).toMatchObject({ currentStock: 70, setAside: 10, valueMinor: 70_000 });
    const rest = await keeper.call(receiveGoods, { ...seen(partly), lines: [{ ...lot, packs: 4 }] });
    expect(rest).toMatchObject({ status: 'received', receipts: [{ lots: [{ packs: 4 }] }, {}] });
  });

  test('more than was ordered, a lot without a number and a damage without words are refused, and nothing is left', async () => {
    const order = await aSentOrder();
    const stockItemId = order.lines[0]!.item.id;
    const bad = [
      [{ ...lot, packs: 11 }, 'lines.0.packs'],
      [{ ...lot, lotNumber: '', packs: 1 }, 'lines.0.lotNumber'],
      [{ ...lot, damagedPacks: 1 }, 'lines.0.damage'],
      [lot, 'lines.0.packs'],
      [{ ...lot, lineNumber: 2, packs: 1 }, 'lines.0.lineNumber'],
    ] as const;
    for (const [line, field] of bad) {
      await expect(keeper.call(receiveGoods, { ...seen(order), lines: [line] })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { [field]: expect.anything() as string } },
      });
    }
    const expired = { ...lot, expiresOn: '2001-01-01', packs: 1 };
    await expect(keeper.call(receiveGoods, { ...seen(order), lines: [expired] })).rejects.toMatchObject({
      code: 'LOT_EXPIRED',
    });
    expect((await keeper.call(listStockMovements, { stockItemId })).rows).toEqual([]);
    expect(await keeper.call(contract.getPurchaseOrder, { purchaseOrderId: order.id })).toEqual(order);
  });

  test('an invoice is compared with what was ordered and with what arrived, and counts once', async () => {
    const order = await aSentOrder();
    const partly = await keeper.call(receiveGoods, { ...seen(order), lines: [{ ...lot, packs: 8 }] });
    const invoice = {
      purchaseOrderId: partly.id,
      invoiceNumber: 'INV/7',
      invoicedOn: opened.clock.now().toISOString().slice(0, 10),
      totalMinor: 115_000,
      lines: [{ lineNumber: 1, packs: 10, packMinor: 11_000 }],
    };
    const billed = await keeper.call(recordSupplierInvoice, invoice);
    expect(billed.invoices).toMatchObject([
      { invoiceNumber: 'INV/7', totalMinor: 115_000, extraMinor: 5000 },
    ]);
    expect(billed.lines[0]).toMatchObject({
      differencePacks: 2,
      priceDifferenceMinor: 10_000,
      differenceMinor: 30_000,
    });
    const again = { ...invoice, invoiceNumber: 'inv/7' };
    await expect(keeper.call(recordSupplierInvoice, again)).rejects.toMatchObject({
      code: 'SUPPLIER_INVOICE_KNOWN',
    });
    const closed = await keeper.call(contract.closePurchaseOrder, seen(partly));
    expect(closed).toMatchObject({ status: 'received', lines: [{ missingPacks: 2 }] });
  });

  test('each step comes after the one before; an old version is told what is stored', async () => {
    const draft = await anOrder();
    await expect(keeper.call(contract.sendPurchaseOrder, seen(draft))).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    const lines = [{ stockItemId: draft.lines[0]!.item.id, packs: 3, packMinor: 10_000 }];
    const changed = await keeper.call(contract.updatePurchaseOrder, {
      ...seen(draft),
      supplierId,
      placeId: store,
      lines,
    });
    expect(changed).toMatchObject({ totalMinor: 30_000, lines: [{ packs: 3 }] });
    await expect(keeper.call(contract.approvePurchaseOrder, seen(draft))).rejects.toMatchObject({
      code: 'STALE',
    });
    const reason = 'Not needed';
    const cancelled = await keeper.call(contract.cancelPurchaseOrder, { ...seen(changed), reason });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: reason });
    const receipt = { ...seen(cancelled), lines: [{ ...lot, packs: 1 }] };
    await expect(keeper.call(receiveGoods, receipt)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('who only reads is refused, and another hospital finds nothing', async () => {
    const order = await anOrder();
    const reader = (await aStaffMember(opened, hospital, ['inventory.read'])).caller;
    await expect(reader.call(contract.approvePurchaseOrder, seen(order))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const other = await (await opened.aHospital()).as('tenant_admin');
    await expect(other.call(contract.getPurchaseOrder, { purchaseOrderId: order.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await other.call(contract.listPurchaseOrders, {})).rows).toEqual([]);
  });
});
