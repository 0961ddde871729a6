import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { lockRights, selectGrants } from './administrators.queries.ts';
import type { Grants } from '../roles/role.rules.ts';

/**
 * Takes the turn to change who may do what in this tenant, and reads what the actor holds now: what a session
 * remembered may be withdrawn already.
 * @throws AppError FORBIDDEN when the actor no longer holds the permission of the call.
 */
export async function takeTurn(context: CallContext, needed: Permission): Promise<Grants> {
  const { db, tenantId, actor } = context;
  await lockRights(db, tenantId);
  const own = await selectGrants(db, tenantId, actor.userId);
  if (!can(own, needed)) throw new AppError('FORBIDDEN', { permission: needed });
  return own;
}
