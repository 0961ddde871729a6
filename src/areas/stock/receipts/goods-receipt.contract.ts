import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { maxPacks } from '../orders/purchase-order.contract.ts';
import { issue } from '../orders/purchase-order.issues.ts';
import { purchaseOrderSheet } from '../orders/order-sheet.contract.ts';

/** The maximum number of lots of one delivery. */
export const maxReceiptLines = 100;

const somePacks = z.number().int().min(0).max(maxPacks, issue('packsTooMany')).default(0);

export const receivedLot = z.strictObject({
  lineNumber: z.number().int().min(1),
  lotNumber: freeText(60).default(''),
  expiresOn: dateText()
    .nullish()
    .transform((day) => day ?? null),
  /** Good and paid for. */
  packs: somePacks,
  /** On top, without a price. */
  freePacks: somePacks,
  /** They go to quarantine, and are not paid for. */
  damagedPacks: somePacks,
  damage: optionalText(500),
});

export const receiveGoods = defineCall('goodsReceipts.create', {
  address: 'POST /purchase-orders/{purchaseOrderId}/receipts',
  access: 'inventory.write',
  summary: 'Receive goods on a sent purchase order by lot: what is good, what is free, what is damaged',
  input: z.strictObject({
    purchaseOrderId: z.uuid(),
    version: seenVersion,
    deliveryNote: optionalText(100),
    notes: optionalText(500),
    lines: z.array(receivedLot).min(1, issue('nothingArrived')).max(maxReceiptLines),
  }),
  output: purchaseOrderSheet,
  errors: ['STALE', 'WRONG_STATE', 'LOT_EXPIRED', 'ITEM_INACTIVE', 'PLACE_INACTIVE'],
});
