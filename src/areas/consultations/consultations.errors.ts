/** The refusals of this area, with the HTTP status each is answered with. */
export const consultationsErrors = {
  /** The appointment has a consultation already; the facts name it and its author. */
  CONSULTATION_EXISTS: 409,
  /** What it says is for its author and those who see sensitive data. */
  CONSULTATION_SENSITIVE: 403,
  /** Only its author writes and signs a draft. */
  NOT_THE_AUTHOR: 403,
  /** Already marked as entered in error. */
  ENTERED_IN_ERROR: 409,
  TOO_MANY_TEMPLATES: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof consultationsErrors> {}
}
