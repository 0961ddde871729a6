/** The refusals of this area, with the HTTP status each is answered with. */
export const billingErrors = {
  SERVICE_NAME_TAKEN: 409,
  /** The laboratory order is on an invoice already. */
  INVOICE_EXISTS: 409,
  /** The lines of this draft follow from a stay: it is written anew from there. */
  INVOICE_OF_STAY: 409,
  /** It bills medicines that were handed out: what comes back to the pharmacy is credited there. */
  INVOICE_OF_DISPENSING: 409,
  /** More than what is still due, or more than what was paid. */
  AMOUNT_TOO_HIGH: 409,
  CASHIER_DAY_CLOSED: 409,
  /** It goes beyond what this person does alone: somebody who may approve refunds confirms it. */
  BEYOND_OWN_LIMIT: 403,
  /** Its money counts in a month whose books are closed. */
  MONTH_CLOSED: 409,
  /** The wallet's transaction stands on another payment. */
  TRANSACTION_USED: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof billingErrors> {}
}
