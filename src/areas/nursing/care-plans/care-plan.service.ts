import { findStay } from '#areas/vitals/vitals.public.ts';
import { enteredInError } from '#database/papers/error-mark.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { addTasks, withdrawTaskOf } from '../tasks/task-adding.service.ts';
import type * as contract from './care-plan.contract.ts';
import { type CarePlan, maxEverDone } from './care-plan.contract.ts';
import {
  insertEvaluation,
  insertInterventions,
  insertPlans,
  planRows,
  type PlanRow,
  selectAssessed,
  selectEvaluations,
  selectInterventions,
  selectPlan,
  selectPlans,
  stopInterventions,
} from './care-plan.queries.ts';
import { auditValues, toCarePlan } from './care-plan.record.ts';

const planRecord = recordOf({
  resource: 'care_plans',
  topic: 'care-plans',
  rows: planRows,
  select: selectPlan,
  toRecord: toPlan,
  audited: auditValues,
});

export async function listCarePlans(
  context: CallContext,
  request: CallInput<typeof contract.listCarePlans>,
): Promise<Page<CarePlan>> {
  const rows = await selectPlans(context.db, context.tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: await withParts(context, page.rows) };
}

/**
 * @throws AppError NOT_FOUND for a patient of another hospital and for the assessment of somebody else, WRONG_STATE for an
 * assessment that was entered in error
 */
export async function createCarePlan(
  context: CallContext,
  input: CallInput<typeof contract.createCarePlan>,
): Promise<CarePlan> {
  const { db, tenantId, actor, clock } = context;
  const { patientId, assessmentId, diagnosis, goal, interventions } = input;
  const stay = await findStay(context, {
    patientId,
    admissionId: undefined,
    at: undefined,
    field: 'patientId',
  });
  if (assessmentId !== undefined) {
    const assessed = await selectAssessed(db, tenantId, assessmentId);
    if (assessed?.patient_id !== patientId) throw new AppError('NOT_FOUND');
    if (assessed.marked_at !== null) throw enteredInError();
  }
  const now = clock.now().toISOString();
  const id = newId();
  await insertPlans(db, [
    {
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      admission_id: stay.admissionId,
      assessment_id: assessmentId ?? null,
      diagnosis,
      goal,
      status: 'active',
      created_by: actor.userId,
      created_at: now,
      updated_at: now,
      version: 1,
    },
  ]);
  const plan = { id, patientId, admissionId: stay.admissionId, first: 0 };
  await addInterventions(context, plan, interventions);
  return planRecord.created(context, id);
}

/** @throws AppError NOT_FOUND, WRONG_STATE for a plan that has ended, STALE */
export async function evaluateCarePlan(
  context: CallContext,
  input: CallInput<typeof contract.evaluateCarePlan>,
): Promise<CarePlan> {
  const { db, tenantId, actor, clock } = context;
  const { carePlanId, version, outcome, evaluation, isEnding } = input;
  const before = await changePlan(context, { carePlanId, version, status: isEnding ? 'ended' : 'active' });
  const now = clock.now().toISOString();
  await insertEvaluation(db, {
    tenant_id: tenantId,
    id: newId(),
    care_plan_id: carePlanId,
    outcome,
    evaluation,
    is_ending: isEnding,
    evaluated_by: actor.userId,
    evaluated_at: now,
  });
  if (isEnding) {
    await stop(
      context,
      carePlanId,
      before.interventions.map(({ id }) => id),
    );
  }
  return planRecord.changedSince(context, before);
}

/** @throws AppError NOT_FOUND, WRONG_STATE for a plan that has ended, or that would have too many, STALE */
export async function changeInterventions(
  context: CallContext,
  input: CallInput<typeof contract.changeInterventions>,
): Promise<CarePlan> {
  const { carePlanId, version, add } = input;
  const before = await changePlan(context, { carePlanId, version, status: 'active' });
  await stop(context, carePlanId, input.stop);
  const plan = {
    id: carePlanId,
    patientId: before.patient.id,
    admissionId: before.admissionId,
    first: before.interventions.length,
  };
  await addInterventions(context, plan, add);
  return planRecord.changedSince(context, before);
}

interface AddedTo {
  id: string;
  patientId: string;
  admissionId: string | null;
  /** The place of the first one that is added. */
  first: number;
}

async function addInterventions(
  context: CallContext,
  plan: AddedTo,
  added: CallInput<typeof contract.createCarePlan>['interventions'],
): Promise<void> {
  const { db, tenantId, clock } = context;
  const now = clock.now().toISOString();
  if (plan.first + added.length > maxEverDone) {
    throw new AppError('WRONG_STATE', { interventions: plan.first });
  }
  const made = added.map((one, place) => ({ ...one, id: newId(), position: plan.first + place }));
  await insertInterventions(
    db,
    made.map(({ id, text, everyHours, position }) => ({
      tenant_id: tenantId,
      id,
      care_plan_id: plan.id,
      patient_id: plan.patientId,
      position,
      text,
      every_hours: everyHours,
      stopped_at: null,
      stopped_by: null,
    })),
  );
  await addTasks(
    context,
    made.map(({ id, text, firstDueAt }) => ({
      patientId: plan.patientId,
      admissionId: plan.admissionId,
      interventionId: id,
      text,
      dueAt: firstDueAt ?? now,
    })),
  );
}

async function stop(context: CallContext, planId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { db, tenantId, actor, clock } = context;
  const at = clock.now().toISOString();
  const interventionIds = await stopInterventions(db, tenantId, { planId, ids, by: actor.userId, at });
  await withdrawTaskOf(context, { interventionIds });
}

async function changePlan(
  context: CallContext,
  change: { carePlanId: string; version: number; status: CarePlan['status'] },
): Promise<CarePlan> {
  const { carePlanId: id, version, status } = change;
  await planRecord.lock(context, id);
  const before = await planRecord.read(context, id);
  if (before.status !== 'active') throw new AppError('WRONG_STATE', { status: before.status });
  await planRecord.write(context, { id, version }, { status });
  return before;
}

async function toPlan(row: PlanRow, context: CallContext): Promise<CarePlan> {
  const [plan] = await withParts(context, [row]);
  return plan!;
}

async function withParts({ db, tenantId }: CallContext, rows: readonly PlanRow[]): Promise<CarePlan[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const interventions = await selectInterventions(db, tenantId, ids);
  const evaluations = await selectEvaluations(db, tenantId, ids);
  return rows.map((row) => toCarePlan(row, interventions, evaluations));
}
