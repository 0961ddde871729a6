import { findStay } from '#areas/vitals/vitals.public.ts';
import { insertErrorMark, requireNoMark } from '#database/papers/error-mark.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { can } from '#kernel/access/actor.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { paperAnswers } from '#server/papers/paper-calls.ts';
import { paperWrites } from '#server/papers/paper-writes.ts';
import { paperOf } from '#server/papers/paper.ts';
import { bradenMinimumAgeYears } from '../scales/braden.ts';
import { painBand } from '../scales/pain.ts';
import type * as contract from './assessment.contract.ts';
import type { Assessment } from './assessment.contract.ts';
import { issue } from './assessment.issues.ts';
import {
  assessmentAddenda,
  type AssessmentRow,
  assessmentRows,
  insertAssessments,
  insertCompletions,
  ofPaper,
  selectAssessment,
  selectAssessments,
} from './assessment.queries.ts';
import { auditValues, toAssessment } from './assessment.record.ts';
import { type ScaleName, type ScoredAnswers, scoreScales } from './scale-answers.ts';

const assessmentPaper = paperOf<AssessmentRow, Assessment>({
  resource: 'nursing_assessments',
  topic: 'nursing-assessments',
  select: selectAssessment,
  toPaper: async ({ db, tenantId }, row) =>
    toAssessment(row, await assessmentAddenda.select(db, tenantId, row.id)),
});

const writeAssessment = paperWrites(assessmentPaper, assessmentRows);

export async function listAssessments(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listAssessments>,
): Promise<Page<Assessment>> {
  const rows = await selectAssessments(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.assessment_date, row.id]);
  const addendaOf = await assessmentAddenda.selectOfEach(
    db,
    tenantId,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => toAssessment(row, addendaOf(row.id))) };
}

const answers = paperAnswers(assessmentPaper, {
  id: 'assessmentId',
  facts: ({ patient_id: patientId }) => ({ patientId }),
  document: 'nursing-assessment',
});

export const getAssessment = answers.get;
export const recordAssessmentPrint = answers.recordPrint();

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
  return assessmentPaper.changed(context, id, (created) => ({
    action: 'CREATE',
    newValues: auditValues(created),
  }));
}

/** @throws AppError WRONG_STATE for one that is no draft, DRAFT_OF_ANOTHER, STALE, INVALID_INPUT at the field */
export async function updateAssessment(
  context: CallContext,
  { assessmentId: id, version, ...fields }: CallInput<typeof contract.updateAssessment>,
): Promise<Assessment> {
  const row = await requireValid(context, id);
  requireStatus(row.status, ['draft']);
  refuseDraftOfAnother(context, row);
  const day = dateIn(context.actor.timeZone, new Date(row.assessment_date));
  const ageMonths = ageInMonths(row.date_of_birth, day);
  const columns = columnsOf(fields, ageMonths);
  await writeAssessment(context, { row, version }, ofPaper(columns));
  if (columns.status === 'completed') {
    await insertCompletions(context.db, [{ ...row, ...columns, tenant_id: context.tenantId }]);
  }
  return changed(context, row);
}

/** @throws AppError WRONG_STATE for one that is not completed, ASSESSMENT_NEEDS_ANOTHER for one's own, STALE */
export async function reviewAssessment(
  context: CallContext,
  { assessmentId: id, version }: CallInput<typeof contract.reviewAssessment>,
): Promise<Assessment> {
  const { actor, clock } = context;
  const row = await requireValid(context, id);
  requireStatus(row.status, ['completed']);
  if (row.nurse_id === actor.userId) throw new AppError('ASSESSMENT_NEEDS_ANOTHER');
  const review = { reviewed_by: actor.userId, reviewed_at: clock.now().toISOString() };
  await writeAssessment(context, { row, version }, { status: 'reviewed', ...review });
  return changed(context, row);
}

/** Tells of a change by what was there before it. */
function changed(context: CallContext, before: AssessmentRow): Promise<Assessment> {
  return assessmentPaper.changed(context, before.id, (after) => ({
    action: 'UPDATE',
    ...changedFields(auditValues(toAssessment(before, [])), auditValues(after)),
  }));
}

/** Besides NOT_FOUND: @throws AppError WRONG_STATE for a draft, and for one that was entered in error */
export const addAddendum = answers.addAddendum(assessmentAddenda, (_context, row) => {
  requireNoMark(row);
  requireStatus(row.status, ['completed', 'reviewed']);
});

/**
 * Its scores count no longer. A draft is marked by whoever began it; one that was left behind, and that no two records
 * can be joined with, by who plans the shifts.
 * @throws AppError NOT_FOUND, WRONG_STATE for one that is marked already, DRAFT_OF_ANOTHER
 */
export const markInError = answers.markInError(async (context, { id }, reason) => {
  const { db, tenantId, actor, clock } = context;
  await assessmentRows.lock(db, tenantId, id);
  const row = await requireValid(context, id);
  if (row.status === 'draft' && !can(actor, 'shifts.manage')) refuseDraftOfAnother(context, row);
  await insertErrorMark(context, 'nursing_assessment_error', { assessment_id: id, reason });
  // Whoever saw the version before neither completes nor reviews it any more.
  const seen = { tenantId, id, version: row.version };
  await assessmentRows.update(db, seen, { updated_at: clock.now().toISOString() });
});

async function requireValid(context: CallContext, id: string): Promise<AssessmentRow> {
  const row = await assessmentPaper.requireRow(context, id);
  requireNoMark(row);
  return row;
}

/**
 * A draft belongs to the nurse who began it: once it is completed it says that this nurse has assessed.
 * @throws AppError DRAFT_OF_ANOTHER with the name of the nurse
 */
function refuseDraftOfAnother({ actor }: CallContext, { nurse_id, nurse_name }: AssessmentRow): void {
  if (nurse_id !== actor.userId) throw new AppError('DRAFT_OF_ANOTHER', { nurseName: nurse_name });
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
