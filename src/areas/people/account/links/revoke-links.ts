import type { CallContext } from '#server/call-context.ts';
import {
  revokeLinksOf,
  revokeLinksOfHolders,
  revokeMailedLinksOf,
  revokeStrayLinks,
} from './account-link.queries.ts';

type Reason = 'addressChanged' | 'rightsGained' | 'passwordChanged' | 'makerMayNot';

/** Revokes the open link of somebody who gained rights or has another password; in the transaction of that change. */
export async function revokeLink(
  context: CallContext,
  userId: string,
  because: 'rightsGained' | 'passwordChanged',
): Promise<void> {
  note(context, await revokeLinksOf(context.db, context.tenantId, userId, now(context)), because);
}

/** Revokes the open link that was mailed to an address which is the person's no more. */
export async function revokeMailedLink(context: CallContext, userId: string): Promise<void> {
  const { db, tenantId } = context;
  note(context, await revokeMailedLinksOf(db, tenantId, userId, now(context)), 'addressChanged');
}

/** Revokes the open links of everybody who holds a role that grants more from now on. */
export async function revokeLinksOfWidenedRole(context: CallContext, roleId: string): Promise<void> {
  const revoked = await revokeLinksOfHolders(context.db, context.tenantId, roleId, now(context));
  note(context, revoked, 'rightsGained');
}

/**
 * Revokes every open link whose maker could not make it any more. For the end of each change that takes rights away:
 * from a person, from a role, or with an account. The caller has the turn to change rights (`takeTurn`).
 */
export async function revokeLinksWithoutMaker(context: CallContext): Promise<void> {
  note(context, await revokeStrayLinks(context.db, context.tenantId, now(context)), 'makerMayNot');
}

function now({ clock }: CallContext): string {
  return clock.now().toISOString();
}

function note(context: CallContext, revoked: readonly { user_id: string }[], because: Reason): void {
  for (const { user_id: resourceId } of revoked) {
    context.audit({ action: 'LINK_REVOKED', resource: 'users', resourceId, newValues: { because } });
  }
}
