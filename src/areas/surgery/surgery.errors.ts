/** The refusals of this area, with the HTTP status each is answered with. */
export const surgeryErrors = {
  /** A theatre in use has this number. */
  THEATRE_NUMBER_TAKEN: 409,
  TOO_MANY_THEATRES: 409,
  /** Cases are booked in it, or one is under way. */
  THEATRE_IN_USE: 409,
  /** A case is under way in it; the facts name the theatre. */
  THEATRE_OCCUPIED: 409,
  /** Somebody else cleans it; the facts say who. */
  CLEANING_TAKEN: 409,
  PROCEDURE_NAME_TAKEN: 409,
  /** Theatre, patient or somebody of the team is booked at that time; the facts say by which cases. */
  CASE_CLASH: 409,
  /** The theatre is in the session of others at that time, or kept for emergencies; the facts say in which. */
  SESSION_TAKEN: 409,
  /** Two sessions of one theatre would meet. */
  SESSION_OVERLAP: 409,
  TOO_MANY_SESSIONS: 409,
  /** Nobody has signed, and it is no emergency in which somebody said why. */
  CONSENT_MISSING: 409,
  /** The patient has signed on the screen, and the surgeon who explained it has not. */
  CONSENT_INCOMPLETE: 409,
  /** The hospital has changed the words since they were shown. */
  CONSENT_TEXT_CHANGED: 409,
  /** Who signs as the surgeon is neither its witness nor the patient. */
  CONSENT_NEEDS_ANOTHER: 409,
  /** The consent is for another procedure or side than the case; the facts say for which. */
  CONSENT_FOR_OTHER: 409,
  /** The procedure has a side, and none is chosen. */
  SIDE_MISSING: 409,
  /** Something is unusual about the start, and was not confirmed by its name; the facts list what. */
  START_UNCONFIRMED: 409,
  /** It was signed on the screen, and is taken back before another is recorded. */
  CONSENT_SIGNED: 409,
  /** Required items of the checklist are open; the facts name the phase and the items. */
  SAFETY_CHECKS_MISSING: 409,
  /** What is counted was not counted or not confirmed by a second person; the facts name what is missing. */
  COUNTS_MISSING: 409,
  /** Another number was counted at the end than was expected, and no reason is named; the facts say of what. */
  COUNTS_DISAGREE: 409,
  /** A count before the operation holds already. */
  COUNT_EXISTS: 409,
  /** Who made a count does not confirm it. */
  COUNT_NEEDS_ANOTHER: 409,
  /** A case has one checklist. */
  CHECKLIST_EXISTS: 409,
  CHECKLIST_VERIFIED: 409,
  /** The operation has gone past the step that the item stands before. */
  CHECKLIST_STEP_TAKEN: 409,
  /** An item of a phase is ticked after the phases before it; the facts name the phase and what is open. */
  CHECKLIST_ORDER: 409,
  /** Sign Out is said while the operation is under way, and not earlier. */
  SIGN_OUT_TOO_EARLY: 409,
  /** Who ticked an item does not verify the checklist. */
  CHECKLIST_NEEDS_ANOTHER: 409,
  /** Who took a step over an open checklist does not review that. */
  OVERRIDE_NEEDS_ANOTHER: 409,
  CASE_WITHOUT_SURGEON: 409,
  /** What was signed can be added to and never changed. */
  NOTE_SIGNED: 409,
  /** Only the surgeon of the case signs; the facts name them. */
  NOT_THE_SURGEON: 403,
  /** A note that is not signed is changed by its author and the team of the operation alone. */
  NOT_OF_THE_TEAM: 403,
  TOO_MANY_NOTE_TEMPLATES: 409,
  /** A case has one anesthesia record. */
  ANESTHESIA_EXISTS: 409,
  ANESTHESIA_COMPLETED: 409,
  /** The Aldrete score is below 9, or missing, and no reason is given; the facts say the score. */
  RECOVERY_TOO_EARLY: 409,
  /** Billing has validated what would change; the facts name the case. */
  CASE_BILLED: 409,
  /** Lines of the operation have no price, and nobody said that they may wait; the facts count them. */
  CHARGES_UNPRICED: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof surgeryErrors> {}
}
