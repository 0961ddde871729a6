import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './statistic-codes.contract.ts';
import type { StatisticCodesRecord } from './statistic-codes.contract.ts';
import { selectCodes, writeCodes } from './statistic-codes.queries.ts';

export async function getStatisticCodes({
  db,
  tenantId,
}: Pick<CallContext, 'db' | 'tenantId'>): Promise<StatisticCodesRecord> {
  const row = await selectCodes(db, tenantId);
  return { orgUnit: row?.org_unit ?? '', elements: row?.elements ?? {}, version: row?.version ?? 0 };
}

/** @throws AppError STALE with what is stored. */
export async function setStatisticCodes(
  context: CallContext,
  { version, orgUnit, elements }: CallInput<typeof contract.setStatisticCodes>,
): Promise<StatisticCodesRecord> {
  const { db, tenantId, actor, clock } = context;
  const before = await getStatisticCodes(context);
  const isWritten = await writeCodes(db, tenantId, version, {
    org_unit: orgUnit,
    elements: JSON.stringify(elements),
    updated_by: actor.userId,
    updated_at: clock.now().toISOString(),
  });
  const stored = await getStatisticCodes(context);
  if (!isWritten) throw new AppError('STALE', { current: stored });
  context.audit({
    action: 'UPDATE',
    resource: 'statistic_codes',
    resourceId: tenantId,
    ...changedFields(before, stored),
  });
  return stored;
}
