import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { type Grant, protectTenantTable, runAll } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = {
  nurse: ['emr.allergies'],
  ward_manager: ['emr.allergies'],
  theatre_nurse: ['emr.allergies'],
  pharmacist: ['emr.allergies'],
};

/** What was signed can be added to and never changed: the app role has no right to. */
const grants: Readonly<Record<string, readonly Grant[]>> = {
  allergy_state: ['select', 'insert', 'update'],
  patient_allergy: ['select', 'insert', 'update'],
  patient_problem: ['select', 'insert', 'update'],
  reviewed_line: ['select', 'insert'],
  diagnosis: ['select', 'insert', 'update'],
  consultation: ['select', 'insert', 'update'],
  consultation_note: ['select', 'insert'],
  consultation_diagnosis: ['select', 'insert'],
  consultation_amendment: ['select', 'insert'],
  consultation_template: ['select', 'insert', 'update', 'delete'],
};

/**
 * Allergies and problems of a patient, the hospital's list of diagnoses, and consultations. Nobody is said to have no
 * known allergies while one is recorded: an active allergy names the patient's state 'recorded'. A signed note names
 * its consultation as signed, by its author and of its patient, so none of these can change any more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...allergies, ...problems, ...diagnoses, ...consultations, ...signed, ...templates]);
  for (const [table, rights] of Object.entries(grants)) await protectTenantTable(db, table, rights);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

/** A foreign key to the tenant, to a patient or to a person, in a statement of its own. */
function references(table: string, name: string, columns: string, target: string): string {
  return `alter table ${table} add constraint ${table}_${name} foreign key (${columns}) references ${target}`;
}

const toTenant = (table: string) => references(table, 'tenant', 'tenant_id', 'tenant (id)');
const toPatient = (table: string) =>
  references(table, 'patient', 'tenant_id, patient_id', 'patient (tenant_id, id)');
const toPerson = (table: string, name: string, column: string) =>
  references(table, name, `tenant_id, ${column}`, 'user_account (tenant_id, id)');

const allergies = [
  `create table allergy_state (
    tenant_id uuid not null,
    patient_id uuid not null,
    state text not null,
    stated_by uuid,
    stated_at timestamptz(3),
    updated_at timestamptz(3) not null,
    constraint allergy_state_pkey primary key (tenant_id, patient_id),
    constraint allergy_state_of_patient unique (tenant_id, patient_id, state),
    constraint allergy_state_known check (state in ('not-asked', 'none-known', 'recorded')),
    constraint allergy_state_stated check ((state = 'none-known') = (stated_at is not null)
      and (stated_at is null) = (stated_by is null))
  )`,
  toTenant('allergy_state'),
  toPatient('allergy_state'),
  toPerson('allergy_state', 'stater', 'stated_by'),
  `create table patient_allergy (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    substance text not null,
    substance_key text collate "C" not null,
    ingredient text collate "C",
    reaction_kind text not null,
    reaction text,
    severity text not null,
    certainty text not null,
    noticed_on date,
    status text not null,
    active_state text,
    status_reason text,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    changed_by uuid not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint patient_allergy_pkey primary key (tenant_id, id),
    constraint patient_allergy_has_substance check (substance <> '' and substance_key <> ''),
    constraint patient_allergy_ingredient_lower check (ingredient <> '' and ingredient = lower(ingredient)),
    constraint patient_allergy_reaction_known check (reaction_kind in ('anaphylaxis', 'breathing', 'swelling',
      'rash', 'severe-skin', 'stomach', 'other', 'unknown')),
    constraint patient_allergy_severity_known check (severity in ('mild', 'moderate', 'severe',
      'life-threatening', 'unknown')),
    constraint patient_allergy_certainty_known check (certainty in ('suspected', 'confirmed')),
    constraint patient_allergy_status_known check (status in ('active', 'refuted', 'entered-in-error')),
    constraint patient_allergy_status_reasoned check ((status = 'active') = (status_reason is null)),
    constraint patient_allergy_in_state check ((status = 'active') = (active_state is not null)
      and (active_state is null or active_state = 'recorded'))
  )`,
  toTenant('patient_allergy'),
  toPatient('patient_allergy'),
  references(
    'patient_allergy',
    'state',
    'tenant_id, patient_id, active_state',
    'allergy_state (tenant_id, patient_id, state)',
  ),
  toPerson('patient_allergy', 'recorder', 'recorded_by'),
  toPerson('patient_allergy', 'changer', 'changed_by'),
  `create unique index patient_allergy_once on patient_allergy (tenant_id, patient_id, substance_key)
    where status = 'active'`,
  `create index patient_allergy_by_patient on patient_allergy (tenant_id, patient_id, recorded_at, id)`,
];

const problems = [
  `create table diagnosis (
    tenant_id uuid not null,
    id uuid not null,
    code text,
    code_key text collate "C",
    title text not null,
    title_key text collate "C" not null,
    search_text text collate "C" not null,
    status text not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint diagnosis_pkey primary key (tenant_id, id),
    constraint diagnosis_has_title check (title <> '' and title_key <> ''),
    constraint diagnosis_code_keyed check ((code is null) = (code_key is null) and code <> '' and code_key <> ''),
    constraint diagnosis_status_known check (status in ('active', 'inactive'))
  )`,
  toTenant('diagnosis'),
  toPerson('diagnosis', 'creator', 'created_by'),
  `create unique index diagnosis_by_code on diagnosis (tenant_id, code_key) where code_key is not null`,
  `create unique index diagnosis_by_title_alone on diagnosis (tenant_id, title_key) where code_key is null`,
  `create index diagnosis_by_title on diagnosis (tenant_id, status, title_key, id)`,
  `create table patient_problem (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    diagnosis_id uuid,
    code text,
    title text not null,
    title_key text collate "C" not null,
    certainty text not null,
    since date,
    notes text,
    status text not null,
    resolved_on date,
    status_reason text,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    changed_by uuid not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint patient_problem_pkey primary key (tenant_id, id),
    constraint patient_problem_has_title check (title <> '' and title_key <> ''),
    constraint patient_problem_certainty_known check (certainty in ('provisional', 'confirmed')),
    constraint patient_problem_status_known check (status in ('active', 'resolved', 'entered-in-error')),
    constraint patient_problem_resolved check ((status = 'resolved') = (resolved_on is not null)
      and resolved_on >= since),
    constraint patient_problem_error_reasoned check ((status = 'entered-in-error') = (status_reason is not null))
  )`,
  toTenant('patient_problem'),
  toPatient('patient_problem'),
  references('patient_problem', 'diagnosis', 'tenant_id, diagnosis_id', 'diagnosis (tenant_id, id)'),
  toPerson('patient_problem', 'recorder', 'recorded_by'),
  toPerson('patient_problem', 'changer', 'changed_by'),
  `create unique index patient_problem_once on patient_problem (tenant_id, patient_id, title_key)
    where status = 'active'`,
  `create index patient_problem_by_patient on patient_problem (tenant_id, patient_id, recorded_at, id)`,
];

// A line of the old free text that somebody has taken over into a list, or left out.
const diagnoses = [
  `create table reviewed_line (
    tenant_id uuid not null,
    patient_id uuid not null,
    field text not null,
    line_key text collate "C" not null,
    outcome text not null,
    reviewed_by uuid not null,
    reviewed_at timestamptz(3) not null,
    constraint reviewed_line_pkey primary key (tenant_id, patient_id, field, line_key),
    constraint reviewed_line_field_known check (field in ('allergies', 'medicalHistory')),
    constraint reviewed_line_outcome_known check (outcome in ('taken-over', 'left-out'))
  )`,
  toTenant('reviewed_line'),
  toPatient('reviewed_line'),
  toPerson('reviewed_line', 'reviewer', 'reviewed_by'),
];

const consultations = [
  `create table consultation (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    appointment_id uuid,
    author_id uuid not null,
    status text not null,
    is_sensitive boolean not null,
    is_entered_in_error boolean not null default false,
    draft jsonb,
    follow_up_appointment_id uuid,
    started_at timestamptz(3) not null,
    closed_at timestamptz(3),
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint consultation_pkey primary key (tenant_id, id),
    constraint consultation_as_signed unique (tenant_id, id, patient_id, author_id, status),
    constraint consultation_status_known check (status in ('draft', 'signed', 'discarded')),
    constraint consultation_closed check ((status = 'draft') = (closed_at is null) and closed_at >= started_at),
    constraint consultation_draft_kept check ((status = 'signed') = (draft is null)),
    constraint consultation_draft_is_object check (jsonb_typeof(draft) = 'object'),
    constraint consultation_error_of_signed check (status = 'signed' or not is_entered_in_error),
    constraint consultation_follow_up_of_signed check (follow_up_appointment_id is null or status = 'signed')
  )`,
  toTenant('consultation'),
  toPatient('consultation'),
  references('consultation', 'appointment', 'tenant_id, appointment_id', 'appointment (tenant_id, id)'),
  references(
    'consultation',
    'follow_up',
    'tenant_id, follow_up_appointment_id',
    'appointment (tenant_id, id)',
  ),
  toPerson('consultation', 'author', 'author_id'),
  `create unique index consultation_of_appointment on consultation (tenant_id, appointment_id)
    where appointment_id is not null and status <> 'discarded' and not is_entered_in_error`,
  `create index consultation_by_follow_up on consultation (tenant_id, follow_up_appointment_id)
    where follow_up_appointment_id is not null`,
  `create index consultation_by_time on consultation (tenant_id, started_at, id)`,
  `create index consultation_by_author on consultation (tenant_id, author_id, status, started_at, id)`,
  `create index consultation_by_patient on consultation (tenant_id, patient_id, started_at, id)`,
];

const signed = [
  `create table consultation_note (
    tenant_id uuid not null,
    consultation_id uuid not null,
    patient_id uuid not null,
    signed_by uuid not null,
    consultation_status text not null,
    signed_at timestamptz(3) not null,
    reason text not null,
    history text,
    examination text,
    plan text,
    referred_to text,
    vital_signs_id uuid,
    follow_up_date date,
    follow_up_note text,
    constraint consultation_note_pkey primary key (tenant_id, consultation_id),
    constraint consultation_note_of_signed check (consultation_status = 'signed'),
    constraint consultation_note_has_reason check (reason <> '')
  )`,
  toTenant('consultation_note'),
  references(
    'consultation_note',
    'of_signed_consultation',
    'tenant_id, consultation_id, patient_id, signed_by, consultation_status',
    'consultation (tenant_id, id, patient_id, author_id, status)',
  ),
  `create table consultation_diagnosis (
    tenant_id uuid not null,
    consultation_id uuid not null,
    position smallint not null,
    diagnosis_id uuid,
    code text,
    title text not null,
    certainty text not null,
    is_primary boolean not null,
    constraint consultation_diagnosis_pkey primary key (tenant_id, consultation_id, position),
    constraint consultation_diagnosis_has_title check (title <> ''),
    constraint consultation_diagnosis_certainty_known check (certainty in ('provisional', 'confirmed'))
  )`,
  toTenant('consultation_diagnosis'),
  references(
    'consultation_diagnosis',
    'note',
    'tenant_id, consultation_id',
    'consultation_note (tenant_id, consultation_id)',
  ),
  references('consultation_diagnosis', 'diagnosis', 'tenant_id, diagnosis_id', 'diagnosis (tenant_id, id)'),
  `create unique index consultation_diagnosis_primary on consultation_diagnosis (tenant_id, consultation_id)
    where is_primary`,
  `create table consultation_amendment (
    tenant_id uuid not null,
    id uuid not null,
    consultation_id uuid not null,
    kind text not null,
    reason text not null,
    body text,
    amended_by uuid not null,
    amended_at timestamptz(3) not null,
    constraint consultation_amendment_pkey primary key (tenant_id, id),
    constraint consultation_amendment_kind_known check (kind in ('addition', 'correction', 'entered-in-error')),
    constraint consultation_amendment_reasoned check (reason <> ''),
    constraint consultation_amendment_says_what
      check ((kind = 'entered-in-error') = (body is null) and body <> '')
  )`,
  toTenant('consultation_amendment'),
  references(
    'consultation_amendment',
    'note',
    'tenant_id, consultation_id',
    'consultation_note (tenant_id, consultation_id)',
  ),
  toPerson('consultation_amendment', 'amender', 'amended_by'),
  `create index consultation_amendment_by_time on consultation_amendment
    (tenant_id, consultation_id, amended_at, id)`,
  `create unique index consultation_in_error_once on consultation_amendment (tenant_id, consultation_id)
    where kind = 'entered-in-error'`,
];

const templates = [
  `create table consultation_template (
    tenant_id uuid not null,
    id uuid not null,
    owner_id uuid not null,
    name text not null,
    fields jsonb not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint consultation_template_pkey primary key (tenant_id, id),
    constraint consultation_template_has_name check (name <> ''),
    constraint consultation_template_fields_object check (jsonb_typeof(fields) = 'object')
  )`,
  toTenant('consultation_template'),
  toPerson('consultation_template', 'owner', 'owner_id'),
  `create unique index consultation_template_by_name on consultation_template (tenant_id, owner_id, lower(name))`,
];
