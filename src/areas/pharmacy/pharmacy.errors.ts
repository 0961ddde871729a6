/** The refusals of this area, with the HTTP status each is answered with. */
export const pharmacyErrors = {
  /** A medicine of this name, strength, form and maker is in the list already. */
  MEDICINE_EXISTS: 409,
  /** Something was handed out already, so the prescription cannot be cancelled. */
  PRESCRIPTION_DISPENSED: 409,
  /** The discharge it was signed for was taken back: the doctor decides again what goes home. */
  DISCHARGE_TAKEN_BACK: 409,
  /** A controlled medicine is handed out by two people; the facts name it. */
  WITNESS_REQUIRED: 409,
  /** The sale comes to another amount than the customer was told; the facts say to which. */
  SALE_TOTAL_CHANGED: 409,
  /** A set of one's own has this name already. */
  SET_NAME_TAKEN: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof pharmacyErrors> {}
}
