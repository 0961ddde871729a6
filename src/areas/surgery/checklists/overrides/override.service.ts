import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { paperOf } from '../../papers/paper-case.record.ts';
import type * as contract from './override.contract.ts';
import { type SafetyOverride, safetyOverride } from './override.contract.ts';
import { type OverrideRow, overrideRows, selectOverride, selectOverrides } from './override.queries.ts';

const toOverride = (row: OverrideRow): SafetyOverride => toRecord(safetyOverride, row, paperOf(row));

export async function listSafetyOverrides(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listSafetyOverrides>,
): Promise<Page<SafetyOverride>> {
  const rows = await selectOverrides(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.overridden_at, row.id]);
  return { ...page, rows: page.rows.map(toOverride) };
}

/** @throws AppError NOT_FOUND, OVERRIDE_NEEDS_ANOTHER for one's own, STALE once somebody has reviewed it */
export async function reviewSafetyOverride(
  context: CallContext,
  { overrideId: id, version, reviewNote }: CallInput<typeof contract.reviewSafetyOverride>,
): Promise<SafetyOverride> {
  const { db, tenantId, actor, clock } = context;
  const row = await requireOverride(context, id);
  if (row.overridden_by === actor.userId) throw new AppError('OVERRIDE_NEEDS_ANOTHER');
  const at = clock.now().toISOString();
  const written = await overrideRows.update(
    db,
    { tenantId, id, version, only: { reviewed_at: null } },
    { reviewed_by: actor.userId, reviewed_at: at, review_note: reviewNote, updated_at: at },
  );
  const after = toOverride(await requireOverride(context, id));
  if (!written) throw new AppError('STALE', { current: after });
  context.audit({
    action: 'UPDATE',
    resource: 'safety_overrides',
    resourceId: id,
    newValues: { caseId: row.case_id, reviewNote },
  });
  context.announce('safety-overrides');
  return after;
}

async function requireOverride({ db, tenantId }: CallContext, id: string): Promise<OverrideRow> {
  const row = await selectOverride(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
