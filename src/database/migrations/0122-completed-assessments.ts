import { type Kysely, sql } from 'kysely';
import { movesWithPatient } from './0113-joined-records.ts';
import { inEachHospital } from './standing-hospitals.ts';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

const completion = 'nursing_assessment_completion';

/**
 * What a completed nursing assessment says lies in a table to which rows are only added, as what is signed of every other
 * paper does; what its row said moves there. docs/decisions/0154-completed-assessments.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...draft, ...completed]);
  await protectTenantTable(db, completion, ['select', 'insert']);
  await inEachHospital(db, (tenantId) => moveCompleted(db, tenantId));
  await runAll(db, guard);
  await movesWithPatient(db, 'nursing_assessment');
}

// Once it is completed the row itself says nothing.
const draft = [
  ...['sections', 'scales', 'allergies_verified', 'nursing_diagnoses', 'care_plan'].map(
    (column) => `alter table nursing_assessment alter column ${column} drop not null`,
  ),
  `alter table nursing_assessment
    add column is_completed boolean generated always as (status <> 'draft') stored`,
  `alter table nursing_assessment add constraint nursing_assessment_as_completed
    unique (tenant_id, id, nurse_id, assessment_type, assessment_date, is_completed)`,
];

// It names its assessment as completed, by whom, of which type and when, so that none of these changes any more.
const completed = [
  `create table ${completion} (
    tenant_id uuid not null,
    assessment_id uuid not null,
    nurse_id uuid not null,
    assessment_type text not null,
    assessment_date timestamptz(3) not null,
    is_completed boolean not null default true,
    sections jsonb not null,
    scales jsonb not null,
    fall_risk_score smallint,
    mobility_level text,
    allergies_verified boolean not null,
    nursing_diagnoses text[] not null,
    care_plan jsonb not null,
    notes text,
    constraint ${completion}_pkey primary key (tenant_id, assessment_id),
    constraint ${completion}_of_completed check (is_completed),
    constraint ${completion}_mobility_known check (mobility_level is null
      or mobility_level in ('independent', 'supervision', 'one_person', 'two_people', 'bedbound')),
    constraint ${completion}_objects check (jsonb_typeof(sections) = 'object'
      and jsonb_typeof(scales) = 'object' and jsonb_typeof(care_plan) = 'array'),
    constraint ${completion}_fall_risk check (fall_risk_score between 0 and 125)
  )`,
  tenantKey(completion),
  key(
    completion,
    'of_completed_assessment',
    'assessment_id, nurse_id, assessment_type, assessment_date, is_completed',
    'nursing_assessment',
    'id, nurse_id, assessment_type, assessment_date, is_completed',
  ),
];

async function moveCompleted(db: Kysely<never>, tenantId: string): Promise<void> {
  // With 'on conflict' a cluster runs it where the rows are.
  await sql`insert into nursing_assessment_completion (tenant_id, assessment_id, nurse_id, assessment_type,
      assessment_date, sections, scales, fall_risk_score, mobility_level, allergies_verified, nursing_diagnoses,
      care_plan, notes)
    select tenant_id, id, nurse_id, assessment_type, assessment_date, sections, scales, fall_risk_score,
      mobility_level, allergies_verified, nursing_diagnoses, care_plan, notes
    from nursing_assessment
    where tenant_id = ${tenantId}::uuid and status <> 'draft'
    on conflict (tenant_id, assessment_id) do nothing`.execute(db);
  await sql`update nursing_assessment set sections = null, scales = null, fall_risk_score = null,
      mobility_level = null, allergies_verified = null, nursing_diagnoses = null, care_plan = null, notes = null
    where tenant_id = ${tenantId}::uuid and status <> 'draft'`.execute(db);
}

// An older program that completes one writes what it says into its row, and is refused.
const guard = [
  `alter table nursing_assessment add constraint nursing_assessment_draft_kept check (case
    when status = 'draft' then num_nulls(sections, scales, allergies_verified, nursing_diagnoses, care_plan) = 0
    else num_nonnulls(sections, scales, fall_risk_score, mobility_level, allergies_verified, nursing_diagnoses,
      care_plan, notes) = 0 end)`,
  // Only what is completed is added to.
  'alter table nursing_assessment_addendum drop constraint nursing_assessment_addendum_paper',
  key('nursing_assessment_addendum', 'paper', 'assessment_id', completion, 'assessment_id'),
];
