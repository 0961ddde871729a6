import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import { movementReason } from '../movements/stock-movement.contract.ts';
import { issue } from '../movements/stock-movement.issues.ts';

export const requestKinds = ['adjustment', 'disposal', 'supplier-return'] as const;
export const requestStatuses = ['pending', 'approved', 'rejected'] as const;

/** A change of stock that a second person decides on, because it is above what the hospital allows to one. */
export const stockRequest = z.strictObject({
  id: z.uuid(),
  item: z.strictObject({ id: z.uuid(), name: z.string(), baseUnit: z.string() }),
  lotId: z.uuid(),
  lotNumber: z.string(),
  expiresOn: z.string().nullable(),
  placeName: z.string(),
  kind: z.enum(requestKinds),
  /** Base units; negative where they leave. */
  quantity: z.number().int(),
  valueMinor: z.number().int(),
  reason: z.string(),
  status: z.enum(requestStatuses),
  requestedBy: z.uuid(),
  requestedByName: z.string(),
  requestedAt: z.string(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: z.string().nullable(),
  version: z.number().int(),
});

export type StockRequest = z.output<typeof stockRequest>;

export const changedQuantity = z
  .number(issue('quantityMissing'))
  .int()
  .min(-maxQuantity, issue('quantityTooHigh'))
  .max(maxQuantity, issue('quantityTooHigh'))
  .refine((value) => value !== 0, issue('quantityZero'));

export const changeStock = defineCall('stockRequests.create', {
  address: 'POST /stock-items/{stockItemId}/changes',
  access: 'inventory.write',
  summary:
    'Adjust stock of a lot, dispose of it or give it back to the supplier; above what the hospital allows to one person it waits for another',
  input: z.strictObject({
    stockItemId: z.uuid(),
    lotId: z.uuid(),
    placeId: z.uuid(),
    kind: z.enum(requestKinds),
    /** Base units; only an adjustment may add. */
    quantity: changedQuantity,
    reason: movementReason,
  }),
  output: z.strictObject({
    /** False while it waits for a second person. */
    isDone: z.boolean(),
    request: stockRequest.nullable(),
  }),
  errors: ['STOCK_SHORT'],
});

const decision = { stockRequestId: z.uuid(), version: seenVersion };

export const approveStockRequest = defineCall('stockRequests.approve', {
  address: 'POST /stock-requests/{stockRequestId}/approval',
  access: 'inventory.approve',
  summary: 'Approve a change of stock that somebody else has asked for: it happens now',
  input: z.strictObject({ ...decision, note: optionalText(500) }),
  output: stockRequest,
  errors: ['SECOND_PERSON_REQUIRED', 'WRONG_STATE', 'STALE', 'STOCK_SHORT'],
});

export const rejectStockRequest = defineCall('stockRequests.reject', {
  address: 'POST /stock-requests/{stockRequestId}/rejection',
  access: 'inventory.approve',
  summary: 'Reject a change of stock, saying why',
  input: z.strictObject({ ...decision, note: movementReason }),
  output: stockRequest,
  errors: ['WRONG_STATE', 'STALE'],
});

export const listStockRequests = defineCall('stockRequests.list', {
  address: 'GET /stock-requests',
  access: 'inventory.read',
  summary: 'List changes of stock that need or needed a second person, newest first',
  input: z.strictObject({ status: z.enum(requestStatuses).optional(), ...pageRequest }),
  output: pageOf(stockRequest),
});
