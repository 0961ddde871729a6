/** The refusals of this area, with the HTTP status each is answered with. */
export const peopleErrors = {
  INVALID_CREDENTIALS: 401,
  /** The password was right; the code of the authenticator app is still missing or was wrong. */
  TWO_FACTOR_REQUIRED: 401,
  TWO_FACTOR_INVALID: 401,
  /** Somebody set up twice, or took away what the hospital asks of everybody. */
  TWO_FACTOR_ALREADY_ON: 409,
  TWO_FACTOR_MANDATORY: 409,
  EMAIL_TAKEN: 409,
  /** Nobody grants, or takes over, what they do not hold themselves. */
  BEYOND_OWN_PERMISSIONS: 403,
  ROLE_NAME_TAKEN: 409,
  SYSTEM_ROLE: 409,
  LAST_ADMINISTRATOR: 409,
  /** Nobody deactivates or deletes themselves, or makes a link that goes round their own password. */
  OWN_ACCOUNT: 409,
  /** The account is inactive, or a link of this kind is not for it: `reason` tells which. */
  ACCOUNT_NOT_READY: 409,
  LINK_INVALID: 410,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof peopleErrors> {}
}
