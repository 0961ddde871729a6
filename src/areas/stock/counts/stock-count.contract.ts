import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import { movementReason } from '../movements/stock-movement.contract.ts';
import { issue } from '../movements/stock-movement.issues.ts';

export const countStatuses = ['open', 'submitted', 'approved', 'rejected', 'cancelled'] as const;

/** The maximum number of lots of one count; a larger place is counted by category. */
export const maxCountedLots = 1000;

export const stockCount = z.strictObject({
  id: z.uuid(),
  countNumber: z.string(),
  place: z.strictObject({ id: z.uuid(), name: z.string() }),
  /** Items of this category alone; null for all that lies in the place. */
  category: z.string().nullable(),
  status: z.enum(countStatuses),
  startedByName: z.string(),
  startedAt: z.string(),
  submittedByName: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: z.string().nullable(),
  version: z.number().int(),
});

export type StockCount = z.output<typeof stockCount>;

/** A count with its sums. */
export const stockCountSheet = stockCount.extend({
  /** Everybody who started, counted or handed in: none of them approves it. */
  counterIds: z.array(z.uuid()),
  lots: z.number().int(),
  counted: z.number().int(),
  /** Lots whose count differs from the books. */
  differing: z.number().int(),
  /** What is there beyond the books, and what is missing, by what the lots cost. */
  surplusMinor: z.number().int(),
  shortageMinor: z.number().int(),
});

export type StockCountSheet = z.output<typeof stockCountSheet>;

export const countedLot = z.strictObject({
  lotId: z.uuid(),
  item: z.strictObject({ id: z.uuid(), name: z.string(), baseUnit: z.string() }),
  lotNumber: z.string(),
  expiresOn: z.string().nullable(),
  /** What the books said at the moment of counting; nobody is told before they have counted. */
  expectedQuantity: z.number().int().nullable(),
  countedQuantity: z.number().int().nullable(),
  difference: z.number().int().nullable(),
  differenceMinor: z.number().int().nullable(),
  countedByName: z.string().nullable(),
  countedAt: z.string().nullable(),
});

export type CountedLot = z.output<typeof countedLot>;

export const countShows = ['all', 'uncounted', 'differing'] as const;

export const listStockCounts = defineCall('stockCounts.list', {
  address: 'GET /stock-takes',
  access: 'inventory.read',
  summary: 'List stock counts, newest first',
  input: z.strictObject({ status: z.enum(countStatuses).optional(), ...pageRequest }),
  output: pageOf(stockCount),
});

export const getStockCount = defineCall('stockCounts.get', {
  address: 'GET /stock-takes/{stockCountId}',
  access: 'inventory.read',
  summary: 'Read a stock count with its sums',
  input: z.strictObject({ stockCountId: z.uuid() }),
  output: stockCountSheet,
});

export const listCountedLots = defineCall('stockCounts.lots', {
  address: 'GET /stock-takes/{stockCountId}/lots',
  access: 'inventory.read',
  summary: 'List the lots of a stock count by item and expiry',
  input: z.strictObject({ stockCountId: z.uuid(), show: z.enum(countShows).default('all'), ...pageRequest }),
  output: pageOf(countedLot),
});

export const startStockCount = defineCall('stockCounts.start', {
  address: 'POST /stock-takes',
  access: 'inventory.write',
  summary: 'Start to count a place: a sheet of all lots in it; work goes on meanwhile',
  input: z.strictObject({ placeId: z.uuid(issue('placeMissing')), category: optionalText(100) }),
  output: stockCountSheet,
  errors: ['COUNT_RUNNING', 'COUNT_TOO_LARGE'],
});

export const addCountedLot = defineCall('stockCounts.addLot', {
  address: 'POST /stock-takes/{stockCountId}/lots',
  access: 'inventory.write',
  summary: 'Add a lot that was found in the place and is not on the sheet',
  input: z.strictObject({ stockCountId: z.uuid(), lotId: z.uuid(issue('lotToChoose')) }),
  output: stockCountSheet,
  errors: ['WRONG_STATE', 'COUNT_TOO_LARGE', 'LOT_ON_SHEET'],
});

export const countLots = defineCall('stockCounts.count', {
  address: 'POST /stock-takes/{stockCountId}/quantities',
  access: 'inventory.write',
  summary: 'Write down what was counted; each is compared with the books of this moment',
  input: z.strictObject({
    stockCountId: z.uuid(),
    lines: z
      .array(z.strictObject({ lotId: z.uuid(), quantity: z.number().int().min(0).max(maxQuantity) }))
      .min(1, issue('nothingCounted'))
      .max(200),
  }),
  output: stockCountSheet,
  errors: ['WRONG_STATE'],
});

const seen = { stockCountId: z.uuid(), version: seenVersion };

export const submitStockCount = defineCall('stockCounts.submit', {
  address: 'POST /stock-takes/{stockCountId}/submission',
  access: 'inventory.write',
  summary: 'Hand a stock count in for approval; what was not counted stays as it is',
  input: z.strictObject(seen),
  output: stockCountSheet,
  errors: ['STALE', 'WRONG_STATE', 'NOTHING_COUNTED'],
});

export const cancelStockCount = defineCall('stockCounts.cancel', {
  address: 'POST /stock-takes/{stockCountId}/cancellation',
  access: 'inventory.write',
  summary: 'Give a stock count up before it is handed in',
  input: z.strictObject(seen),
  output: stockCountSheet,
  errors: ['STALE', 'WRONG_STATE'],
});

export const approveStockCount = defineCall('stockCounts.approve', {
  address: 'POST /stock-takes/{stockCountId}/approval',
  access: 'inventory.approve',
  summary: 'Approve a stock count of others: the books follow what was counted, all lots or none',
  input: z.strictObject({ ...seen, note: optionalText(500) }),
  output: stockCountSheet,
  errors: ['STALE', 'WRONG_STATE', 'SECOND_PERSON_REQUIRED', 'STOCK_SHORT'],
});

export const rejectStockCount = defineCall('stockCounts.reject', {
  address: 'POST /stock-takes/{stockCountId}/rejection',
  access: 'inventory.approve',
  summary: 'Reject a stock count, saying why; the books stay as they are',
  input: z.strictObject({ ...seen, note: movementReason }),
  output: stockCountSheet,
  errors: ['STALE', 'WRONG_STATE'],
});
