/** What is closed to the actor of a call, and what opens it. */
export interface ClosedRecords {
  /**
   * The id of the emergency access that opens a patient's record to the actor now; undefined when there is none, and for
   * writes, to which it opens nothing unless they say why.
   */
  findEmergencyAccess(patientId: string): Promise<string | undefined>;
  /**
   * The ids of what was made from sensitive consultations of a patient and is closed to the actor, for answers that show
   * such records otherwise than as withheld fields beside their ids.
   */
  findClosedRecords(patientId: string): Promise<ReadonlySet<string>>;
}
