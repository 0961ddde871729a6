/** The refusals of this area, with the HTTP status each is answered with. */
export const platformErrors = {
  /** An organization of this name has applied already, or works here already. */
  ORGANIZATION_KNOWN: 409,
  /** The applicant's link is unknown or was replaced by another one. */
  APPLICATION_LINK_INVALID: 410,
  /** The code that proves the e-mail address is another one. */
  EMAIL_CODE_INVALID: 409,
  ORGANIZATION_CODE_TAKEN: 409,
  PLAN_CODE_TAKEN: 409,
  /** The link of the first start is unknown, used or expired, or somebody runs the platform already. */
  SETUP_LINK_INVALID: 410,
  /** Somebody of the hospital has a password already: it invites its people itself. */
  HOSPITAL_HAS_PEOPLE: 409,
  /** Less was paid than is asked for, or in another currency, and nobody has said why it is right. */
  PAYMENT_DIFFERS: 409,
  /** The hospital has not granted that it is read for support, or the time is over. */
  SUPPORT_ENDED: 403,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof platformErrors> {}
}
