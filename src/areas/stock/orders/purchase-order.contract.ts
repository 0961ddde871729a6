import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { movementReason } from '../movements/stock-movement.contract.ts';
import { issue } from './purchase-order.issues.ts';
import { purchaseOrder, purchaseOrderSheet, orderStatuses } from './order-sheet.contract.ts';

export type { PurchaseOrder, PurchaseOrderSheet } from './order-sheet.contract.ts';

/** The maximum number of items of one order. */
export const maxOrderLines = 50;
/** The maximum number of packs of a line, and price of a pack in minor units: a total stays far below 2^53. */
export const maxPacks = 100_000;
export const maxPackMinor = 1_000_000_000;

export const orderedPacks = z
  .number(issue('packsMissing'))
  .int()
  .min(1, issue('packsNotPositive'))
  .max(maxPacks, issue('packsTooMany'));

export const packPrice = z.number(issue('priceMissing')).int().min(0).max(maxPackMinor);

export const orderFields = {
  supplierId: z.uuid(issue('supplierMissing')),
  /** Where it is delivered. */
  placeId: z.uuid(issue('placeMissing')),
  expectedOn: dateText()
    .nullish()
    .transform((day) => day ?? null),
  notes: optionalText(500),
  lines: z
    .array(
      z.strictObject({
        stockItemId: z.uuid(issue('itemMissing')),
        packs: orderedPacks,
        packMinor: packPrice,
      }),
    )
    .min(1, issue('nothingOrdered'))
    .max(maxOrderLines),
};

export const listPurchaseOrders = defineCall('purchaseOrders.list', {
  address: 'GET /purchase-orders',
  access: 'inventory.read',
  summary: 'List purchase orders, newest first',
  input: z.strictObject({
    status: z.enum(orderStatuses).optional(),
    supplierId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(purchaseOrder),
});

export const getPurchaseOrder = defineCall('purchaseOrders.get', {
  address: 'GET /purchase-orders/{purchaseOrderId}',
  access: 'inventory.read',
  summary: 'Read a purchase order with what arrived and what was billed, compared with what was ordered',
  input: z.strictObject({ purchaseOrderId: z.uuid() }),
  output: purchaseOrderSheet,
});

export const createPurchaseOrder = defineCall('purchaseOrders.create', {
  address: 'POST /purchase-orders',
  access: 'inventory.write',
  summary: 'Write a purchase order; it is a draft until it is approved',
  input: z.strictObject(orderFields),
  output: purchaseOrderSheet,
  errors: ['SUPPLIER_INACTIVE', 'ITEM_INACTIVE', 'PLACE_INACTIVE'],
  example: {
    input: {
      supplierId: '01980000-0000-7000-8000-000000000091',
      placeId: '01980000-0000-7000-8000-000000000071',
      lines: [{ stockItemId: '01980000-0000-7000-8000-000000000061', packs: 20, packMinor: 45000 }],
    },
  },
});

const seen = { purchaseOrderId: z.uuid(), version: seenVersion };

export const updatePurchaseOrder = defineCall('purchaseOrders.update', {
  address: 'PUT /purchase-orders/{purchaseOrderId}',
  access: 'inventory.write',
  summary: 'Write the draft of a purchase order anew',
  input: z.strictObject({ ...seen, ...orderFields }),
  output: purchaseOrderSheet,
  errors: ['STALE', 'WRONG_STATE', 'SUPPLIER_INACTIVE', 'ITEM_INACTIVE', 'PLACE_INACTIVE'],
});

export const approvePurchaseOrder = defineCall('purchaseOrders.approve', {
  address: 'POST /purchase-orders/{purchaseOrderId}/approval',
  access: ['inventory.write', 'inventory.approve'],
  summary:
    'Approve a purchase order; above the amount of the hospital only somebody else with inventory.approve can',
  input: z.strictObject(seen),
  output: purchaseOrderSheet,
  errors: ['STALE', 'WRONG_STATE', 'SECOND_PERSON_REQUIRED'],
});

export const sendPurchaseOrder = defineCall('purchaseOrders.send', {
  address: 'POST /purchase-orders/{purchaseOrderId}/dispatch',
  access: 'inventory.write',
  summary: 'Say that an approved purchase order was sent to the supplier',
  input: z.strictObject(seen),
  output: purchaseOrderSheet,
  errors: ['STALE', 'WRONG_STATE'],
});

export const closePurchaseOrder = defineCall('purchaseOrders.close', {
  address: 'POST /purchase-orders/{purchaseOrderId}/closing',
  access: 'inventory.write',
  summary: 'Close a partly received purchase order: what is missing does not come any more',
  input: z.strictObject(seen),
  output: purchaseOrderSheet,
  errors: ['STALE', 'WRONG_STATE'],
});

export const cancelPurchaseOrder = defineCall('purchaseOrders.cancel', {
  address: 'POST /purchase-orders/{purchaseOrderId}/cancellation',
  access: 'inventory.write',
  summary: 'Cancel a purchase order of which nothing has arrived, saying why',
  input: z.strictObject({ ...seen, reason: movementReason }),
  output: purchaseOrderSheet,
  errors: ['STALE', 'WRONG_STATE'],
});

export const recordOrderPrint = defineCall('purchaseOrders.recordPrint', {
  address: 'POST /purchase-orders/{purchaseOrderId}/prints',
  access: 'inventory.read',
  summary: 'Record that a purchase order was printed or downloaded',
  input: z.strictObject({ purchaseOrderId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
