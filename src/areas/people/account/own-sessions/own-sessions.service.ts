import type { CallContext } from '#server/call-context.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { endSessions, sessionPolicyOf } from '../../sessions/session.queries.ts';
import { isSessionAlive } from '../../sessions/session.rules.ts';
import type * as contract from '../account.contract.ts';
import { selectOpenSessions } from '../account.queries.ts';
import { deviceOf } from './device.rules.ts';

const maxSessions = 100;

export async function listOwnSessions(context: CallContext) {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now();
  const rows = await selectOpenSessions(db, tenantId, actor.userId, now.toISOString(), maxSessions);
  return {
    rows: rows
      .filter((row) => isSessionAlive(row, sessionPolicyOf(row), now))
      .map((row) => ({
        id: row.id,
        startedAt: row.created_at,
        lastUsedAt: row.last_used_at,
        ipAddress: row.ip_address,
        ...deviceOf(row.user_agent),
        isCurrent: row.id === actor.sessionId,
      })),
  };
}

/** @throws AppError NOT_FOUND for a session of somebody else, and for one that is over. */
export async function endOwnSession(context: CallContext, input: CallInput<typeof contract.endOwnSession>) {
  const { db, tenantId, actor, clock } = context;
  const at = clock.now().toISOString();
  const ended = await endSessions(db, tenantId, actor.userId, at, input.sessionId);
  if (ended === 0) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'SIGNED_OUT',
    resource: 'users',
    resourceId: actor.userId,
    newValues: { sessionId: input.sessionId },
  });
  context.announce(sessionTopic(actor.userId));
  if (input.sessionId === actor.sessionId) context.request.endSession();
  return { ended: true as const };
}
