/** A sample hospital in whose transaction its wards are filled. */
export interface SampleHouse {
  tenantId: string;
  timeZone: string;
  /** Who keeps the beds and admits. */
  managerId: string;
  /** Who asks for beds and decides on discharges. */
  doctorId: string;
  nurseId: string;
  pharmacistId: string;
  /** Who makes the bills. */
  clerkId: string;
  doctors: readonly { id: string; name: string }[];
  /** Without any there are wards and beds alone. */
  patientIds: readonly string[];
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
