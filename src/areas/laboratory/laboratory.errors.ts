/** The refusals of this area, with the HTTP status each is answered with. */
export const laboratoryErrors = {
  TEST_NAME_TAKEN: 409,
  /** The hospital's rule: no order is completed while a result is missing or unverified. */
  RESULTS_OPEN: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof laboratoryErrors> {}
}
