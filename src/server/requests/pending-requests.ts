import { AppError } from '#kernel/app-error.ts';
import type { CallContext } from '../call-context.ts';
import type { Db } from '#database/tables.ts';

/** What was decided of a request, by whoever saw this version of it. */
export interface Decision {
  id: string;
  version: number;
  status: 'approved' | 'rejected';
  note: string | null;
}

/** The requests of a table whose columns say who decided, when and with which note: its `versionedRows` fit. */
interface PendingRequests {
  rows: {
    update(
      db: Db,
      seen: { tenantId: string; id: string; version: number; only: { status: 'pending' } },
      values: Pick<Decision, 'status'> &
        Record<'decided_by' | 'decided_at', string> & { decision_note: string | null },
    ): Promise<object | undefined>;
  };
  /** What the audit trail calls these requests. */
  resource: string;
  /** The request as its readers see it now. */
  read: (id: string) => Promise<{ status: string }>;
}

/**
 * Writes what was decided of a pending request, once, with its audit entry.
 * @throws AppError WRONG_STATE once decided; STALE for an old version.
 */
export async function decidePending(
  context: CallContext,
  { rows, resource, read }: PendingRequests,
  { id, version, status, note }: Decision,
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const decided = await rows.update(
    db,
    { tenantId, id, version, only: { status: 'pending' } },
    { status, decided_by: actor.userId, decided_at: clock.now().toISOString(), decision_note: note },
  );
  if (!decided) {
    const current = await read(id);
    if (current.status !== 'pending') throw new AppError('WRONG_STATE', { status: current.status });
    throw new AppError('STALE', { current });
  }
  context.audit({
    action: status === 'approved' ? 'APPROVE' : 'REJECT',
    resource,
    resourceId: id,
    oldValues: { status: 'pending' },
    newValues: { status, note },
  });
}
