import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import { createStockItem } from './items/item.contract.ts';
import type { AreaFixture, MakeCall } from '#testing/records/area-fixture.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { recordMovements } from './ledger/ledger.service.ts';
import { issueStock, listStockLots, receiveStock } from './movements/stock-movement.contract.ts';
import { createStockPlace, listStockPlaces, type PlaceCode } from './places/place.contract.ts';
import { changeStock } from './requests/stock-request.contract.ts';
import { aCount, aRecall, anAnsweredRequisition, anOrderedDelivery } from './stock-buying.fixture.ts';
import { sendStock } from './transfers/stock-transfer.contract.ts';

let made = 0;

/** An item of its own name, counted in pieces, ten to a box; say what matters to the test. */
export function aStockItem(part: Partial<CallRequest<typeof createStockItem>> = {}) {
  made += 1;
  return {
    name: `Item ${made}`,
    category: 'Supplies',
    kind: 'consumable' as const,
    baseUnit: 'piece',
    packSize: 10,
    packName: 'box',
    unitCostMinor: 100,
    sellingPriceMinor: 150,
    ...part,
  };
}

/** The id of a place that every hospital has. */
export async function placeId(caller: Pick<Caller, 'call'>, code: PlaceCode): Promise<string> {
  const { rows } = await caller.call(listStockPlaces, {});
  return rows.find((place) => place.code === code)!.id;
}

/** Receives base units of a lot in the main store; say what matters to the test. */
export async function aReceipt(
  caller: Pick<Caller, 'call'>,
  stockItemId: string,
  part: Partial<CallRequest<typeof receiveStock>> = {},
) {
  return caller.call(receiveStock, {
    stockItemId,
    placeId: part.placeId ?? (await placeId(caller, 'main-store')),
    lotNumber: 'LOT-1',
    expiresOn: '2099-12-31',
    unit: 'base',
    quantity: 100,
    costMinor: 100,
    ...part,
  });
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    stockItem: string;
    /** Of that item, in the main store. */
    stockLot: string;
    mainStore: string;
    stockPlace: string;
    /** Pending. */
    stockRequest: string;
    /** On the way. */
    stockTransfer: string;
    supplier: string;
    /** Partly received. */
    purchaseOrder: string;
    /** Waits for a decision. */
    requisition: string;
    /** Waits for approval. */
    stockCount: string;
    /** Open; of a lot that was given to a patient. */
    stockRecall: string;
  }
}

export const stockFixture: AreaFixture = {
  name: 'stock',
  after: ['people', 'patients'],
  fields: {
    stockItemId: 'stockItem',
    lotId: 'stockLot',
    placeId: 'mainStore',
    fromPlaceId: 'mainStore',
    toPlaceId: 'stockPlace',
    stockPlaceId: 'stockPlace',
    stockRequestId: 'stockRequest',
    stockTransferId: 'stockTransfer',
    supplierId: 'supplier',
    purchaseOrderId: 'purchaseOrder',
    requisitionId: 'requisition',
    stockCountId: 'stockCount',
    stockRecallId: 'stockRecall',
  },

  async makeMarked({ opened, hospital, admin, mark, secret, round, ids: { patient: patientId } }) {
    const name = `${mark} ${round}`;
    const texts = { otherName: mark, category: mark, baseUnit: mark, packName: mark, supplier: mark };
    const item = await admin.call(
      createStockItem,
      aStockItem({ name, sku: name, location: mark, ...texts, unitCostMinor: 1_000_000 }),
    );
    const stockItemId = item.id;
    const store = await placeId(admin, 'main-store');
    const place = await admin.call(createStockPlace, { name, kind: 'ward' });
    await aReceipt(admin, stockItemId, { lotNumber: mark, costMinor: 1_000_000, reason: mark });
    const reason = mark;
    await admin.call(issueStock, { stockItemId, placeId: store, quantity: 1, reason });
    const { rows } = await admin.call(listStockLots, { stockItemId });
    const { lotId } = rows[0]!;
    const wish = { stockItemId, lotId, placeId: store, quantity: -2, reason };
    const { request } = await admin.call(changeStock, { ...wish, kind: 'disposal' });
    const lines = [{ stockItemId, quantity: 3 }];
    const way = { fromPlaceId: store, toPlaceId: place.id };
    const transfer = await admin.call(sendStock, { ...way, notes: mark, lines });
    const call: MakeCall = (one, input) => admin.call(one, input);
    const bought = await anOrderedDelivery(call, { stockItemId, placeId: store, name, text: mark });
    const wanted = await anAnsweredRequisition(call, { stockItemId, placeId: place.id, text: mark });
    // Received so long ago that it counts as dead stock, and about to expire.
    const now = opened.clock.now();
    const resting = await admin.call(createStockItem, aStockItem({ name: `${name} resting` }));
    const expiresOn = plusDays(now.toISOString().slice(0, 10), 40);
    const happenedAt = new Date(now.getTime() - 75 * 86_400_000).toISOString();
    await aReceipt(admin, resting.id, { lotNumber: mark, expiresOn, happenedAt });
    const unsafe = await admin.call(createStockItem, aStockItem({ name: `${name} recalled` }));
    await aReceipt(admin, unsafe.id, { lotNumber: `${mark} recalled` });
    const { rows: doubtful } = await admin.call(listStockLots, { stockItemId: unsafe.id });
    const { tenantId } = hospital;
    await opened.database.inTenant(tenantId, 'write', async (db) => {
      const user = await db
        .selectFrom('user_account')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow();
      // The pharmacy gives a patient something.
      const line = { kind: 'dispense' as const, itemId: stockItemId, placeId: store, quantity: 1 };
      const mover = { db, tenantId, userId: user.id, timeZone: 'UTC', now };
      await recordMovements(mover, [
        { ...line, patientId, reason: secret },
        { ...line, itemId: unsafe.id, patientId, reason: secret },
      ]);
    });
    const lotIds = rows.map((row) => row.lotId);
    const { rows: others } = await admin.call(listStockLots, { stockItemId: resting.id });
    lotIds.push(others[0]!.lotId);
    const countedLots = [...new Set(lotIds)];
    const counted = await aCount(call, {
      lotIds: countedLots,
      placeId: place.id,
      text: mark,
      category: mark,
    });
    const recalled = await aRecall(call, { lotId: doubtful[0]!.lotId, text: mark });
    return {
      stockItem: stockItemId,
      stockLot: lotId,
      mainStore: store,
      stockPlace: place.id,
      stockRequest: request!.id,
      stockTransfer: transfer.id,
      ...bought,
      ...wanted,
      ...counted,
      ...recalled,
    };
  },

  async fillWithTexts(call, { short, joined }) {
    const fields = { unitCostMinor: 1_000_000, sellingPriceMinor: 1_200_000, kind: 'general' as const };
    const item = await call(createStockItem, {
      ...fields,
      name: short[0]!,
      otherName: short[1]!,
      sku: short[2]!.slice(0, 60),
      category: short[3]!,
      baseUnit: short[4]!.slice(0, 40),
      packSize: 10,
      packName: short[5]!.slice(0, 40),
      supplier: short[6]!,
      location: short[7]!,
    });
    const { rows: places } = await call(listStockPlaces, {});
    const store = places.find(({ code }) => code === 'main-store')!.id;
    const place = await call(createStockPlace, { name: short[8]!, kind: 'ward' });
    const [reason, other] = joined(480);
    await call(receiveStock, {
      stockItemId: item.id,
      placeId: store,
      lotNumber: short[9]!.slice(0, 60),
      expiresOn: '2099-12-31',
      unit: 'pack',
      quantity: 10,
      costMinor: 10_000_000,
      reason: reason!,
    });
    const { rows } = await call(listStockLots, { stockItemId: item.id });
    const { lotId } = rows[0]!;
    const stockItemId = item.id;
    await call(issueStock, { stockItemId, placeId: store, quantity: 1, reason: other ?? reason! });
    const wish = { stockItemId, lotId, placeId: store, quantity: -2, reason: reason! };
    const { request } = await call(changeStock, { ...wish, kind: 'disposal' });
    const lines = [{ stockItemId, quantity: 3 }];
    const way = { fromPlaceId: store, toPlaceId: place.id };
    const transfer = await call(sendStock, { ...way, notes: reason!, lines });
    return {
      stockItem: stockItemId,
      stockLot: lotId,
      mainStore: store,
      stockPlace: place.id,
      stockRequest: request!.id,
      stockTransfer: transfer.id,
      ...(await anOrderedDelivery(call, { stockItemId, placeId: store, name: short[10]!, text: reason! })),
      ...(await anAnsweredRequisition(call, { stockItemId, placeId: place.id, text: reason! })),
      ...(await aCount(call, { lotIds: [lotId], placeId: place.id, text: reason!, category: null })),
      ...(await aRecall(call, { lotId, text: reason! })),
    };
  },

  screens: {
    '/dashboard/inventory': { heading: 'Inventory', looks: ['?tab=reports'] },
    '/dashboard/inventory/$stockItemId': { heading: /./ },
    '/dashboard/inventory/transfers': { heading: 'Stock Transfers' },
    '/dashboard/inventory/transfers/$stockTransferId': { heading: /^TRF-/ },
    '/dashboard/inventory/requests': { heading: 'Stock Changes' },
    '/dashboard/inventory/places': { heading: 'Places' },
    '/dashboard/inventory/suppliers': { heading: 'Suppliers' },
    '/dashboard/inventory/orders': { heading: 'Purchase Orders' },
    '/dashboard/inventory/orders/$purchaseOrderId': { heading: /^PO-/, previews: ['Print'] },
    '/dashboard/inventory/requisitions': { heading: 'Requisitions' },
    '/dashboard/inventory/requisitions/$requisitionId': { heading: /^REQ-/ },
    '/dashboard/inventory/counts': { heading: 'Stock Counts' },
    '/dashboard/inventory/counts/$stockCountId': { heading: /^CNT-/ },
    '/dashboard/inventory/recalls': { heading: 'Recalls' },
    '/dashboard/inventory/recalls/$stockRecallId': { heading: /^RCL-/ },
  },
};
