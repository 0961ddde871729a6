export type LinkPurpose = 'invitation' | 'password_reset';

/** How long a link opens the account, in hours: an invitation waits for the next shift, a reset for nobody. */
const hoursOpen: Record<LinkPurpose, number> = { invitation: 72, password_reset: 2 };

/** When a link made at `madeAt` stops to open the account. */
export function linkExpiry(purpose: LinkPurpose, madeAt: Date): Date {
  return new Date(madeAt.getTime() + hoursOpen[purpose] * 3_600_000);
}
