/** The refusals of this area, with the HTTP status each is answered with. */
export const inpatientErrors = {
  WARD_NAME_TAKEN: 409,
  /** Patients lie in it, or beds still belong to it. */
  WARD_IN_USE: 409,
  BED_NUMBER_TAKEN: 409,
  /** Somebody lies in it, or it is no longer available; the facts say who has it. */
  BED_NOT_AVAILABLE: 409,
  /** A bed becomes occupied through an admission or a transfer, and free when the patient has left. */
  BED_OCCUPIED: 409,
  /** An approved transfer holds it; the facts say for whom and until when. */
  BED_HELD: 409,
  /** The admission has a transfer that is not finished. */
  TRANSFER_OPEN: 409,
  /** Something stands against this stage of the discharge; the facts name the stage and what it is. */
  DISCHARGE_BLOCKED: 409,
  /** A discharge is under way: its clinical stage must be taken back first. */
  DISCHARGE_BEGUN: 409,
  /** The ward is meant for another sex or age: placing the patient there takes a reason. */
  PLACEMENT_NEEDS_REASON: 409,
  /** The patient has an active admission; the facts name it. */
  PATIENT_ADMITTED: 409,
  /** Somebody has asked for a bed for this patient already. */
  REQUEST_EXISTS: 409,
  /** The admission has a bed already: moving it is a transfer. */
  ADMISSION_HAS_BED: 409,
  /** These beds have a rate from the same instant on. */
  RATE_EXISTS: 409,
  /** An active one of this name is offered already. */
  CHARGE_NAME_TAKEN: 409,
  /** It is charged on this stay already, and was not stopped. */
  TIMER_RUNNING: 409,
  /** Nothing of the stay has changed since it was billed, or nothing is charged yet. */
  NOTHING_TO_BILL: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof inpatientErrors> {}
}
