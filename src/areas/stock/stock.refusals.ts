import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { stockErrors } from './stock.errors.ts';

defineRefusals<typeof stockErrors>('stock', {
  STOCK_SHORT: 'Less is left than was asked for.',
  LOT_RECALLED: 'This lot is recalled, so nothing of it is given out.',
  RECALLED_STOCK_LEFT: 'Some of the recalled lot is still there.',
  LOT_EXPIRED: 'This lot has expired.',
  LOT_SET_ASIDE: 'This lot is set aside.',
  STOCK_SHORT_THEN: 'Less was there at that time.',
  CONTROLLED_NEEDS_WITNESS: 'A controlled item needs a second person as witness.',
  ITEM_INACTIVE: 'This item is no longer used.',
  PLACE_INACTIVE: 'This place is no longer used.',
  SKU_TAKEN: 'Another item has this code already.',
  PLACE_NAME_TAKEN: 'Another place has this name already.',
  TOO_MANY_PLACES: 'There are as many places as are possible.',
  PLACE_IN_USE: 'There is stock in this place, or the program needs it.',
  COUNT_RUNNING: 'This place is being counted already.',
  COUNT_TOO_LARGE: 'There are more lots than one count can hold. Count a part.',
  LOT_ON_SHEET: 'This lot is on the sheet already.',
  NOTHING_COUNTED: 'Nothing has been counted yet.',
  SUPPLIER_NAME_TAKEN: 'Another supplier has this name already.',
  SUPPLIER_INACTIVE: 'Nothing is ordered from this supplier any more.',
  SUPPLIER_INVOICE_KNOWN: 'An invoice of this supplier with this number is recorded already.',
});
