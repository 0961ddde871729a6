import { toColumns } from '#database/to-columns.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './plan.contract.ts';
import { plan, planFields, type Plan } from './plan.contract.ts';
import { insertPlans, planRows, selectPlan, selectPlans } from './plan.queries.ts';

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
export async function createPlan(
  context: CallContext,
  { code, ...fields }: CallInput<typeof contract.createPlan>,
): Promise<Plan> {
  const { db, tenantId, clock } = context;
  const at = clock.now().toISOString();
  const id = newId();
  const own = { tenant_id: tenantId, id, code, is_active: true, created_at: at, updated_at: at, version: 1 };
  await planRecord.refusing(insertPlans(db, [{ ...own, ...toColumns(planFields, fields) }]));
  return planRecord.created(context, id);
}

/** @throws AppError STALE with the stored plan. */
export function updatePlan(
  context: CallContext,
  { planId: id, version, isActive, ...fields }: CallInput<typeof contract.updatePlan>,
): Promise<Plan> {
  const columns = { ...toColumns(planFields, fields), is_active: isActive };
  return planRecord.change(context, { id, version }, columns);
}
