import type { MakeCall } from '#testing/records/area-fixture.ts';
import * as counts from './counts/stock-count.contract.ts';
import { recordSupplierInvoice } from './invoices/supplier-invoice.contract.ts';
import * as orders from './orders/purchase-order.contract.ts';
import { recallLot } from './recalls/stock-recall.contract.ts';
import { receiveGoods } from './receipts/goods-receipt.contract.ts';
import * as requisitions from './requisitions/requisition.contract.ts';
import { createSupplier } from './suppliers/supplier.contract.ts';

interface Written {
  /** In every field that takes one. */
  text: string;
  placeId: string;
}

/** A cancelled order, and one of which a part has arrived, been damaged and been billed. */
export async function anOrderedDelivery(
  call: MakeCall,
  { stockItemId, placeId, name, text }: Written & { stockItemId: string; name: string },
) {
  const supplier = await call(createSupplier, {
    name,
    contactPerson: text.slice(0, 200),
    address: text,
    taxNumber: text.slice(0, 60),
  });
  const supplierId = supplier.id;
  const lines = [{ stockItemId, packs: 4, packMinor: 1000 }];
  const order = { supplierId, placeId, notes: text, lines };
  const given = await call(orders.createPurchaseOrder, order);
  await call(orders.cancelPurchaseOrder, { purchaseOrderId: given.id, version: given.version, reason: text });
  const { id: purchaseOrderId, version } = await call(orders.createPurchaseOrder, order);
  const approved = await call(orders.approvePurchaseOrder, { purchaseOrderId, version });
  const sent = await call(orders.sendPurchaseOrder, { purchaseOrderId, version: approved.version });
  const lot = { lotNumber: text.slice(0, 60), expiresOn: '2099-12-31', damagedPacks: 1, damage: text };
  await call(receiveGoods, {
    purchaseOrderId,
    version: sent.version,
    deliveryNote: text.slice(0, 100),
    notes: text,
    lines: [{ lineNumber: 1, packs: 2, freePacks: 1, ...lot }],
  });
  await call(recordSupplierInvoice, {
    purchaseOrderId,
    invoiceNumber: name.slice(0, 100),
    invoicedOn: '2020-01-01',
    totalMinor: 5000,
    notes: text,
    lines: [{ lineNumber: 1, packs: 3, packMinor: 1100 }],
  });
  return { supplier: supplierId, purchaseOrder: purchaseOrderId };
}

/** A rejected requisition, and one that waits. */
export async function anAnsweredRequisition(
  call: MakeCall,
  { stockItemId, placeId, text }: Written & { stockItemId: string },
) {
  const wish = { placeId, notes: text, lines: [{ stockItemId, quantity: 2 }] };
  const { id, version } = await call(requisitions.createRequisition, wish);
  await call(requisitions.rejectRequisition, { requisitionId: id, version, note: text });
  const waiting = await call(requisitions.createRequisition, wish);
  return { requisition: waiting.id };
}

/** A rejected count of a place, and one that waits for approval. */
export async function aCount(
  call: MakeCall,
  { lotIds, placeId, text, category }: Written & { lotIds: readonly string[]; category: string | null },
) {
  async function handedIn() {
    const { id: stockCountId, version } = await call(counts.startStockCount, { placeId, category });
    for (const lotId of lotIds) await call(counts.addCountedLot, { stockCountId, lotId });
    await call(counts.countLots, { stockCountId, lines: lotIds.map((lotId) => ({ lotId, quantity: 1 })) });
    return call(counts.submitStockCount, { stockCountId, version });
  }
  const first = await handedIn();
  await call(counts.rejectStockCount, { stockCountId: first.id, version: first.version, note: text });
  const second = await handedIn();
  return { stockCount: second.id };
}

/** A recall of a lot. */
export async function aRecall(call: MakeCall, { lotId, text }: { lotId: string; text: string }) {
  const { id } = await call(recallLot, { lotId, reason: text, reference: text.slice(0, 200) });
  return { stockRecall: id };
}
