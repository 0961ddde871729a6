/** The refusals of this area, with the HTTP status each is answered with. */
export const reportsErrors = {
  /** The person has saved another report under this name. */
  REPORT_NAME_TAKEN: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof reportsErrors> {}
}
