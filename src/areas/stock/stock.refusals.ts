import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { stockErrors } from './stock.errors.ts';

defineRefusals<typeof stockErrors>('stock', {
  STOCK_SHORT: 'There is not enough stock. Enter a lower quantity.',
  LOT_RECALLED: 'This lot is recalled and cannot be given out.',
  RECALLED_STOCK_LEFT: 'Some of the recalled lot is still in stock.',
  LOT_EXPIRED: 'This lot has expired.',
  LOT_SET_ASIDE: 'This lot is set aside.',
  STOCK_SHORT_THEN: 'There was not enough stock at that time.',
  CONTROLLED_NEEDS_WITNESS: 'A controlled item needs a second person as witness.',
  ITEM_INACTIVE: 'This item is no longer used.',
  PLACE_INACTIVE: 'This place is no longer used.',
  SKU_TAKEN: 'This code is already used by another item.',
  PLACE_NAME_TAKEN: 'This name is already used.',
  TOO_MANY_PLACES: 'You cannot add more places.',
  PLACE_IN_USE: 'This place has stock, or every hospital needs it. It cannot be deactivated.',
  COUNT_RUNNING: 'This place is already being counted.',
  COUNT_TOO_LARGE: 'There are too many lots for one count. Count by category.',
  LOT_ON_SHEET: 'This lot is already on the sheet.',
  NOTHING_COUNTED: 'Nothing has been counted yet.',
  SUPPLIER_NAME_TAKEN: 'This name is already used.',
  SUPPLIER_INACTIVE: 'This supplier is no longer used.',
  SUPPLIER_INVOICE_KNOWN: 'An invoice from this supplier with this number is already recorded.',
});
