import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText } from '#kernel/text.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import { movedQuantity, movementReason } from '../movements/stock-movement.contract.ts';
import { witnessFields } from '../witness/witness.contract.ts';
import { issue } from '../movements/stock-movement.issues.ts';

export const requisitionStatuses = [
  'requested',
  'approved',
  'issued',
  'received',
  'rejected',
  'cancelled',
] as const;

/** The maximum number of items of one requisition. */
export const maxRequisitionLines = 50;

const named = z.strictObject({ id: z.uuid(), name: z.string() });

export const requisition = z.strictObject({
  id: z.uuid(),
  requisitionNumber: z.string(),
  /** Where it is needed. */
  place: named,
  status: z.enum(requisitionStatuses),
  notes: z.string().nullable(),
  requestedBy: z.uuid(),
  requestedByName: z.string(),
  requestedAt: z.string(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: z.string().nullable(),
  transferId: z.uuid().nullable(),
  version: z.number().int(),
});

export type Requisition = z.output<typeof requisition>;

const requisitionLine = z.strictObject({
  item: z.strictObject({ id: z.uuid(), name: z.string(), baseUnit: z.string() }),
  /** Base units. */
  askedQuantity: z.number().int(),
  approvedQuantity: z.number().int().nullable(),
  issuedQuantity: z.number().int().nullable(),
});

export const requisitionSheet = requisition.extend({ lines: z.array(requisitionLine) });

export type RequisitionSheet = z.output<typeof requisitionSheet>;

/** Who asks for stock, and who gives it. */
const askers = ['inventory.request', 'inventory.write'] as const;
const readers = ['inventory.request', 'inventory.read'] as const;
const deciders = ['inventory.write', 'inventory.approve'] as const;

export const listRequisitions = defineCall('requisitions.list', {
  address: 'GET /requisitions',
  access: readers,
  summary: 'List what wards, theatres and the pharmacy ask of the store, newest first',
  input: z.strictObject({ status: z.enum(requisitionStatuses).optional(), ...pageRequest }),
  output: pageOf(requisition),
});

export const getRequisition = defineCall('requisitions.get', {
  address: 'GET /requisitions/{requisitionId}',
  access: readers,
  summary: 'Read a requisition with its items',
  input: z.strictObject({ requisitionId: z.uuid() }),
  output: requisitionSheet,
});

export const findRequestableItems = defineCall('requisitions.items', {
  address: 'GET /requestable-items',
  access: askers,
  summary: 'Find items in use by words, for a requisition; at most 20, without prices',
  input: z.strictObject({ search: freeText(200) }),
  output: z.strictObject({
    rows: z.array(z.strictObject({ id: z.uuid(), name: z.string(), baseUnit: z.string() })),
  }),
});

export const createRequisition = defineCall('requisitions.create', {
  address: 'POST /requisitions',
  access: askers,
  summary: 'Ask the store for stock',
  input: z.strictObject({
    placeId: z.uuid(issue('placeMissing')),
    notes: optionalText(500),
    lines: z
      .array(z.strictObject({ stockItemId: z.uuid(issue('itemMissing')), quantity: movedQuantity }))
      .min(1, issue('nothingToSend'))
      .max(maxRequisitionLines),
  }),
  output: requisitionSheet,
  errors: ['ITEM_INACTIVE', 'PLACE_INACTIVE'],
  example: {
    input: {
      placeId: '01980000-0000-7000-8000-000000000072',
      lines: [{ stockItemId: '01980000-0000-7000-8000-000000000061', quantity: 50 }],
    },
  },
});

const seen = { requisitionId: z.uuid(), version: seenVersion };
const quantities = z
  .array(z.strictObject({ stockItemId: z.uuid(), quantity: z.number().int().min(0).max(maxQuantity) }))
  .min(1)
  .max(maxRequisitionLines);

export const approveRequisition = defineCall('requisitions.approve', {
  address: 'POST /requisitions/{requisitionId}/approval',
  access: deciders,
  summary: 'Approve what somebody else asks for, or less of it',
  input: z.strictObject({ ...seen, note: optionalText(500), lines: quantities }),
  output: requisitionSheet,
  errors: ['STALE', 'WRONG_STATE', 'SECOND_PERSON_REQUIRED'],
});

export const rejectRequisition = defineCall('requisitions.reject', {
  address: 'POST /requisitions/{requisitionId}/rejection',
  access: deciders,
  summary: 'Reject a requisition, saying why',
  input: z.strictObject({ ...seen, note: movementReason }),
  output: requisitionSheet,
  errors: ['STALE', 'WRONG_STATE'],
});

export const issueRequisition = defineCall('requisitions.issue', {
  address: 'POST /requisitions/{requisitionId}/issue',
  access: 'inventory.write',
  summary: 'Send what was approved, or less of it, from a place; it is on the way until it is received',
  input: z.strictObject({
    ...seen,
    fromPlaceId: z.uuid(issue('placeMissing')),
    lines: quantities,
    ...witnessFields,
  }),
  secretFields: ['witnessPassword'],
  output: requisitionSheet,
  errors: [
    'STALE',
    'WRONG_STATE',
    'STOCK_SHORT',
    'PLACE_INACTIVE',
    'CONTROLLED_NEEDS_WITNESS',
    'INVALID_CREDENTIALS',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const receiveRequisition = defineCall('requisitions.receive', {
  address: 'POST /requisitions/{requisitionId}/receipt',
  access: askers,
  summary: 'Say that all that was issued has arrived; what differs is told on the transfer',
  input: z.strictObject(seen),
  output: requisitionSheet,
  errors: ['STALE', 'WRONG_STATE', 'LOT_EXPIRED', 'PLACE_INACTIVE'],
});

export const cancelRequisition = defineCall('requisitions.cancel', {
  address: 'POST /requisitions/{requisitionId}/cancellation',
  access: askers,
  summary: 'Take a requisition back before anything is issued',
  input: z.strictObject(seen),
  output: requisitionSheet,
  errors: ['STALE', 'WRONG_STATE'],
});
