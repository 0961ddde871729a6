import { can } from '#kernel/access/actor.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { type Grants, grantsBeyond } from '../../roles/role.rules.ts';
import { newToken, tenantOfToken } from '../../sessions/session.rules.ts';

export type LinkPurpose = 'invitation' | 'password_reset';

const hoursOpen: Record<LinkPurpose, number> = {
  invitation: timeLimits.invitationHours,
  password_reset: timeLimits.resetLinkHours,
};

/** When a link made at `madeAt` stops to open the account. */
export function linkExpiry(purpose: LinkPurpose, madeAt: Date): Date {
  return new Date(madeAt.getTime() + hoursOpen[purpose] * 3_600_000);
}

/** Whose link it is: who made it, whom it is for, and what both hold now; `maker` counts for nothing once inactive. */
export interface LinkParties {
  makerId: string | null;
  userId: string;
  maker: Grants;
  user: Grants;
}

/** True while the maker of a link could make it again: whoever has the link can become the person it is for. */
export function mayStillOpen({ makerId, userId, maker, user }: LinkParties): boolean {
  if (makerId === null || makerId === userId) return false;
  return can(maker, 'admin.users') && grantsBeyond(maker, user).length === 0;
}

/** The secret of a new link: a session's token without its dot, which in an address would look like a file's ending. */
export function newLinkToken(tenantId: string): string {
  return newToken(tenantId).replace('.', '-');
}

/** The tenant that a link's token names; null for any other text. */
export function tenantOfLinkToken(token: string): string | null {
  return tenantOfToken(token.replace('-', '.'));
}
