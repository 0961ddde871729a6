import { selectPage } from '#database/lists/select-page.ts';
import { addendaOf } from '#database/papers/addenda.ts';
import { errorMarkColumns, hasListedStatus } from '#database/papers/error-mark.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Assessment, listedStatuses } from './assessment.contract.ts';
import '../nursing.tables.ts';

export type StoredAssessment = RowOf<'nursing_assessment'>;

export const assessmentRows = versionedRows('nursing_assessment');

export const assessmentAddenda = addendaOf('nursing_assessment_addendum', 'assessment_id');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('nursing_assessment as assessment')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'assessment.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('nursing_assessment_error as error', (join) =>
      join.onRef('error.assessment_id', '=', 'assessment.id').on('error.tenant_id', '=', tenantId),
    )
    .selectAll('assessment')
    .select([
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

type NewAssessment = Omit<StoredAssessment, 'sections' | 'scales' | 'care_plan'> &
  Record<'sections' | 'scales' | 'care_plan', string>;

export async function insertAssessments(db: Db, rows: readonly NewAssessment[]): Promise<void> {
  await db.insertInto('nursing_assessment').values(rows).execute();
}
