import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { CarePlan } from './care-plan.contract.ts';
import '../nursing.tables.ts';

export type StoredPlan = RowOf<'care_plan'>;
export type StoredIntervention = RowOf<'care_intervention'>;
export type StoredEvaluation = RowOf<'care_plan_evaluation'>;

export const planRows = versionedRows('care_plan');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('care_plan as plan')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'plan.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .selectAll('plan')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      personName(tenantId, 'plan.created_by').$notNull().as('created_by_name'),
    ])
    .where('plan.tenant_id', '=', tenantId);
}

export type PlanRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface PlanListRequest {
  patientId?: string | undefined;
  status?: CarePlan['status'] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectPlans(db: Db, tenantId: string, request: PlanListRequest): Promise<PlanRow[]> {
  const { patientId, status, cursor, limit } = request;
  let query = withNames(db, tenantId);
  if (patientId) query = query.where('plan.patient_id', '=', patientId);
  if (status) query = query.where('plan.status', '=', status);
  return selectPage(
    query,
    { cursor, limit },
    { 'plan.created_at': 'timestamptz', 'plan.id': 'uuid' },
    'desc',
  );
}

export function selectPlan(db: Db, tenantId: string, id: string): Promise<PlanRow | undefined> {
  return withNames(db, tenantId).where('plan.id', '=', id).executeTakeFirst();
}

/** What is done by these plans, in order, and when it is due next. */
export function selectInterventions(db: Db, tenantId: string, planIds: readonly string[]) {
  return db
    .selectFrom('care_intervention as intervention')
    .leftJoin('nursing_task as task', (join) =>
      join
        .onRef('task.intervention_id', '=', 'intervention.id')
        .on('task.tenant_id', '=', tenantId)
        .on('task.status', '=', 'open'),
    )
    .selectAll('intervention')
    .select('task.due_at as next_due_at')
    .where('intervention.tenant_id', '=', tenantId)
    .where(sql<boolean>`intervention.care_plan_id = any (${[...planIds]}::uuid[])`)
    .orderBy('intervention.position')
    .orderBy('intervention.id')
    .execute();
}

export type InterventionRow = Awaited<ReturnType<typeof selectInterventions>>[number];

/** How these plans went, the last evaluation first. */
export function selectEvaluations(db: Db, tenantId: string, planIds: readonly string[]) {
  return db
    .selectFrom('care_plan_evaluation as evaluation')
    .selectAll('evaluation')
    .select(personName(tenantId, 'evaluation.evaluated_by').$notNull().as('by_name'))
    .where('evaluation.tenant_id', '=', tenantId)
    .where(sql<boolean>`evaluation.care_plan_id = any (${[...planIds]}::uuid[])`)
    .orderBy('evaluation.evaluated_at', 'desc')
    .orderBy('evaluation.id', 'desc')
    .execute();
}

export type EvaluationRow = Awaited<ReturnType<typeof selectEvaluations>>[number];

/** Whose assessment it is, and whether it was entered in error; undefined for one that the hospital does not have. */
export function selectAssessed(db: Db, tenantId: string, assessmentId: string) {
  return db
    .selectFrom('nursing_assessment as assessment')
    .leftJoin('nursing_assessment_error as error', (join) =>
      join.onRef('error.assessment_id', '=', 'assessment.id').on('error.tenant_id', '=', tenantId),
    )
    .select(['assessment.patient_id', 'error.marked_at'])
    .where('assessment.tenant_id', '=', tenantId)
    .where('assessment.id', '=', assessmentId)
    .executeTakeFirst();
}

export async function insertPlans(db: Db, rows: readonly StoredPlan[]): Promise<void> {
  await db.insertInto('care_plan').values(rows).execute();
}

export async function insertInterventions(db: Db, rows: readonly StoredIntervention[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('care_intervention').values(rows).execute();
}

export async function insertEvaluation(db: Db, row: StoredEvaluation): Promise<void> {
  await db.insertInto('care_plan_evaluation').values(row).execute();
}

/** Stops what is still done by a plan among these; returns what was stopped. */
export async function stopInterventions(
  db: Db,
  tenantId: string,
  { planId, ids, by, at }: { planId: string; ids: readonly string[]; by: string; at: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('care_intervention')
    .set({ stopped_at: at, stopped_by: by })
    .where('tenant_id', '=', tenantId)
    .where('care_plan_id', '=', planId)
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
