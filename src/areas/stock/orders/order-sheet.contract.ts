import { z } from 'zod';
import { exampleItem } from '../items/item.contract.ts';
import { exampleSupplier } from '../suppliers/supplier.contract.ts';

export const orderStatuses = [
  'draft',
  'approved',
  'sent',
  'partly-received',
  'received',
  'cancelled',
] as const;

const named = z.strictObject({ id: z.uuid(), name: z.string() });

/** An order as a list shows it. */
export const purchaseOrder = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  supplier: named,
  place: named,
  status: z.enum(orderStatuses),
  totalMinor: z.number().int(),
  expectedOn: z.string().nullable(),
  createdByName: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
});

export type PurchaseOrder = z.output<typeof purchaseOrder>;

/** What was ordered of an item, what came of it, and what was billed for it; in packs. */
export const orderLine = z.strictObject({
  lineNumber: z.number().int(),
  item: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    baseUnit: z.string(),
    packName: z.string().nullable(),
    tracksLots: z.boolean(),
  }),
  packs: z.number().int(),
  /** Base units in a pack. */
  packSize: z.number().int(),
  packMinor: z.number().int(),
  lineMinor: z.number().int(),
  /** Good and paid for. */
  receivedPacks: z.number().int(),
  freePacks: z.number().int(),
  damagedPacks: z.number().int(),
  /** Ordered and not received. */
  missingPacks: z.number().int(),
  invoicedPacks: z.number().int(),
  invoicedMinor: z.number().int(),
  /** Billed beyond what was received, in packs; negative where less was billed. */
  differencePacks: z.number().int(),
  /** Billed beyond the price that was agreed on. */
  priceDifferenceMinor: z.number().int(),
  /** Billed beyond what was received at the price that was agreed on. */
  differenceMinor: z.number().int(),
});

export type OrderLine = z.output<typeof orderLine>;

export const receivedLine = z.strictObject({
  lineNumber: z.number().int(),
  lotNumber: z.string(),
  expiresOn: z.string().nullable(),
  packs: z.number().int(),
  freePacks: z.number().int(),
  damagedPacks: z.number().int(),
  damage: z.string().nullable(),
});

const goodsReceipt = z.strictObject({
  id: z.uuid(),
  receiptNumber: z.string(),
  deliveryNote: z.string().nullable(),
  notes: z.string().nullable(),
  receivedByName: z.string(),
  receivedAt: z.string(),
  lots: z.array(receivedLine),
});

export type GoodsReceipt = z.output<typeof goodsReceipt>;

const invoicedLine = z.strictObject({
  lineNumber: z.number().int(),
  packs: z.number().int(),
  packMinor: z.number().int(),
});

const supplierInvoice = z.strictObject({
  id: z.uuid(),
  invoiceNumber: z.string(),
  invoicedOn: z.string(),
  totalMinor: z.number().int(),
  /** The total beyond its lines: tax, carriage or a discount. */
  extraMinor: z.number().int(),
  notes: z.string().nullable(),
  recordedByName: z.string(),
  recordedAt: z.string(),
  billed: z.array(invoicedLine),
});

export type SupplierInvoice = z.output<typeof supplierInvoice>;

/** An order with all that belongs to it. */
export const purchaseOrderSheet = purchaseOrder.extend({
  notes: z.string().nullable(),
  createdBy: z.uuid(),
  changedBy: z.uuid(),
  /** True where somebody else has to approve it, or has. */
  needsSecondPerson: z.boolean(),
  approvedByName: z.string().nullable(),
  approvedAt: z.string().nullable(),
  sentByName: z.string().nullable(),
  sentAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  cancelledByName: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  lines: z.array(orderLine),
  receipts: z.array(goodsReceipt),
  invoices: z.array(supplierInvoice),
});

export type PurchaseOrderSheet = z.output<typeof purchaseOrderSheet>;

/** An order as the examples of calls show it. */
export const exampleSheet: PurchaseOrderSheet = {
  id: '01980000-0000-7000-8000-000000000092',
  orderNumber: 'PO-000001',
  supplier: { id: exampleSupplier.id, name: exampleSupplier.name },
  place: { id: '01980000-0000-7000-8000-000000000071', name: 'Main Store' },
  status: 'draft',
  totalMinor: 900_000,
  expectedOn: null,
  createdByName: 'Bashir Uddin',
  createdAt: '2026-01-05T09:00:00.000Z',
  version: 1,
  notes: null,
  createdBy: '01980000-0000-7000-8000-000000000011',
  changedBy: '01980000-0000-7000-8000-000000000011',
  needsSecondPerson: false,
  approvedByName: null,
  approvedAt: null,
  sentByName: null,
  sentAt: null,
  closedAt: null,
  cancelledByName: null,
  cancelledAt: null,
  cancelReason: null,
  lines: [
    {
      lineNumber: 1,
      item: {
        id: exampleItem.id,
        name: exampleItem.name,
        baseUnit: 'pair',
        packName: 'box',
        tracksLots: true,
      },
      packs: 20,
      packSize: 50,
      packMinor: 45_000,
      lineMinor: 900_000,
      receivedPacks: 0,
      freePacks: 0,
      damagedPacks: 0,
      missingPacks: 20,
      invoicedPacks: 0,
      invoicedMinor: 0,
      differencePacks: 0,
      priceDifferenceMinor: 0,
      differenceMinor: 0,
    },
  ],
  receipts: [],
  invoices: [],
};
