import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';

export const placeKinds = ['store', 'pharmacy', 'ward', 'theatre', 'quarantine', 'transit'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** What a hospital can add; quarantine and what is on the way exist once. */
export const typedPlaceKinds = ['store', 'pharmacy', 'ward', 'theatre'] as const;

/** The places that every hospital starts with. */
export const placeCodes = ['main-store', 'pharmacy', 'quarantine', 'transit'] as const;

export type PlaceCode = (typeof placeCodes)[number];

/** The maximum number of places of a hospital. */
export const maxPlaces = 200;

export const stockPlace = z.strictObject({
  id: z.uuid(),
  /** Of the places that every hospital has; null of the others. */
  code: z.enum(placeCodes).nullable(),
  name: z.string(),
  kind: z.enum(placeKinds),
  isActive: z.boolean(),
  ...versioned,
});

export type StockPlace = z.output<typeof stockPlace>;

export const stockPlaceFields = { name: requiredText(100), kind: z.enum(typedPlaceKinds) };

export const listStockPlaces = defineCall('stockPlaces.list', {
  address: 'GET /stock-places',
  access: ['inventory.read', 'inventory.request'],
  summary: 'List the places where stock lies, by name; at most 200',
  output: z.strictObject({ rows: z.array(stockPlace) }),
});

export const createStockPlace = defineCall('stockPlaces.create', {
  address: 'POST /stock-places',
  access: 'inventory.write',
  summary: 'Add a place where stock lies',
  input: z.strictObject(stockPlaceFields),
  output: stockPlace,
  errors: ['PLACE_NAME_TAKEN', 'TOO_MANY_PLACES'],
});

export const updateStockPlace = defineCall('stockPlaces.update', {
  address: 'PATCH /stock-places/{stockPlaceId}',
  access: 'inventory.write',
  summary: 'Rename a place, or take an empty one out of use; what every hospital has stays in use',
  input: z.strictObject({
    stockPlaceId: z.uuid(),
    version: seenVersion,
    name: stockPlaceFields.name.optional(),
    isActive: z.boolean().optional(),
  }),
  output: stockPlace,
  errors: ['STALE', 'PLACE_NAME_TAKEN', 'PLACE_IN_USE'],
});
