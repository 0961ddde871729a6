import { findStay } from '#areas/vitals/vitals.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { bradenMinimumAgeYears } from '../scales/braden.ts';
import { painBand } from '../scales/pain.ts';
import type * as contract from './assessment.contract.ts';
import type { Assessment } from './assessment.contract.ts';
import { issue } from './assessment.issues.ts';
import {
  type AssessmentRow,
  assessmentRows,
  insertAssessments,
  selectAssessment,
  selectAssessments,
} from './assessment.queries.ts';
import { auditValues, toAssessment } from './assessment.record.ts';
import { type ScaleName, type ScoredAnswers, scoreScales } from './scale-answers.ts';

export async function listAssessments(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listAssessments>,
): Promise<Page<Assessment>> {
  const rows = await selectAssessments(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.assessment_date, row.id]);
  return { ...page, rows: page.rows.map(toAssessment) };
}

export async function getAssessment(
  context: CallContext,
  { assessmentId }: CallInput<typeof contract.getAssessment>,
): Promise<Assessment> {
  const found = await readAssessment(context, assessmentId);
  context.audit({ action: 'VIEW', resource: 'nursing_assessments', resourceId: assessmentId });
  return found;
}

/** @throws AppError NOT_FOUND for a patient of another hospital, INVALID_INPUT at the field */
export async function createAssessment(
  context: CallContext,
  { patientId, admissionId, assessmentDate, ...fields }: CallInput<typeof contract.createAssessment>,
): Promise<Assessment> {
  const { db, tenantId, actor, clock } = context;
  const stay = await findStay(context, {
    patientId,
    admissionId,
    at: assessmentDate,
    field: 'assessmentDate',
  });
  const now = clock.now().toISOString();
  const id = newId();
  await insertAssessments(db, [
    {
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      admission_id: stay.admissionId,
      nurse_id: actor.userId,
      assessment_date: stay.at,
      ...columnsOf(fields, stay.ageMonths),
      reviewed_by: null,
      reviewed_at: null,
      created_at: now,
      updated_at: now,
      version: 1,
    },
  ]);
  const created = await readAssessment(context, id);
  context.audit({
    action: 'CREATE',
    resource: 'nursing_assessments',
    resourceId: id,
    newValues: auditValues(created),
  });
  context.announce('nursing-assessments');
  return created;
}

/** @throws AppError WRONG_STATE for one that is no draft, STALE, INVALID_INPUT at the field */
export async function updateAssessment(
  context: CallContext,
  { assessmentId: id, version, ...fields }: CallInput<typeof contract.updateAssessment>,
): Promise<Assessment> {
  const { db, tenantId, actor, clock } = context;
  const row = await requireRow(context, id);
  const before = toAssessment(row);
  if (before.status !== 'draft') throw new AppError('WRONG_STATE', { status: before.status });
  const day = dateIn(actor.timeZone, new Date(before.assessmentDate));
  const ageMonths = ageInMonths(row.date_of_birth, day);
  const written = await assessmentRows.update(
    db,
    { tenantId, id, version, only: { status: 'draft' } },
    { ...columnsOf(fields, ageMonths), updated_at: clock.now().toISOString() },
  );
  return finishChange(context, before, written !== undefined);
}

/** @throws AppError WRONG_STATE for one that is not completed, ASSESSMENT_NEEDS_ANOTHER for one's own, STALE */
export async function reviewAssessment(
  context: CallContext,
  { assessmentId: id, version }: CallInput<typeof contract.reviewAssessment>,
): Promise<Assessment> {
  const { db, tenantId, actor, clock } = context;
  const before = await readAssessment(context, id);
  if (before.status !== 'completed') throw new AppError('WRONG_STATE', { status: before.status });
  if (before.nurseId === actor.userId) throw new AppError('ASSESSMENT_NEEDS_ANOTHER');
  const at = clock.now().toISOString();
  const written = await assessmentRows.update(
    db,
    { tenantId, id, version, only: { status: 'completed' } },
    { status: 'reviewed', reviewed_by: actor.userId, reviewed_at: at, updated_at: at },
  );
  return finishChange(context, before, written !== undefined);
}

async function finishChange(
  context: CallContext,
  before: Assessment,
  isWritten: boolean,
): Promise<Assessment> {
  const after = await readAssessment(context, before.id);
  if (!isWritten) throw new AppError('STALE', { current: after });
  context.audit({
    action: 'UPDATE',
    resource: 'nursing_assessments',
    resourceId: before.id,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  context.announce('nursing-assessments');
  return after;
}

async function readAssessment(context: CallContext, id: string): Promise<Assessment> {
  return toAssessment(await requireRow(context, id));
}

/** @throws AppError NOT_FOUND, for an assessment of another hospital as for one that never was. */
async function requireRow({ db, tenantId }: CallContext, id: string): Promise<AssessmentRow> {
  const row = await selectAssessment(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

type TypedFields = Omit<CallInput<typeof contract.updateAssessment>, 'assessmentId' | 'version'>;

/**
 * What is typed of an assessment, scored, as it is stored.
 * @throws AppError INVALID_INPUT for a half-answered scale, and for one that is not meant for the patient's age
 */
export function columnsOf(fields: TypedFields, ageMonths: number) {
  const { painScore, sections } = fields;
  const scored = scoreScales(fields.scales);
  if (scored.braden && ageMonths < bradenMinimumAgeYears * 12) {
    throw invalidFields({ 'scales.braden.sensory': issue('tooYoung', { years: bradenMinimumAgeYears }) });
  }
  if (fields.status === 'completed') refuseHalfAnswered(scored);
  const pain = painScore === null ? {} : { pain: { score: painScore, band: painBand(painScore) } };
  return {
    assessment_type: fields.assessmentType,
    sections: JSON.stringify(Object.fromEntries(Object.entries(sections).filter(([, text]) => text))),
    scales: JSON.stringify({ ...scored, ...pain }),
    fall_risk_score: scored.morse?.total ?? null,
    mobility_level: fields.mobilityLevel,
    allergies_verified: fields.allergiesVerified,
    nursing_diagnoses: fields.nursingDiagnoses,
    care_plan: JSON.stringify(fields.carePlan),
    notes: fields.notes,
    status: fields.status,
  };
}

function refuseHalfAnswered(scored: Partial<Record<ScaleName, ScoredAnswers>>): void {
  const half = Object.entries(scored).filter(([, { missing }]) => missing.length > 0);
  if (half.length === 0) return;
  throw invalidFields(
    Object.fromEntries(
      half.flatMap(([name, { missing }]) =>
        missing.map((item) => [`scales.${name}.${item}`, issue('scaleIncomplete')]),
      ),
    ),
  );
}
