import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import { movedQuantity } from '../movements/stock-movement.contract.ts';
import { witnessFields } from '../witness/witness.contract.ts';
import { issue } from '../movements/stock-movement.issues.ts';

export const transferStatuses = ['sent', 'received'] as const;

/** The maximum number of items of one transfer. */
export const maxTransferLines = 100;

const place = z.strictObject({ id: z.uuid(), name: z.string() });

export const transferLine = z.strictObject({
  item: z.strictObject({ id: z.uuid(), name: z.string(), baseUnit: z.string() }),
  lotId: z.uuid(),
  lotNumber: z.string(),
  expiresOn: z.string().nullable(),
  sentQuantity: z.number().int(),
  /** Null until it is received. */
  receivedQuantity: z.number().int().nullable(),
  returnedQuantity: z.number().int().nullable(),
  lostReason: z.string().nullable(),
});

export const stockTransfer = z.strictObject({
  id: z.uuid(),
  transferNumber: z.string(),
  from: place,
  to: place,
  status: z.enum(transferStatuses),
  notes: z.string().nullable(),
  sentByName: z.string(),
  sentAt: z.string(),
  receivedByName: z.string().nullable(),
  receivedAt: z.string().nullable(),
  version: z.number().int(),
});

export type StockTransfer = z.output<typeof stockTransfer>;

/** A transfer with what it carries, by lot. */
export const stockTransferSheet = stockTransfer.extend({ lines: z.array(transferLine) });

export type StockTransferSheet = z.output<typeof stockTransferSheet>;

export const listStockTransfers = defineCall('stockTransfers.list', {
  address: 'GET /stock-transfers',
  access: 'inventory.read',
  summary: 'List transfers between places, newest first',
  input: z.strictObject({ status: z.enum(transferStatuses).optional(), ...pageRequest }),
  output: pageOf(stockTransfer),
});

export const getStockTransfer = defineCall('stockTransfers.get', {
  address: 'GET /stock-transfers/{stockTransferId}',
  access: 'inventory.read',
  summary: 'Read a transfer with what it carries',
  input: z.strictObject({ stockTransferId: z.uuid() }),
  output: stockTransferSheet,
});

export const sendStock = defineCall('stockTransfers.send', {
  address: 'POST /stock-transfers',
  access: 'inventory.write',
  summary: 'Send stock to another place, what expires first; it is on the way until it is received',
  input: z.strictObject({
    fromPlaceId: z.uuid(issue('placeMissing')),
    toPlaceId: z.uuid(issue('placeMissing')),
    notes: optionalText(500),
    lines: z
      .array(z.strictObject({ stockItemId: z.uuid(), quantity: movedQuantity }))
      .min(1, issue('nothingToSend'))
      .max(maxTransferLines),
    ...witnessFields,
  }),
  secretFields: ['witnessPassword'],
  output: stockTransferSheet,
  errors: [
    'STOCK_SHORT',
    'PLACE_INACTIVE',
    'CONTROLLED_NEEDS_WITNESS',
    'INVALID_CREDENTIALS',
    'TOO_MANY_ATTEMPTS',
  ],
  example: {
    input: {
      fromPlaceId: '01980000-0000-7000-8000-000000000071',
      toPlaceId: '01980000-0000-7000-8000-000000000072',
      lines: [{ stockItemId: '01980000-0000-7000-8000-000000000061', quantity: 3 }],
    },
  },
});

export const receiveTransfer = defineCall('stockTransfers.receive', {
  address: 'POST /stock-transfers/{stockTransferId}/receipt',
  access: 'inventory.write',
  summary: 'Receive a transfer: what arrived, what went back, and what became of the rest',
  input: z.strictObject({
    stockTransferId: z.uuid(),
    version: seenVersion,
    lines: z
      .array(
        z.strictObject({
          lotId: z.uuid(),
          receivedQuantity: z.number().int().min(0).max(maxQuantity),
          returnedQuantity: z.number().int().min(0).max(maxQuantity).default(0),
          /** What became of what neither arrived nor went back. */
          lostReason: optionalText(500),
        }),
      )
      .min(1)
      .max(1000),
  }),
  output: stockTransferSheet,
  errors: ['STALE', 'WRONG_STATE', 'LOT_EXPIRED', 'PLACE_INACTIVE'],
});
