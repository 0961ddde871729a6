/** The refusals of this area, with the HTTP status each is answered with. */
export const nursingErrors = {
  /** Who wrote an assessment does not review it. */
  ASSESSMENT_NEEDS_ANOTHER: 409,
  /** A draft is changed and completed by the nurse who began it; the facts name that nurse. */
  DRAFT_OF_ANOTHER: 403,
  /** What a confidential note says is for its author and those entitled, and so is marking it. */
  NOTE_CONFIDENTIAL: 403,
  /** A nurse has one active shift at most; the facts name it. */
  SHIFT_ACTIVE_ALREADY: 409,
  /** Patients of the shift have open tasks or doses; the facts count them. */
  SHIFT_NOT_HANDED_OVER: 409,
  SHIFT_HAS_PATIENTS: 409,
  /** Another nurse is responsible; the facts say how many of the patients have one. */
  PATIENT_ASSIGNED: 409,
  /** Nobody is responsible for, or does anything for, somebody who is not admitted now. */
  PATIENT_NOT_ADMITTED: 409,
  /** Somebody else's shift. */
  NOT_YOUR_SHIFT: 403,
  /** Patients of the shift wait for their handover to be accepted. */
  HANDOVER_WAITING: 409,
  /** Only the person it was given to accepts a handover. */
  NOT_THE_RECEIVER: 403,
  /** Patients move to an active shift, and there is none. */
  NO_ACTIVE_SHIFT: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof nursingErrors> {}
}
