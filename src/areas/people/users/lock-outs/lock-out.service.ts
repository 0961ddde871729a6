import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { takeTurn } from '../../grants/own-grants.ts';
import { requireWithinOwn } from '../../roles/role.rules.ts';
import { codeKey, devicePlace } from '../../second-factor/code-attempts.ts';
import { selectDevicesOf } from '../../sessions/session.queries.ts';
import { emailKey } from '../../sessions/session.rules.ts';
import { accountKey } from '../../sign-in/sign-in-attempts.ts';
import { grantsOf, requireUser } from '../user.record.ts';
import { refuseOwnAccount } from '../user.rules.ts';
import type * as contract from './lock-out.contract.ts';

/**
 * Forgets the attempts at a person's password and codes, in browsers that know them and in all others. What a network
 * used up stays: it is not this person's. Not for oneself, or a session found open could guess codes without end.
 * @throws AppError OWN_ACCOUNT, BEYOND_OWN_PERMISSIONS
 */
export async function liftLockOut(context: CallContext, { userId }: CallInput<typeof contract.liftLockOut>) {
  const { db, tenantId, actor, services } = context;
  refuseOwnAccount(actor, userId);
  const own = await takeTurn(context, 'admin.users');
  const user = await requireUser(context, userId);
  requireWithinOwn(own, grantsOf(user));
  const address = emailKey(user.email);
  const devices = await selectDevicesOf(db, tenantId, userId);
  for (const device of [null, ...devices]) {
    const account = accountKey(actor.tenantSlug, address, device);
    await services.limits.forget('sign-in-account', account);
    await services.limits.forget('recovery-code', account);
    await services.limits.forget('second-factor', codeKey(tenantId, userId, device && devicePlace(device)));
  }
  context.audit({ action: 'LOCK_OUT_LIFTED', resource: 'users', resourceId: userId });
  return { isLifted: true as const };
}
