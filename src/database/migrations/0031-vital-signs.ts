import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = {
  nurse: ['nursing.read', 'nursing.write', 'vitals.write'],
};

/**
 * Vital signs with their scores, and nursing assessments. A set of vital signs is only ever added: the app role may
 * change none, a mark says that one was entered in error, and only a marked set can be replaced. What a consultation
 * measured is such a set too, of the same patient.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...signs, ...marks, ...escalations, ...scales, ...assessments]);
  for (const table of ['vital_signs', 'vital_signs_error', 'vital_signs_escalation', 'saturation_scale']) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  await protectTenantTable(db, 'nursing_assessment', ['select', 'insert', 'update']);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

const signs = [
  `create table vital_signs (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    clock_ahead_seconds integer,
    temperature_typed_tenths smallint,
    temperature_unit text,
    temperature_tenths smallint,
    heart_rate smallint,
    respiratory_rate smallint,
    blood_pressure_systolic smallint,
    blood_pressure_diastolic smallint,
    oxygen_saturation smallint,
    oxygen text,
    oxygen_flow_tenths smallint,
    consciousness text,
    pain_score smallint,
    blood_glucose_typed_tenths smallint,
    blood_glucose_unit text,
    weight_grams integer,
    height_tenths smallint,
    is_obstetric boolean not null,
    notes text,
    is_abnormal boolean not null,
    abnormal_signs text[] not null,
    judged_by text not null,
    news2 jsonb,
    news2_total smallint,
    news2_version text,
    next_due_at timestamptz(3),
    replaces uuid,
    created_at timestamptz(3) not null,
    constraint vital_signs_pkey primary key (tenant_id, id),
    constraint vital_signs_of_patient unique (tenant_id, id, patient_id),
    constraint vital_signs_replaced_once unique (tenant_id, replaces),
    constraint vital_signs_not_in_future check (recorded_at <= created_at),
    constraint vital_signs_clock check (clock_ahead_seconds > 0),
    constraint vital_signs_measured check (num_nonnulls(temperature_tenths, heart_rate, respiratory_rate,
      blood_pressure_systolic, blood_pressure_diastolic, oxygen_saturation, oxygen, consciousness, pain_score,
      blood_glucose_typed_tenths, weight_grams, height_tenths) > 0),
    constraint vital_signs_temperature check ((temperature_tenths is null) = (temperature_typed_tenths is null)
      and (temperature_tenths is null) = (temperature_unit is null)
      and (temperature_unit is null or temperature_unit in ('C', 'F'))
      and (temperature_tenths is null or temperature_tenths between 250 and 450)),
    constraint vital_signs_possible check ((heart_rate is null or heart_rate between 0 and 300)
      and (respiratory_rate is null or respiratory_rate between 0 and 100)
      and (oxygen_saturation is null or oxygen_saturation between 0 and 100)
      and (pain_score is null or pain_score between 0 and 10)
      and (blood_pressure_systolic is null or blood_pressure_systolic between 30 and 300)
      and (blood_pressure_diastolic is null or blood_pressure_diastolic between 10 and 200)),
    constraint vital_signs_pressures check (blood_pressure_diastolic is null or blood_pressure_systolic is null
      or blood_pressure_diastolic < blood_pressure_systolic),
    constraint vital_signs_oxygen_known check (oxygen is null or oxygen in ('air', 'oxygen')),
    constraint vital_signs_flow_of_oxygen check (oxygen_flow_tenths is null
      or (oxygen is not null and oxygen = 'oxygen' and oxygen_flow_tenths > 0)),
    constraint vital_signs_consciousness_known check (consciousness is null
      or consciousness in ('alert', 'confusion', 'voice', 'pain', 'unresponsive')),
    constraint vital_signs_glucose check ((blood_glucose_typed_tenths is null) = (blood_glucose_unit is null)
      and (blood_glucose_unit is null or blood_glucose_unit in ('mg/dL', 'mmol/L'))),
    constraint vital_signs_sizes check ((weight_grams is null or weight_grams > 0)
      and (height_tenths is null or height_tenths > 0)),
    constraint vital_signs_abnormal check (is_abnormal = (cardinality(abnormal_signs) > 0)),
    constraint vital_signs_scored check ((news2 is null) = (news2_version is null)
      and (news2_total is null or news2 is not null) and (news2_total is null) = (next_due_at is null)
      and (news2_total is null or news2_total between 0 and 20))
  )`,
  tenantKey('vital_signs'),
  key('vital_signs', 'patient', 'patient_id', 'patient'),
  key('vital_signs', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('vital_signs', 'recorder', 'recorded_by', 'user_account'),
  key('consultation_note', 'vital_signs', 'vital_signs_id, patient_id', 'vital_signs', 'id, patient_id'),
  `create index vital_signs_by_time on vital_signs (tenant_id, recorded_at, id)`,
  `create index vital_signs_abnormal_by_time on vital_signs (tenant_id, recorded_at, id) where is_abnormal`,
  `create index vital_signs_by_patient on vital_signs (tenant_id, patient_id, recorded_at, id)`,
  `create index vital_signs_by_admission on vital_signs (tenant_id, admission_id, recorded_at, id)`,
  `create index vital_signs_scored_by_admission on vital_signs (tenant_id, admission_id, recorded_at, id)
    where news2_total is not null`,
];

const marks = [
  `create table vital_signs_error (
    tenant_id uuid not null,
    vital_signs_id uuid not null,
    patient_id uuid not null,
    reason text not null,
    marked_by uuid not null,
    marked_at timestamptz(3) not null,
    constraint vital_signs_error_pkey primary key (tenant_id, vital_signs_id),
    constraint vital_signs_error_of_patient unique (tenant_id, vital_signs_id, patient_id),
    constraint vital_signs_error_says_why check (reason <> '')
  )`,
  tenantKey('vital_signs_error'),
  key('vital_signs_error', 'signs', 'vital_signs_id, patient_id', 'vital_signs', 'id, patient_id'),
  key('vital_signs_error', 'marker', 'marked_by', 'user_account'),
  key('vital_signs', 'replaced', 'replaces, patient_id', 'vital_signs_error', 'vital_signs_id, patient_id'),
];

const escalations = [
  `create table vital_signs_escalation (
    tenant_id uuid not null,
    id uuid not null,
    vital_signs_id uuid not null,
    called text not null,
    called_at timestamptz(3) not null,
    ordered text not null,
    recorded_by uuid not null,
    created_at timestamptz(3) not null,
    constraint vital_signs_escalation_pkey primary key (tenant_id, id),
    constraint vital_signs_escalation_says_whom check (called <> ''),
    constraint vital_signs_escalation_says_what check (ordered <> ''),
    constraint vital_signs_escalation_not_in_future check (called_at <= created_at)
  )`,
  tenantKey('vital_signs_escalation'),
  key('vital_signs_escalation', 'signs', 'vital_signs_id', 'vital_signs'),
  key('vital_signs_escalation', 'recorder', 'recorded_by', 'user_account'),
  `create index vital_signs_escalation_of_signs on vital_signs_escalation (tenant_id, vital_signs_id, called_at, id)`,
];

const scales = [
  `create table saturation_scale (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    scale smallint not null,
    reason text not null,
    decided_by uuid not null,
    decided_at timestamptz(3) not null,
    constraint saturation_scale_pkey primary key (tenant_id, id),
    constraint saturation_scale_known check (scale in (1, 2)),
    constraint saturation_scale_says_why check (reason <> '')
  )`,
  tenantKey('saturation_scale'),
  key('saturation_scale', 'admission', 'admission_id', 'admission'),
  key('saturation_scale', 'decider', 'decided_by', 'user_account'),
  `create index saturation_scale_of_admission on saturation_scale (tenant_id, admission_id, decided_at, id)`,
];

const assessments = [
  `create table nursing_assessment (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid,
    nurse_id uuid not null,
    assessment_type text not null,
    assessment_date timestamptz(3) not null,
    sections jsonb not null,
    scales jsonb not null,
    fall_risk_score smallint,
    mobility_level text,
    allergies_verified boolean not null,
    nursing_diagnoses text[] not null,
    care_plan jsonb not null,
    notes text,
    status text not null,
    reviewed_by uuid,
    reviewed_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint nursing_assessment_pkey primary key (tenant_id, id),
    constraint nursing_assessment_type_known
      check (assessment_type in ('admission', 'shift', 'focused', 'discharge')),
    constraint nursing_assessment_status_known check (status in ('draft', 'completed', 'reviewed')),
    constraint nursing_assessment_mobility_known check (mobility_level is null
      or mobility_level in ('independent', 'supervision', 'one_person', 'two_people', 'bedbound')),
    constraint nursing_assessment_objects check (jsonb_typeof(sections) = 'object'
      and jsonb_typeof(scales) = 'object' and jsonb_typeof(care_plan) = 'array'),
    constraint nursing_assessment_fall_risk check (fall_risk_score between 0 and 125),
    constraint nursing_assessment_reviewed check ((status = 'reviewed') = (reviewed_at is not null)
      and (reviewed_at is null) = (reviewed_by is null)),
    constraint nursing_assessment_reviewed_by_another check (reviewed_by is null or reviewed_by <> nurse_id)
  )`,
  tenantKey('nursing_assessment'),
  key('nursing_assessment', 'patient', 'patient_id', 'patient'),
  key('nursing_assessment', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('nursing_assessment', 'nurse', 'nurse_id', 'user_account'),
  key('nursing_assessment', 'reviewer', 'reviewed_by', 'user_account'),
  `create index nursing_assessment_by_time on nursing_assessment (tenant_id, assessment_date, id)`,
  `create index nursing_assessment_by_patient on nursing_assessment
    (tenant_id, patient_id, assessment_date, id)`,
  `create index nursing_assessment_by_admission on nursing_assessment
    (tenant_id, admission_id, assessment_date, id)`,
];
