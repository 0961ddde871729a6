import { countStaff, requireRoom } from '#areas/subscriptions/subscriptions.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields, given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { publishEvents } from '#server/points/events.ts';
import { revokeLinksOf } from '../account/links/account-link.queries.ts';
import { revokeLinksWithoutMaker, revokeMailedLink } from '../account/links/revoke-links.ts';
import { keepOneAdministrator } from '../grants/administrators.queries.ts';
import { takeTurn } from '../grants/own-grants.ts';
import { type Grants, requireWithinOwn } from '../roles/role.rules.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { emailKey } from '../sessions/session.rules.ts';
import { requireRoles } from '../assignments/initial-roles.ts';
import type * as contract from './user.contract.ts';
import type { User } from './user.contract.ts';
import { issue } from './user.issues.ts';
import { accountRows, insertUser, insertUserRoles, isEmailTaken } from './user.queries.ts';
import { grantsOf, requireUser, toUser } from './user.record.ts';
import { refuseOwnAccount } from './user.rules.ts';

/** @throws AppError EMAIL_TAKEN, or BEYOND_OWN_PERMISSIONS when a first role grants more than the actor holds. */
export async function createUser(
  context: CallContext,
  input: CallInput<typeof contract.createUser>,
): Promise<User> {
  const { db, tenantId, actor, clock } = context;
  const own = await takeTurn(context, 'admin.users');
  const roles = await requireRoles(context, own, input.initialRoles);
  if (input.status === 'active') await requireRoomForOne(context);
  const at = clock.now().toISOString();
  const id = newId();
  const isNew = await insertUser(db, {
    tenant_id: tenantId,
    id,
    email: input.email,
    email_key: emailKey(input.email),
    first_name: input.firstName,
    last_name: input.lastName,
    phone: input.phone,
    registration_number: input.registrationNumber,
    status: input.status,
    created_at: at,
    updated_at: at,
  });
  if (!isNew) throw emailTaken();
  await insertUserRoles(
    db,
    roles.map((role) => ({
      tenant_id: tenantId,
      user_id: id,
      role_id: role,
      assigned_by: actor.userId,
      created_at: at,
    })),
  );
  const user = toUser(await requireUser(context, id), own);
  context.audit({ action: 'CREATE', resource: 'users', resourceId: id, newValues: recordOf(user) });
  announceHolders(context);
  await publishEvents(context, [
    {
      type: 'user_created',
      subject: `user/${id}`,
      occurrence: '',
      userIds: [id],
      words: { userName: `${user.firstName} ${user.lastName}`.trim() },
    },
  ]);
  return user;
}

/** @throws AppError STALE with the stored account when somebody else changed it in the meantime. */
export async function updateUser(
  context: CallContext,
  input: CallInput<typeof contract.updateUser>,
): Promise<User> {
  const { db, tenantId, actor, clock } = context;
  const { userId, version, ...changes } = input;
  const own = await takeTurn(context, 'admin.users');
  const before = await requireChangeable(context, own, userId, version);
  const wanted: User = { ...before, ...given(changes) };
  const isDeactivated = wanted.status === 'inactive' && before.status === 'active';
  if (wanted.status === 'active' && before.status === 'inactive') await requireRoomForOne(context);
  if (isDeactivated) refuseOwnAccount(actor, userId);
  const key = emailKey(wanted.email);
  if (key !== emailKey(before.email) && (await isEmailTaken(db, tenantId, key, userId))) {
    throw emailTaken();
  }
  const save = () =>
    write(context, before, {
      first_name: wanted.firstName,
      last_name: wanted.lastName,
      phone: wanted.phone,
      registration_number: wanted.registrationNumber,
      email: wanted.email,
      email_key: key,
      status: wanted.status,
      updated_at: clock.now().toISOString(),
    });
  // Links before accounts: whoever sets a password locks in this order.
  if (key !== emailKey(before.email)) await revokeMailedLink(context, userId);
  await (isDeactivated ? keepOneAdministrator(db, tenantId, () => shutOut(context, userId, save)) : save());
  const after = toUser(await requireUser(context, userId), own);
  context.audit({
    action: after.status === before.status ? 'UPDATE' : isDeactivated ? 'DEACTIVATE' : 'ACTIVATE',
    resource: 'users',
    resourceId: userId,
    ...changedFields(recordOf(before), recordOf(after)),
  });
  context.announce('users');
  context.announce(sessionTopic(userId));
  return after;
}

/** @throws AppError OWN_ACCOUNT, LAST_ADMINISTRATOR, or STALE. */
export async function removeUser(context: CallContext, input: CallInput<typeof contract.removeUser>) {
  const { db, tenantId, actor, clock } = context;
  const own = await takeTurn(context, 'admin.users');
  const before = await requireChangeable(context, own, input.userId, input.version);
  refuseOwnAccount(actor, before.id);
  const at = clock.now().toISOString();
  const save = () => write(context, before, { status: 'inactive', removed_at: at, updated_at: at });
  await keepOneAdministrator(db, tenantId, () => shutOut(context, before.id, save));
  context.audit({
    action: 'DELETE',
    resource: 'users',
    resourceId: before.id,
    oldValues: recordOf(before),
  });
  announceHolders(context);
  return { removed: true as const };
}

/** @throws AppError PLAN_LIMIT when the hospital's plan takes no further active person. */
function requireRoomForOne(context: CallContext): Promise<void> {
  const { db, tenantId } = context;
  return requireRoom(context, { what: 'staff', adding: 1, count: () => countStaff(db, tenantId) });
}

/** @throws AppError STALE when the person changed their own profile in this very moment. */
async function write(
  { db, tenantId }: CallContext,
  before: User,
  values: Parameters<typeof accountRows.update>[2],
): Promise<void> {
  const seen = { tenantId, id: before.id, version: before.version, only: { removed_at: null } };
  if (!(await accountRows.update(db, seen, values))) throw new AppError('STALE', { current: before });
}

function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', invalidFields({ email: issue('emailTaken') }).facts);
}

/** Somebody was added or deleted: the roles tell how many people hold them. */
function announceHolders(context: CallContext): void {
  context.announce('users');
  context.announce('roles');
}

/**
 * Ends every session of a person, and every open link that they made or that is for them, with the change `save` of
 * their account: in this process and all others, within a second.
 */
async function shutOut(context: CallContext, userId: string, save: () => Promise<void>): Promise<void> {
  const { db, tenantId, clock } = context;
  const at = clock.now().toISOString();
  // Links before accounts: whoever sets a password locks in this order.
  await revokeLinksOf(db, tenantId, userId, at);
  await save();
  await revokeLinksWithoutMaker(context);
  await endSessions(db, tenantId, userId, at);
  context.announce(sessionTopic(userId));
}

async function requireChangeable(
  context: CallContext,
  own: Grants,
  userId: string,
  version: number,
): Promise<User> {
  const row = await requireUser(context, userId);
  requireWithinOwn(own, grantsOf(row));
  const current = toUser(row, own);
  if (row.version !== version) throw new AppError('STALE', { current });
  return current;
}

/** What the audit trail keeps of an account: without what only the asking person's rights decide. */
function recordOf({ isWithinOwn: _seenBy, roles, ...record }: User) {
  return { ...record, roles: roles.map((role) => role.name).join(', ') };
}
