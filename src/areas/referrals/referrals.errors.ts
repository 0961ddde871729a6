/** The refusals of this area, with the HTTP status each is answered with. */
export const referralsErrors = {
  COMMISSIONS_OFF: 409,
  NOTHING_TO_PAY_OUT: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof referralsErrors> {}
}
