import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { boundedText } from '#kernel/text.ts';
import { isInKnownYears, outOfKnownYears } from '#kernel/time/date-text.ts';

const item = z.strictObject({ id: z.uuid(), name: z.string(), baseUnit: z.string() });

/** A lot in a place that expires soon, or has expired. */
export const expiringLot = z.strictObject({
  item,
  lotId: z.uuid(),
  lotNumber: z.string(),
  placeId: z.uuid(),
  placeName: z.string(),
  expiresOn: z.string(),
  isExpired: z.boolean(),
  quantity: z.number().int(),
  valueMinor: z.number().int(),
});

export type ExpiringLot = z.output<typeof expiringLot>;

export const expiringSpans = [1, 3, 6, 12] as const;

export const listExpiringStock = defineCall('stockReports.expiring', {
  address: 'GET /stock-reports/expiring',
  access: 'inventory.read',
  summary: 'List lots that expire within some months or have expired, by date',
  input: z.strictObject({ months: z.coerce.number().int().min(1).max(24).default(3), ...pageRequest }),
  output: pageOf(expiringLot),
});

/** An item in stock that did not move for long. */
export const restingItem = z.strictObject({
  item,
  lastMovedOn: z.string(),
  quantity: z.number().int(),
  valueMinor: z.number().int(),
});

export type RestingItem = z.output<typeof restingItem>;

export const restingSpans = [30, 60, 90, 180, 365] as const;

export const listRestingStock = defineCall('stockReports.resting', {
  address: 'GET /stock-reports/resting',
  access: 'inventory.read',
  summary: 'List items in stock that did not move for some days, the longest first',
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(3650).default(60), ...pageRequest }),
  output: pageOf(restingItem),
});

/** What was used of an item in a month. */
export const consumedItem = z.strictObject({
  item,
  /** Base units issued and dispensed, less what came back. */
  consumed: z.number().int(),
  consumedMinor: z.number().int(),
  /** Days of the month on which nothing was on hand. */
  emptyDays: z.number().int(),
});

export type ConsumedItem = z.output<typeof consumedItem>;

export const listConsumption = defineCall('stockReports.consumption', {
  address: 'GET /stock-reports/consumption',
  access: 'inventory.read',
  summary: 'List what was used in a month, the costliest first; the present month when none is named',
  input: z.strictObject({
    /** YYYY-MM. */
    month: boundedText(7)
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .refine(isInKnownYears, outOfKnownYears)
      .meta({ example: '2026-03' })
      .optional(),
    ...pageRequest,
  }),
  output: pageOf(consumedItem),
});

export const readPlaceValues = defineCall('stockReports.places', {
  address: 'GET /stock-reports/places',
  access: 'inventory.read',
  summary: 'Read what the stock of each place is worth by what its lots cost, the most first',
  output: z.strictObject({
    rows: z.array(z.strictObject({ placeId: z.uuid(), placeName: z.string(), valueMinor: z.number().int() })),
  }),
});

/** The last day of each age of stock but the oldest, in days since it was received. */
export const stockAgeDays = [30, 60, 90, 180, 365] as const;

/** What lies in stock since so many days. */
export const stockAge = z.strictObject({
  fromDays: z.number().int(),
  /** Null for the oldest. */
  untilDays: z.number().int().nullable(),
  lots: z.number().int(),
  valueMinor: z.number().int(),
});

export const readStockAges = defineCall('stockReports.ages', {
  address: 'GET /stock-reports/ages',
  access: 'inventory.read',
  summary: 'Read how much of the stock was received how long ago, by what its lots cost, the newest first',
  output: z.strictObject({ rows: z.array(stockAge) }),
});

/** An item that should be ordered, and how much of it. */
export const reorderSuggestion = z.strictObject({
  item,
  /** Base units. */
  onHand: z.number().int(),
  onOrder: z.number().int(),
  /** Base units in a hundred days, by the days on which something was there. */
  usedInHundredDays: z.number().int(),
  emptyDays: z.number().int(),
  packs: z.number().int(),
  packSize: z.number().int(),
  /** What a pack cost last, in minor units. */
  packMinor: z.number().int(),
  /** From whom it came last, where it was ordered before. */
  supplier: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
});

export type ReorderSuggestion = z.output<typeof reorderSuggestion>;

export const listReorderSuggestions = defineCall('stockReports.reorder', {
  address: 'GET /stock-reports/reorder',
  access: 'inventory.read',
  summary: 'List what should be ordered by what is used on days on which it was there, by name',
  input: z.strictObject({ ...pageRequest }),
  output: pageOf(reorderSuggestion),
});
