import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { announceSessions } from '../session.service.ts';
import type * as contract from './release.contract.ts';
import { type SessionRelease, usualReleaseHours } from './release.contract.ts';
import { insertRelease, releaseRows, selectRelease } from './release.queries.ts';

export async function getSessionRelease({
  db,
  tenantId,
}: Pick<CallContext, 'db' | 'tenantId'>): Promise<SessionRelease> {
  const row = await selectRelease(db, tenantId);
  return { releaseHours: row?.release_hours ?? usualReleaseHours, version: row?.version ?? 0 };
}

/** @throws AppError STALE with what is stored */
export async function updateSessionRelease(
  context: CallContext,
  { releaseHours, version }: CallInput<typeof contract.updateSessionRelease>,
): Promise<SessionRelease> {
  const { db, tenantId, actor, clock } = context;
  const before = await getSessionRelease(context);
  const stored = await selectRelease(db, tenantId);
  if (before.version !== version) throw new AppError('STALE', { current: before });
  const values = {
    release_hours: releaseHours,
    updated_by: actor.userId,
    updated_at: clock.now().toISOString(),
  };
  if (!stored) {
    await refusing(insertRelease(db, { tenant_id: tenantId, id: newId(), version: 1, ...values }), {
      theatre_session_release_once: () => new AppError('STALE'),
    });
  } else if (!(await releaseRows.update(db, { tenantId, id: stored.id, version }, values))) {
    throw new AppError('STALE', { current: await getSessionRelease(context) });
  }
  const after = await getSessionRelease(context);
  context.audit({
    action: 'UPDATE',
    resource: 'theatre_sessions',
    resourceId: tenantId,
    ...changedFields({ ...before }, { ...after }),
  });
  announceSessions(context);
  return after;
}
