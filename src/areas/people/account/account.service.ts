import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { toPolicy } from '../password/password.queries.ts';
import { accountRows } from '../users/user.queries.ts';
import type * as contract from './account.contract.ts';
import { profile, type Profile } from './account.contract.ts';
import { type OwnAccountRow, selectOwnAccount } from './account.queries.ts';

export async function readProfile(context: CallContext): Promise<Profile> {
  return toProfile(await requireOwnAccount(context));
}

/** @throws AppError STALE with the stored profile when somebody changed it in the meantime. */
export async function updateProfile(
  context: CallContext,
  input: CallInput<typeof contract.updateProfile>,
): Promise<Profile> {
  const { db, tenantId, actor, clock } = context;
  const before = toProfile(await requireOwnAccount(context));
  const seen = { tenantId, id: actor.userId, version: input.version };
  const saved = await accountRows.update(db, seen, {
    first_name: input.firstName,
    last_name: input.lastName,
    phone: input.phone,
    updated_at: clock.now().toISOString(),
  });
  if (!saved) throw new AppError('STALE', { current: before });
  const after = toProfile(await requireOwnAccount(context));
  const nameOf = ({ firstName, lastName, phone }: Profile) => ({ firstName, lastName, phone });
  context.audit({
    action: 'UPDATE',
    resource: 'users',
    resourceId: actor.userId,
    ...changedFields(nameOf(before), nameOf(after)),
  });
  context.announce('users');
  context.announce(sessionTopic(actor.userId));
  return after;
}

/** The account of the signed-in person. @throws AppError SIGNED_OUT when it was deleted in the meantime. */
export async function requireOwnAccount(context: CallContext): Promise<OwnAccountRow> {
  const row = await selectOwnAccount(context.db, context.tenantId, context.actor.userId);
  if (!row) throw new AppError('SIGNED_OUT');
  return row;
}

function toProfile(row: OwnAccountRow): Profile {
  return toRecord(profile, row, { passwordPolicy: toPolicy(row) });
}
