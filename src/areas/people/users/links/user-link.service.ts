import type { CallContext } from '#server/call-context.ts';
import { sha256 } from '#database/sha256.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { publishEvents } from '#server/points/events.ts';
import { insertLink, revokeLinksOf, selectNewestLink } from '../../account/links/account-link.queries.ts';
import { linkExpiry, type LinkPurpose, newLinkToken } from '../../account/links/account-link.rules.ts';
import { mailLink } from '../../account/links/mailed-link.service.ts';
import { takeTurn } from '../../grants/own-grants.ts';
import { requireWithinOwn } from '../../roles/role.rules.ts';
import type * as contract from './user-link.contract.ts';
import type { LinkState, MadeLink } from './user-link.contract.ts';
import { grantsOf, requireUser } from '../user.record.ts';
import { refuseOwnAccount } from '../user.rules.ts';

/** @throws AppError ACCOUNT_NOT_READY when the account is inactive or its person has a password already. */
export async function inviteUser(context: CallContext, input: CallInput<typeof contract.inviteUser>) {
  return makeLink(context, input, 'invitation');
}

/** @throws AppError ACCOUNT_NOT_READY when the account is inactive or has no password that could be reset. */
export async function makeResetLink(context: CallContext, input: CallInput<typeof contract.makeResetLink>) {
  return makeLink(context, input, 'password_reset');
}

async function makeLink(
  context: CallContext,
  { userId, byMail }: CallInput<typeof contract.inviteUser>,
  purpose: LinkPurpose,
): Promise<MadeLink> {
  const { db, tenantId, actor, clock } = context;
  const own = await takeTurn(context, 'admin.users');
  const user = await requireUser(context, userId);
  // Whoever holds the link can become this person.
  requireWithinOwn(own, grantsOf(user));
  refuseOwnAccount(actor, userId);
  if (user.status !== 'active') throw new AppError('ACCOUNT_NOT_READY', { reason: 'inactive' });
  if (user.has_password !== (purpose === 'password_reset')) {
    throw new AppError('ACCOUNT_NOT_READY', { reason: user.has_password ? 'hasPassword' : 'noPassword' });
  }
  const now = clock.now();
  if (byMail) return sendLink(context, user, purpose);
  const expiresAt = linkExpiry(purpose, now).toISOString();
  const token = newLinkToken(tenantId);
  await revokeLinksOf(db, tenantId, userId, now.toISOString());
  const id = newId();
  await insertLink(db, {
    tenant_id: tenantId,
    id,
    user_id: userId,
    purpose,
    token_hash: await sha256(token),
    created_by: actor.userId,
    created_at: now.toISOString(),
    expires_at: expiresAt,
  });
  context.audit({
    action: purpose === 'invitation' ? 'INVITED' : 'RESET_LINK_MADE',
    resource: 'users',
    resourceId: userId,
    newValues: { expiresAt },
  });
  if (purpose === 'password_reset') {
    // The link itself is handed over by whoever made it: a message is kept, and read by others.
    const words = { userName: `${user.first_name} ${user.last_name}`.trim() };
    const subject = `user/${userId}`;
    await publishEvents(context, [
      { type: 'password_reset', subject, occurrence: id, userIds: [userId], words },
    ]);
  }
  return { purpose, token, sentTo: null, expiresAt };
}

/** @throws AppError NO_MAIL_HERE */
async function sendLink(
  context: CallContext,
  { id: userId, first_name: firstName, email }: Awaited<ReturnType<typeof requireUser>>,
  purpose: LinkPurpose,
): Promise<MadeLink> {
  const { db, tenantId, actor, clock, secretMail } = context;
  if (!(await secretMail.carriesLinks(db, tenantId))) throw new AppError('NO_MAIL_HERE');
  const person = { tenantId, userId, firstName, purpose, madeBy: actor.userId, now: clock.now() };
  const { expiresAt } = await mailLink(db, secretMail, person);
  context.audit({
    action: purpose === 'invitation' ? 'INVITED' : 'RESET_LINK_MADE',
    resource: 'users',
    resourceId: userId,
    newValues: { expiresAt, byMail: true },
  });
  context.announce('messages');
  return { purpose, token: null, sentTo: email, expiresAt };
}

export async function readLinkState(
  context: CallContext,
  { userId }: CallInput<typeof contract.readLinkState>,
): Promise<LinkState> {
  const { db, tenantId, clock, secretMail } = context;
  await requireUser(context, userId);
  const isMailPossible = await secretMail.carriesLinks(db, tenantId);
  const row = await selectNewestLink(db, tenantId, userId);
  if (!row) return { isMailPossible, newest: null };
  const letter = row.is_by_mail
    ? await secretMail.find(db, tenantId, { about: `user/${userId}`, id: row.id })
    : null;
  return {
    isMailPossible,
    newest: {
      purpose: row.purpose,
      madeAt: row.created_at,
      expiresAt: row.expires_at,
      state: stateOf(row, clock.now().toISOString()),
      isOwn: row.is_asked_by_owner,
      mail: letter && { recipient: letter.recipient, status: letter.status, at: letter.at },
    },
  };
}

function stateOf(
  {
    used_at,
    revoked_at,
    expires_at,
  }: { used_at: string | null; revoked_at: string | null; expires_at: string },
  now: string,
) {
  if (used_at !== null) return 'used';
  if (revoked_at !== null) return 'revoked';
  return expires_at <= now ? 'expired' : 'open';
}
