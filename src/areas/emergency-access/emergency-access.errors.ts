/** The refusals of this area, with the HTTP status each is answered with. */
export const emergencyAccessErrors = {
  /** An emergency access is judged by somebody else than who opened it. */
  OWN_EMERGENCY_ACCESS: 403,
  /** The record is open to this person anyway. */
  EMERGENCY_NOT_NEEDED: 409,
  /** The person opened as many records within an hour as anybody may. */
  EMERGENCY_LIMIT: 429,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof emergencyAccessErrors> {}
}
