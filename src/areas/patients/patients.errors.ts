/** The refusals of this area, with the HTTP status each is answered with. */
export const patientsErrors = {
  PATIENT_DUPLICATE: 409,
  /** Nothing is planned for somebody who has died. */
  PATIENT_DECEASED: 409,
  /** An active allergy is recorded, so nobody states that none are known. */
  ALLERGIES_RECORDED: 409,
  /** A record is to be joined with itself. */
  JOIN_OF_ONE: 409,
  /** Something of either record is in between; the facts say what, and whose it is. */
  JOIN_BLOCKED: 409,
  JOIN_UNDONE: 409,
  JOIN_TOO_OLD: 409,
  /** Another join came after it, and is undone first. */
  JOIN_NOT_LAST: 409,
  /** What was recorded since holds both records together; the facts name the tables. */
  JOIN_TANGLED: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof patientsErrors> {}
}
