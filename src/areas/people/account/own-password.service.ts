import type { CallContext } from '#server/call-context.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { revokeLink } from './links/revoke-links.ts';
import { issue } from '../password/password.issues.ts';
import { replacePassword, toPolicy } from '../password/password.queries.ts';
import { ownPasswordKey, requireKeptRules } from '../password/password.service.ts';
import type * as contract from './account.contract.ts';
import { requireOwnAccount } from './account.service.ts';
import { endOtherSessions } from './account.queries.ts';

/**
 * Sets a new password for who knows the present one, and keeps this session alone.
 * @throws AppError INVALID_CREDENTIALS at the field; TOO_MANY_ATTEMPTS after too many wrong ones.
 */
export async function changePassword(context: CallContext, input: CallInput<typeof contract.changePassword>) {
  const { db, tenantId, actor, clock, services } = context;
  const account = await requireOwnPassword(context, 'currentPassword', input.currentPassword);
  const policy = toPolicy(account);
  const owner = { email: account.email, hospitalName: account.hospital_name };
  requireKeptRules('newPassword', policy, input.newPassword, owner);
  if (input.newPassword === input.currentPassword) {
    throw invalidFields({ newPassword: issue('sameAsCurrent') });
  }
  const at = clock.now().toISOString();
  const passwordHash = await services.passwords.hash(input.newPassword);
  await revokeLink(context, actor.userId, 'passwordChanged');
  const password = { tenantId, userId: actor.userId, passwordHash, at };
  // A link may have set another one since it was checked: who knew the earlier one does not undo that.
  if (!(await replacePassword(db, password, account.password_hash))) throw wrongCurrent('currentPassword');
  const endedSessions = await endOtherSessions(db, tenantId, actor.userId, actor.sessionId, at);
  context.audit({
    action: 'PASSWORD_CHANGED',
    resource: 'users',
    resourceId: actor.userId,
    newValues: { endedSessions },
  });
  context.announce(sessionTopic(actor.userId));
  return { endedSessions };
}

/**
 * Whoever is signed in shows that they stand at the device.
 * @throws AppError INVALID_CREDENTIALS at the field; TOO_MANY_ATTEMPTS after too many wrong ones.
 */
export async function confirmOwnPassword(
  context: CallContext,
  { password }: CallInput<typeof contract.confirmOwnPassword>,
) {
  await requireOwnPassword(context, 'password', password);
  context.audit({ action: 'PASSWORD_CONFIRMED', resource: 'users', resourceId: context.actor.userId });
  return { confirmed: true as const };
}

/** The own account of who knows its password. @throws AppError INVALID_CREDENTIALS at the field, TOO_MANY_ATTEMPTS */
async function requireOwnPassword(context: CallContext, field: string, password: string) {
  const { tenantId, actor, services } = context;
  const account = await requireOwnAccount(context);
  const attempts = ownPasswordKey(tenantId, actor);
  await services.limits.consume('own-password', attempts);
  if (!(await services.passwords.verify(account.password_hash ?? '', password))) throw wrongCurrent(field);
  await services.limits.forget('own-password', attempts);
  return account;
}

function wrongCurrent(field: string): AppError {
  return new AppError('INVALID_CREDENTIALS', invalidFields({ [field]: issue('wrongCurrent') }).facts);
}
