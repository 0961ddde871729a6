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
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof subscriptionsErrors> {}
}
