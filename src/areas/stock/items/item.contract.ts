import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { changeable, seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import { issue } from './item.issues.ts';

export const itemKinds = ['medicine', 'consumable', 'implant', 'general'] as const;

/** What an item can be typed as; a medicine is made in the pharmacy's catalogue. */
export const typedItemKinds = ['consumable', 'implant', 'general'] as const;

/** The maximum price or cost of one base unit, in minor units. */
export const maxUnitMinor = 10_000_000_000;

export const stockItem = z.strictObject({
  id: z.uuid(),
  name: z.string().meta({ example: 'Examination gloves, medium' }),
  /** The generic name of a medicine, or what else people call it. */
  otherName: z.string().nullable(),
  sku: z.string().nullable(),
  category: z.string(),
  kind: z.enum(itemKinds),
  /** What is counted: tablet, ml, piece. */
  baseUnit: z.string(),
  /** Base units in a pack. */
  packSize: z.number().int(),
  packName: z.string().nullable(),
  minStockLevel: z.number().int(),
  reorderQuantity: z.number().int().nullable(),
  /** Of one base unit, in minor units; what stock is worth follows from what its lots cost. */
  unitCostMinor: z.number().int(),
  sellingPriceMinor: z.number().int(),
  supplier: z.string().nullable(),
  location: z.string().nullable(),
  tracksLots: z.boolean(),
  isActive: z.boolean(),
  /** Base units in all places and on the way, without what is set aside. */
  currentStock: z.number().int(),
  /** Base units in quarantine, expired or recalled. */
  setAside: z.number().int(),
  valueMinor: z.number().int(),
  /** When the first lot in stock expires. */
  expiryDate: z.string().nullable(),
  /** At or below the minimum. */
  isLow: z.boolean(),
  ...versioned,
});

export type StockItem = z.output<typeof stockItem>;

/** A number of base units, or of packs. */
export const quantity = z.number().int().min(1).max(maxQuantity);

export const stockItemFields = {
  name: requiredText(200).meta({ example: 'Examination gloves, medium' }),
  otherName: optionalText(200),
  sku: optionalText(60),
  category: requiredText(100),
  baseUnit: requiredText(40),
  packSize: z.number().int().min(1).max(1_000_000).default(1),
  packName: optionalText(40),
  minStockLevel: z.number().int().min(0).max(maxQuantity).default(0),
  reorderQuantity: quantity.nullish().transform((value) => value ?? null),
  unitCostMinor: z
    .number(issue('costMissing'))
    .int()
    .min(0, issue('costNegative'))
    .max(maxUnitMinor, issue('costTooHigh')),
  sellingPriceMinor: z
    .number(issue('priceMissing'))
    .int()
    .min(0, issue('priceNegative'))
    .max(maxUnitMinor, issue('priceTooHigh')),
  supplier: optionalText(200),
  location: optionalText(200),
  tracksLots: z.boolean().default(true),
};

/** An item as a person writes it. */
export const stockItemInput = z.strictObject({ ...stockItemFields, kind: z.enum(typedItemKinds) });

/** What the pharmacy writes of a medicine, beside its clinical facts. */
export type StockItemFields = z.output<z.ZodObject<typeof stockItemFields>>;

/** An item as the examples of calls show it. */
export const exampleItem: StockItem = {
  id: '01980000-0000-7000-8000-000000000061',
  name: 'Examination gloves, medium',
  otherName: null,
  sku: 'GLV-M',
  category: 'Protective equipment',
  kind: 'consumable',
  baseUnit: 'pair',
  packSize: 50,
  packName: 'box',
  minStockLevel: 200,
  reorderQuantity: 1000,
  unitCostMinor: 900,
  sellingPriceMinor: 1500,
  supplier: 'Dhaka Medical Supplies',
  location: 'Shelf B2',
  tracksLots: true,
  isActive: true,
  currentStock: 750,
  setAside: 0,
  valueMinor: 675_000,
  expiryDate: '2028-03-31',
  isLow: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  version: 1,
};

export const itemShows = ['active', 'low', 'expiring', 'inactive', 'all'] as const;

const narrowing = {
  search: freeText(200).optional(),
  category: freeText(100).optional(),
  placeId: z.uuid().optional(),
  /** 'expiring' are those of which a lot in stock expires within three months or has expired. */
  show: z.enum(itemShows).default('active'),
};

/** An item of a list, with what of it lies in the place that was asked for. */
const listedItem = stockItem.extend({ hereQuantity: z.number().int().nullable() });

export type ListedItem = z.output<typeof listedItem>;

export const listStockItems = defineCall('stockItems.list', {
  address: 'GET /stock-items',
  access: 'inventory.read',
  summary:
    'List items by name, those that expire by date; found by words of name, other name, SKU and category',
  input: z.strictObject({ ...narrowing, ...pageRequest }),
  output: pageOf(listedItem),
});

export const exportStockItems = defineCall('stockItems.export', {
  address: 'GET /stock-items-export',
  access: 'inventory.read',
  exports: 'inventory.export',
  readsReplica: true,
  summary: 'List items for a file, as the screen shows them',
  input: z.strictObject({ ...narrowing, ...pageRequest }),
  output: pageOf(listedItem),
});

export const listStockCategories = defineCall('stockItems.categories', {
  address: 'GET /stock-categories',
  access: 'inventory.read',
  summary: 'List the categories of items, at most 200',
  output: z.strictObject({ categories: z.array(z.string()) }),
});

export const countStock = defineCall('stockItems.count', {
  address: 'GET /stock-counts',
  access: 'inventory.read',
  summary: 'Count items, their value, what runs low and what expires within three months',
  output: z.strictObject({
    /** Items in use. */
    items: z.number().int(),
    valueMinor: z.number().int(),
    /** Items at or below their minimum. */
    low: z.number().int(),
    /** Lots in stock that expire within three months from today. */
    expiring: z.number().int(),
    /** Lots in stock that have expired. */
    expired: z.number().int(),
  }),
});

export const getStockItem = defineCall('stockItems.get', {
  address: 'GET /stock-items/{stockItemId}',
  access: 'inventory.read',
  summary: 'Read an item',
  input: z.strictObject({ stockItemId: z.uuid() }),
  output: stockItem,
});

export const createStockItem = defineCall('stockItems.create', {
  address: 'POST /stock-items',
  access: 'inventory.write',
  forMachines: 'the list of items comes from a purchasing system',
  summary: 'Add an item; a medicine is added in the catalogue of the pharmacy',
  input: stockItemInput,
  output: stockItem,
  errors: ['SKU_TAKEN'],
  example: {
    input: {
      name: 'Examination gloves, medium',
      category: 'Protective equipment',
      kind: 'consumable',
      baseUnit: 'pair',
      packSize: 50,
      packName: 'box',
      unitCostMinor: 900,
      sellingPriceMinor: 1500,
    },
  },
});

export const updateStockItem = defineCall('stockItems.update', {
  address: 'PATCH /stock-items/{stockItemId}',
  access: 'inventory.write',
  forMachines: 'the list of items comes from a purchasing system',
  summary: 'Change an item; an inactive one is no longer received, what is there can be used up',
  input: z.strictObject({
    stockItemId: z.uuid(),
    version: seenVersion,
    ...changeable(stockItemFields),
    packSize: z.number().int().min(1).max(1_000_000).optional(),
    minStockLevel: z.number().int().min(0).max(maxQuantity).optional(),
    tracksLots: z.boolean().optional(),
    isActive: z.boolean().optional(),
  }),
  output: stockItem,
  errors: ['STALE', 'SKU_TAKEN'],
  example: { input: { stockItemId: '01980000-0000-7000-8000-000000000061', version: 1, minStockLevel: 300 } },
});
