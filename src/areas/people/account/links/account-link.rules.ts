import { newToken, tenantOfToken } from '../../sessions/session.rules.ts';

export type LinkPurpose = 'invitation' | 'password_reset';

/** How long a link opens the account, in hours: an invitation waits for the next shift, a reset for nobody. */
const hoursOpen: Record<LinkPurpose, number> = { invitation: 72, password_reset: 2 };

/** When a link made at `madeAt` stops to open the account. */
export function linkExpiry(purpose: LinkPurpose, madeAt: Date): Date {
  return new Date(madeAt.getTime() + hoursOpen[purpose] * 3_600_000);
}

// In an address, a dot would make the token look like the name of a file.

/** The secret of a new link: like a session's token, but fit to stand in an address. */
export function newLinkToken(tenantId: string): string {
  return newToken(tenantId).replace('.', '-');
}

/** The tenant a link's token speaks of, or null when it is no token of ours. */
export function tenantOfLinkToken(token: string): string | null {
  return tenantOfToken(token.replace('-', '.'));
}
