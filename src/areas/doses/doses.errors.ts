/** The refusals of this area, with the HTTP status each is answered with. */
export const dosesErrors = {
  /** Somebody has recorded what became of this dose already. */
  DOSE_RECORDED: 409,
  /** The wristband that was scanned is another patient's. */
  WRONG_PATIENT_SCANNED: 409,
  /** The pack that was scanned is of another medicine. */
  WRONG_MEDICINE_SCANNED: 409,
  /** The minimum interval since the last dose as needed has not passed. */
  PRN_TOO_EARLY: 409,
  /** The maximum of doses as needed within 24 hours is reached. */
  PRN_MAXIMUM: 409,
  /** The order does not say how far apart, or how often at most. */
  PRN_TERMS_MISSING: 409,
  /** An order does not stand any more as it was read. */
  ORDER_CHANGED: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof dosesErrors> {}
}
