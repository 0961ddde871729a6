/** The refusals of this area, with the HTTP status each is answered with. */
export const nursingErrors = {
  /** Who wrote an assessment does not review it. */
  ASSESSMENT_NEEDS_ANOTHER: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof nursingErrors> {}
}
