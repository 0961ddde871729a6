/** The refusals of this area, with the HTTP status each is answered with. */
export const patientsErrors = {
  PATIENT_DUPLICATE: 409,
  /** Nothing is planned for somebody who has died. */
  PATIENT_DECEASED: 409,
  /** An active allergy is recorded, so nobody states that none are known. */
  ALLERGIES_RECORDED: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof patientsErrors> {}
}
