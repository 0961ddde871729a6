import { newToken, tenantOfToken } from '../../sessions/session.rules.ts';

export type LinkPurpose = 'invitation' | 'password_reset';

/** How long a link opens the account, in hours: an invitation until the next shift, a reset only for a short time. */
const hoursOpen: Record<LinkPurpose, number> = { invitation: 72, password_reset: 2 };

/** When a link made at `madeAt` stops to open the account. */
export function linkExpiry(purpose: LinkPurpose, madeAt: Date): Date {
  return new Date(madeAt.getTime() + hoursOpen[purpose] * 3_600_000);
}

/** The secret of a new link: a session's token without its dot, which in an address would look like a file's ending. */
export function newLinkToken(tenantId: string): string {
  return newToken(tenantId).replace('.', '-');
}

/** The tenant that a link's token names; null for any other text. */
export function tenantOfLinkToken(token: string): string | null {
  return tenantOfToken(token.replace('-', '.'));
}
