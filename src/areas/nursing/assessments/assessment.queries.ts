import { type Insertable, sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { addendaOf } from '#database/papers/addenda.ts';
import { errorMarkColumns, hasListedStatus } from '#database/papers/error-mark.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Assessment, listedStatuses } from './assessment.contract.ts';
import '../nursing.tables.ts';

export const assessmentRows = versionedRows('nursing_assessment');

export const assessmentAddenda = addendaOf('nursing_assessment_addendum', 'assessment_id');

/** What is left in an assessment of what it says, once it is completed. */
const nothing = {
  sections: null,
  scales: null,
  fall_risk_score: null,
  mobility_level: null,
  allergies_verified: null,
  nursing_diagnoses: null,
  care_plan: null,
  notes: null,
};

type ContentColumn = keyof typeof nothing;

/** One column of what a completed assessment says, or of what a draft says so far. */
function said<Column extends ContentColumn>(column: Column) {
  const [completed, draft] = [sql.ref(`completion.${column}`), sql.ref(`assessment.${column}`)];
  type Said = RowOf<'nursing_assessment_completion'>[Column];
  return sql<Said>`coalesce(${completed}, ${draft})`.as(column);
}

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('nursing_assessment as assessment')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'assessment.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('nursing_assessment_completion as completion', (join) =>
      join.onRef('completion.assessment_id', '=', 'assessment.id').on('completion.tenant_id', '=', tenantId),
    )
    .leftJoin('nursing_assessment_error as error', (join) =>
      join.onRef('error.assessment_id', '=', 'assessment.id').on('error.tenant_id', '=', tenantId),
    )
    .select([
      'assessment.id',
      'assessment.patient_id',
      'assessment.admission_id',
      'assessment.nurse_id',
      'assessment.assessment_type',
      'assessment.assessment_date',
      'assessment.status',
      'assessment.reviewed_at',
      'assessment.created_at',
      'assessment.updated_at',
      'assessment.version',
      said('sections'),
      said('scales'),
      said('fall_risk_score'),
      said('mobility_level'),
      said('allergies_verified'),
      said('nursing_diagnoses'),
      said('care_plan'),
      said('notes'),
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'patient.date_of_birth',
      personName(tenantId, 'assessment.nurse_id').$notNull().as('nurse_name'),
      personName(tenantId, 'assessment.reviewed_by').as('reviewed_by_name'),
      ...errorMarkColumns(tenantId),
    ])
    .where('assessment.tenant_id', '=', tenantId);
}

export type AssessmentRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface AssessmentListRequest {
  patientId?: string | undefined;
  admissionId?: string | undefined;
  assessmentType?: Assessment['assessmentType'] | undefined;
  /** A status of those that count, or those that were entered in error. */
  status?: (typeof listedStatuses)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectAssessments(
  db: Db,
  tenantId: string,
  request: AssessmentListRequest,
): Promise<AssessmentRow[]> {
  const { patientId, admissionId, assessmentType, status, cursor, limit } = request;
  let query = withNames(db, tenantId);
  if (patientId) query = query.where('assessment.patient_id', '=', patientId);
  if (admissionId) query = query.where('assessment.admission_id', '=', admissionId);
  if (assessmentType) query = query.where('assessment.assessment_type', '=', assessmentType);
  if (status) query = query.where(hasListedStatus('assessment.status', status));
  return selectPage(
    query,
    { cursor, limit },
    { 'assessment.assessment_date': 'timestamptz', 'assessment.id': 'uuid' },
    'desc',
  );
}

export function selectAssessment(db: Db, tenantId: string, id: string): Promise<AssessmentRow | undefined> {
  return withNames(db, tenantId).where('assessment.id', '=', id).executeTakeFirst();
}

type Paper = Insertable<Tables['nursing_assessment']>;
type Completion = Insertable<Tables['nursing_assessment_completion']>;
type Content = Pick<Completion, ContentColumn>;

/** Adds assessments with what they say, drafts and completed ones. */
export async function insertAssessments(db: Db, rows: readonly (Paper & Content)[]): Promise<void> {
  await db.insertInto('nursing_assessment').values(rows.map(ofPaper)).execute();
  await insertCompletions(
    db,
    rows.filter(({ status }) => status !== 'draft'),
  );
}

/** What is written into the assessment itself: of a completed one nothing that it says. */
export function ofPaper<Columns extends Content & Pick<Paper, 'status'>>(
  columns: Columns,
): Columns | (Omit<Columns, ContentColumn> & typeof nothing) {
  return columns.status === 'draft' ? columns : { ...columns, ...nothing };
}

type Completed = Content &
  Pick<Paper, 'tenant_id' | 'id' | 'nurse_id' | 'assessment_type' | 'assessment_date'>;

/** Adds what completed assessments say, after they were stored as completed: the database refuses it for a draft. */
export async function insertCompletions(db: Db, completed: readonly Completed[]): Promise<void> {
  if (completed.length === 0) return;
  const rows = completed.map((row) => ({
    tenant_id: row.tenant_id,
    assessment_id: row.id,
    nurse_id: row.nurse_id,
    assessment_type: row.assessment_type,
    assessment_date: row.assessment_date,
    sections: row.sections,
    scales: row.scales,
    fall_risk_score: row.fall_risk_score,
    mobility_level: row.mobility_level,
    allergies_verified: row.allergies_verified,
    nursing_diagnoses: row.nursing_diagnoses,
    care_plan: row.care_plan,
    notes: row.notes,
  }));
  await db.insertInto('nursing_assessment_completion').values(rows).execute();
}
