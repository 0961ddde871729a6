/** The refusals of this area, with the HTTP status each is answered with. */
export const subscriptionsErrors = {
  /** The plan of the hospital takes no more of `what`; `limit` is the most of it. */
  PLAN_LIMIT: 409,
  /** Nothing new is taken: the subscription was not paid within its grace, or has ended. */
  SUBSCRIPTION_PAST_DUE: 409,
  /** Another proof of payment for the same invoice waits for the operator. */
  PROOF_WAITING: 409,
  /** The transaction was handed in already, by this hospital or another one. */
  PROOF_TRANSACTION_USED: 409,
  /** The operator takes no payments online. */
  NO_PAYMENT_GATEWAY: 409,
  /** What came as a message of the gateway is not signed by it, or not just now. */
  PAYMENT_CALLBACK_REFUSED: 403,
  /** A change is planned for the end of what is paid: it is taken back first. */
  PLAN_CHANGE_PLANNED: 409,
  /** The invoice for a larger plan is open: it is paid before another one is asked for. */
  UPGRADE_UNPAID: 409,
  /** The hospital has more than the plan takes, and nobody has said that this is meant; `exceeded` says of what. */
  PLAN_TOO_SMALL: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof subscriptionsErrors> {}
}
