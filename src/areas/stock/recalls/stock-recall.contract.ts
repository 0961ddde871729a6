import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { movementReason } from '../movements/stock-movement.contract.ts';

export const recallStatuses = ['open', 'closed', 'lifted'] as const;

export const stockRecall = z.strictObject({
  id: z.uuid(),
  recallNumber: z.string(),
  item: z.strictObject({ id: z.uuid(), name: z.string(), baseUnit: z.string() }),
  lotNumber: z.string(),
  reason: z.string(),
  /** The notice of the maker or of the authority. */
  reference: z.string().nullable(),
  status: z.enum(recallStatuses),
  recalledByName: z.string(),
  recalledAt: z.string(),
  endedByName: z.string().nullable(),
  endedAt: z.string().nullable(),
  endNote: z.string().nullable(),
  version: z.number().int(),
});

export type StockRecall = z.output<typeof stockRecall>;

const foundStock = z.strictObject({
  place: z.strictObject({ id: z.uuid(), name: z.string() }),
  quantity: z.number().int(),
});

/** A recall with where the lot lay, and where it lies now. */
export const stockRecallSheet = stockRecall.extend({
  found: z.array(foundStock),
  now: z.array(foundStock),
});

export type StockRecallSheet = z.output<typeof stockRecallSheet>;

/** Somebody to whom the lot was given. */
export const recalledPatient = z.strictObject({
  patient: namedPatient.extend({
    phone: z.string().nullable(),
  }),
  /** The movement by which the lot was given last. */
  lastMovementId: z.uuid(),
  /** Base units given, less what came back. */
  quantity: withheld(z.number().int()),
  lastGivenAt: withheld(z.string()),
  /** What was written down with it. */
  reason: withheld(z.string()),
});

export type RecalledPatient = z.output<typeof recalledPatient>;

export const listStockRecalls = defineCall('stockRecalls.list', {
  address: 'GET /stock-recalls',
  access: 'inventory.read',
  summary: 'List recalls of lots, newest first',
  input: z.strictObject({ status: z.enum(recallStatuses).optional(), ...pageRequest }),
  output: pageOf(stockRecall),
});

export const getStockRecall = defineCall('stockRecalls.get', {
  address: 'GET /stock-recalls/{stockRecallId}',
  access: 'inventory.read',
  summary: 'Read a recall with where the lot lay and where it lies now',
  input: z.strictObject({ stockRecallId: z.uuid() }),
  output: stockRecallSheet,
});

export const listRecalledPatients = defineCall('stockRecalls.patients', {
  address: 'GET /stock-recalls/{stockRecallId}/patients',
  access: 'emr.read',
  summary: 'List the patients to whom a recalled lot was given, at most 1,000',
  input: z.strictObject({ stockRecallId: z.uuid() }),
  output: z.strictObject({ rows: z.array(recalledPatient) }),
});

export const recallLot = defineCall('stockRecalls.create', {
  address: 'POST /stock-lots/{lotId}/recall',
  access: 'inventory.write',
  summary:
    'Recall all lots of an item with the number of this one: they go to quarantine and are blocked everywhere',
  input: z.strictObject({ lotId: z.uuid(), reason: movementReason, reference: optionalText(200) }),
  output: stockRecallSheet,
  errors: ['LOT_RECALLED'],
});

const ending = {
  stockRecallId: z.uuid(),
  version: seenVersion,
  note: movementReason,
};

export const closeStockRecall = defineCall('stockRecalls.close', {
  address: 'POST /stock-recalls/{stockRecallId}/closing',
  access: 'inventory.write',
  summary: 'Close a recall once nothing of the lot is left; the lot stays blocked',
  input: z.strictObject(ending),
  output: stockRecallSheet,
  errors: ['STALE', 'WRONG_STATE', 'RECALLED_STOCK_LEFT'],
});

export const liftStockRecall = defineCall('stockRecalls.lift', {
  address: 'POST /stock-recalls/{stockRecallId}/lifting',
  access: 'inventory.approve',
  summary: 'Lift a recall that was a false alarm; what lies in quarantine is released apart',
  input: z.strictObject(ending),
  output: stockRecallSheet,
  errors: ['STALE', 'WRONG_STATE'],
});
