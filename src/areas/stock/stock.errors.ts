/** The refusals of this area, with the HTTP status each is answered with. */
export const stockErrors = {
  /** Less is left than was asked for; the facts name the item and how much is left. */
  STOCK_SHORT: 409,
  /** The lot is recalled: it lies in quarantine alone, and nothing of it is given out. */
  LOT_RECALLED: 409,
  /** Something of a recalled lot is still there; the facts say how much. */
  RECALLED_STOCK_LEFT: 409,
  /** Expired stock leaves by disposal, return to the supplier or quarantine alone; the facts name lot and date. */
  LOT_EXPIRED: 409,
  /** The lot is set aside: recalled or in quarantine. */
  LOT_SET_ASIDE: 409,
  /** At the time that was given there was less in the place, or what came after would not have been there. */
  STOCK_SHORT_THEN: 409,
  /** A controlled item leaves, and comes back, by two people; the facts name it. */
  CONTROLLED_NEEDS_WITNESS: 409,
  /** Nothing is received for an item that is no longer used. */
  ITEM_INACTIVE: 409,
  PLACE_INACTIVE: 409,
  SKU_TAKEN: 409,
  PLACE_NAME_TAKEN: 409,
  TOO_MANY_PLACES: 409,
  /** Stock lies in the place, or the program itself needs it. */
  PLACE_IN_USE: 409,
  /** A place is counted by one sheet at a time. */
  COUNT_RUNNING: 409,
  /** More lots than a sheet holds; the facts name how many it does. */
  COUNT_TOO_LARGE: 409,
  LOT_ON_SHEET: 409,
  NOTHING_COUNTED: 409,
  SUPPLIER_NAME_TAKEN: 409,
  /** Nothing new is ordered from a supplier that is out of use. */
  SUPPLIER_INACTIVE: 409,
  /** The supplier has billed under this number before. */
  SUPPLIER_INVOICE_KNOWN: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof stockErrors> {}
}
