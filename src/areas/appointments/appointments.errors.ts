/** The refusals of this area, with the HTTP status each is answered with. */
export const appointmentsErrors = {
  APPOINTMENT_CLASH: 409,
  /** Work hangs on the appointment: it can be cancelled, not deleted. */
  APPOINTMENT_IN_USE: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof appointmentsErrors> {}
}
