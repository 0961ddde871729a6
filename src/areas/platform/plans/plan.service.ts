import { toColumns } from '#database/to-columns.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './plan.contract.ts';
import { plan, planFields, type Plan } from './plan.contract.ts';
import { insertPlans, planRows, selectPlan, selectPlans } from './plan.queries.ts';

const maxPlans = 200;

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
  await refusing(insertPlans(db, [{ ...own, ...toColumns(planFields, fields) }]), {
    plan_code: () => new AppError('PLAN_CODE_TAKEN'),
  });
  const created = toRecord(plan, await selectPlan(db, tenantId, id));
  context.audit({ action: 'CREATE', resource: 'plans', resourceId: id, newValues: created });
  context.announce('plans');
  return created;
}

/** @throws AppError STALE with the stored plan. */
export async function updatePlan(
  context: CallContext,
  { planId, version, isActive, ...fields }: CallInput<typeof contract.updatePlan>,
): Promise<Plan> {
  const { db, tenantId, clock } = context;
  if (!(await planRows.select(db, tenantId, planId))) throw new AppError('NOT_FOUND');
  const before = toRecord(plan, await selectPlan(db, tenantId, planId));
  const row = await planRows.update(
    db,
    { tenantId, id: planId, version },
    { ...toColumns(planFields, fields), is_active: isActive, updated_at: clock.now().toISOString() },
  );
  if (!row) throw new AppError('STALE', { current: before });
  const after = toRecord(plan, await selectPlan(db, tenantId, planId));
  context.audit({ action: 'UPDATE', resource: 'plans', resourceId: planId, ...changedFields(before, after) });
  context.announce('plans');
  return after;
}
