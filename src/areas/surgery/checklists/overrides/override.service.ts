import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { paperOf } from '../../papers/paper-case.record.ts';
import type * as contract from './override.contract.ts';
import { type SafetyOverride, safetyOverride } from './override.contract.ts';
import { type OverrideRow, overrideRows, selectOverride, selectOverrides } from './override.queries.ts';

const toOverride = (row: OverrideRow): SafetyOverride => toRecord(safetyOverride, row, paperOf(row));

const overrideRecord = recordOf({
  resource: 'safety_overrides',
  topic: 'safety-overrides',
  rows: overrideRows,
  select: selectOverride,
  toRecord: toOverride,
});

export async function listSafetyOverrides(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listSafetyOverrides>,
): Promise<Page<SafetyOverride>> {
  return mapPage(await selectOverrides(db, tenantId, request), toOverride);
}

/** @throws AppError NOT_FOUND, OVERRIDE_NEEDS_ANOTHER for one's own, STALE once somebody has reviewed it */
export function reviewSafetyOverride(
  context: CallContext,
  { overrideId: id, version, reviewNote }: CallInput<typeof contract.reviewSafetyOverride>,
): Promise<SafetyOverride> {
  const { actor, clock } = context;
  return overrideRecord.change(
    context,
    { id, version, only: { reviewed_at: null } },
    (_, { overridden_by: who }) => {
      if (who === actor.userId) throw new AppError('OVERRIDE_NEEDS_ANOTHER');
      return { reviewed_by: actor.userId, reviewed_at: clock.now().toISOString(), review_note: reviewNote };
    },
    { told: ({ case: { id: caseId } }) => ({ oldValues: null, newValues: { caseId, reviewNote } }) },
  );
}
