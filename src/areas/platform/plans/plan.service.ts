import { toColumns } from '#database/to-columns.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './plan.contract.ts';
import { plan, planFields, type Plan } from './plan.contract.ts';
import { planRows, selectPlan, selectPlans } from './plan.queries.ts';

const maxPlans = 200;

const planRecord = recordOf({
  resource: 'plans',
  topic: 'plans',
  rows: planRows,
  select: selectPlan,
  toRecord: (row) => toRecord(plan, row),
  refusals: { plan_code: () => new AppError('PLAN_CODE_TAKEN') },
});

export async function listPlans({ db, tenantId }: CallContext) {
  const rows = await selectPlans(db, tenantId, maxPlans);
  return { rows: rows.map((row) => toRecord(plan, row)) };
}

/** @throws AppError PLAN_CODE_TAKEN */
export function createPlan(
  context: CallContext,
  { code, ...fields }: CallInput<typeof contract.createPlan>,
): Promise<Plan> {
  return planRecord.create(context, { ...toColumns(planFields, fields), code, is_active: true });
}

/** @throws AppError STALE with the stored plan. */
export function updatePlan(
  context: CallContext,
  { planId: id, version, isActive, ...fields }: CallInput<typeof contract.updatePlan>,
): Promise<Plan> {
  const columns = { ...toColumns(planFields, fields), is_active: isActive };
  return planRecord.change(context, { id, version }, columns);
}
