import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';

/** What one person may change of stock alone within a day, for each item. */
export const stockSettings = z.strictObject({
  /** In minor units; 0 has every change decided on by a second person. */
  approvalMinor: z.number().int().min(0).max(1_000_000_000_000),
  /** Base units; null where only the value matters. */
  approvalQuantity: z.number().int().min(0).max(maxQuantity).nullable(),
  /** Above this total, in minor units, a purchase order needs a second person; 0 has every order approved by one. */
  orderMinor: z.number().int().min(0).max(1_000_000_000_000),
});

export type StockSettings = z.output<typeof stockSettings>;

export const getStockSettings = defineCall('stockSettings.get', {
  address: 'GET /stock-settings',
  access: ['inventory.read', 'admin.settings'],
  summary: 'Read from when on a change of stock or a purchase order needs a second person',
  output: stockSettings,
});

export const updateStockSettings = defineCall('stockSettings.update', {
  address: 'PATCH /stock-settings',
  access: 'admin.settings',
  summary: 'Change from when on a change of stock or a purchase order needs a second person',
  input: stockSettings.partial({ orderMinor: true }),
  output: stockSettings,
});
