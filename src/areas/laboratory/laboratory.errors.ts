/** The refusals of this area, with the HTTP status each is answered with. */
export const laboratoryErrors = {
  TEST_NAME_TAKEN: 409,
  /** A result is missing or unverified: completing the order takes an acceptance, where the hospital allows it. */
  RESULTS_OPEN: 409,
  /** The status says something else than the specimen and the results of the order. */
  STATUS_CONTRADICTED: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof laboratoryErrors> {}
}
