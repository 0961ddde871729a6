/** The refusals of this area, with the HTTP status each is answered with. */
export const leavingErrors = {
  /** An export is being made; one is made at a time. */
  EXPORT_RUNNING: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof leavingErrors> {}
}
