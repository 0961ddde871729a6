import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { maxUnitMinor, stockItem } from '../items/item.contract.ts';
import { maxQuantity, movementKinds } from '../ledger/movement-kinds.ts';
import { placeKinds } from '../places/place.contract.ts';
import { witnessFields } from '../witness/witness.contract.ts';
import { issue } from './stock-movement.issues.ts';

/** How long after the fact a movement may be written down, in days. */
export const maxBackDatedDays = 90;

const placeOfStock = z.strictObject({ id: z.uuid(), name: z.string(), kind: z.enum(placeKinds) });

/** A lot of an item in one place. */
export const stockLot = z.strictObject({
  lotId: z.uuid(),
  place: placeOfStock,
  /** Empty where lots are not tracked. */
  lotNumber: z.string(),
  /** The last day of use; null for what does not expire. */
  expiresOn: z.string().nullable(),
  quantity: z.number().int(),
  isExpired: z.boolean(),
  /** In quarantine, marked as expired, or recalled: nothing of it is given out. */
  isSetAside: z.boolean(),
  isRecalled: z.boolean(),
  /** What so many base units cost, in minor units. */
  costMinor: z.number().int(),
  costQuantity: z.number().int(),
  valueMinor: z.number().int(),
});

export type StockLot = z.output<typeof stockLot>;

export const stockMovement = z.strictObject({
  id: z.uuid(),
  kind: z.enum(movementKinds),
  lotNumber: z.string(),
  expiresOn: z.string().nullable(),
  place: placeOfStock,
  /** Where a transfer came from or went to. */
  otherPlace: placeOfStock.nullable(),
  /** Base units; negative where they left the place. */
  quantity: z.number().int(),
  /** Of the lot in the place, once this was recorded. */
  leftQuantity: z.number().int(),
  happenedAt: z.string(),
  recordedAt: z.string(),
  recordedByName: z.string(),
  reason: z.string().nullable(),
});

export type StockMovement = z.output<typeof stockMovement>;

export const listStockLots = defineCall('stockLots.list', {
  address: 'GET /stock-items/{stockItemId}/lots',
  access: 'inventory.read',
  summary: 'List what of an item lies where, the first to expire first; at most 200 lots in places',
  input: z.strictObject({ stockItemId: z.uuid() }),
  output: z.strictObject({ rows: z.array(stockLot) }),
});

export const listStockMovements = defineCall('stockMovements.list', {
  address: 'GET /stock-items/{stockItemId}/movements',
  access: 'inventory.read',
  summary: 'List the movements of an item, newest first',
  input: z.strictObject({ stockItemId: z.uuid(), ...pageRequest }),
  output: pageOf(stockMovement),
});

export const movedQuantity = z
  .number(issue('quantityMissing'))
  .int()
  .min(1, issue('quantityNotPositive'))
  .max(maxQuantity, issue('quantityTooHigh'));

export const movementReason = requiredText(500, issue('reasonMissing'));

const happenedAt = instantText().optional();

/** What a movement leaves behind: the item as it is now. */
const moved = z.strictObject({ item: stockItem });

export const receiptFields = {
  placeId: z.uuid(issue('placeMissing')),
  lotNumber: freeText(60).default(''),
  expiresOn: dateText()
    .nullish()
    .transform((day) => day ?? null),
  unit: z.enum(['base', 'pack']),
  quantity: movedQuantity,
  /** Of one unit as it was received: of a pack, or of a base unit. */
  costMinor: z.number(issue('quantityMissing')).int().min(0).max(maxUnitMinor),
  /** The supplier's invoice, for example. */
  reason: optionalText(500),
};

/** A receipt of one item as a person writes it. */
export const receiptInput = z.strictObject(receiptFields);

export const receiveStock = defineCall('stockMovements.receive', {
  address: 'POST /stock-items/{stockItemId}/receipts',
  access: 'inventory.write',
  summary: 'Receive stock of a lot, in packs or base units',
  input: z.strictObject({ stockItemId: z.uuid(), ...receiptFields, happenedAt }),
  output: moved,
  errors: ['ITEM_INACTIVE', 'PLACE_INACTIVE', 'LOT_EXPIRED'],
  example: {
    input: {
      stockItemId: '01980000-0000-7000-8000-000000000061',
      placeId: '01980000-0000-7000-8000-000000000071',
      lotNumber: 'GL-2502',
      expiresOn: '2099-12-31',
      unit: 'base',
      quantity: 50,
      costMinor: 900,
    },
  },
});

export const issueStock = defineCall('stockMovements.issue', {
  address: 'POST /stock-items/{stockItemId}/issues',
  access: 'inventory.write',
  summary: 'Issue stock for use, what expires first unless a lot is named',
  input: z.strictObject({
    stockItemId: z.uuid(),
    placeId: z.uuid(issue('placeMissing')),
    lotId: z.uuid().optional(),
    quantity: movedQuantity,
    /** For whom or what. */
    reason: movementReason,
    happenedAt,
    ...witnessFields,
  }),
  secretFields: ['witnessPassword'],
  output: moved,
  errors: [
    'STOCK_SHORT',
    'STOCK_SHORT_THEN',
    'LOT_EXPIRED',
    'LOT_SET_ASIDE',
    'CONTROLLED_NEEDS_WITNESS',
    'INVALID_CREDENTIALS',
    'TOO_MANY_ATTEMPTS',
  ],
  example: {
    input: {
      stockItemId: '01980000-0000-7000-8000-000000000061',
      placeId: '01980000-0000-7000-8000-000000000071',
      quantity: 2,
      reason: 'Ward 3',
    },
  },
});

const ofLot = { stockItemId: z.uuid(), lotId: z.uuid(), quantity: movedQuantity, reason: movementReason };

export const quarantineStock = defineCall('stockMovements.quarantine', {
  address: 'POST /stock-items/{stockItemId}/quarantine',
  access: 'inventory.write',
  summary: 'Put stock of a lot into quarantine, expired or doubtful as it may be',
  input: z.strictObject({ ...ofLot, placeId: z.uuid() }),
  output: moved,
  errors: ['STOCK_SHORT'],
});

export const releaseStock = defineCall('stockMovements.release', {
  address: 'POST /stock-items/{stockItemId}/release',
  access: 'inventory.approve',
  summary: 'Take stock of a lot out of quarantine into a place; expired stock stays there',
  input: z.strictObject({ ...ofLot, toPlaceId: z.uuid(issue('placeMissing')), ...witnessFields }),
  secretFields: ['witnessPassword'],
  output: moved,
  errors: [
    'STOCK_SHORT',
    'LOT_EXPIRED',
    'PLACE_INACTIVE',
    'CONTROLLED_NEEDS_WITNESS',
    'INVALID_CREDENTIALS',
    'TOO_MANY_ATTEMPTS',
  ],
});
