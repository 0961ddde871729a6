import { type Kysely, sql } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = {
  doctor: ['pharmacy.read', 'pharmacy.prescribe'],
  pharmacist: ['pharmacy.catalogue', 'pharmacy.dispense', 'admissions.read'],
};

/**
 * Medicines and prescriptions. A draft is a row of its own that may be changed and deleted; signing turns it into a
 * prescription with lines, of which the app role may change nothing but how they go on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...medicines, ...drafts, ...prescriptions, ...lines, ...findings]);
  await protectTenantTable(db, 'medicine', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'medicine_word', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'prescription_draft', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'prescription_set', ['select', 'insert', 'update', 'delete']);
  for (const table of [
    'prescription',
    'prescription_line',
    'prescription_line_event',
    'prescription_finding',
  ]) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  await grantColumns(db, 'prescription', [
    ...['status', 'cancelled_at', 'cancelled_by', 'cancel_reason'],
    ...['updated_at', 'version'],
  ]);
  await grantColumns(db, 'prescription_line', ['state', 'state_at', 'state_by', 'state_reason', 'version']);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

async function grantColumns(db: Kysely<never>, table: string, columns: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`grant update (${names}) on ${sql.id(table)} to ${sql.id(appRole)}`.execute(db);
}

const medicines = [
  `create table medicine (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    generic_name text not null,
    ingredients jsonb not null default '[]',
    ingredient_codes text[] not null default '{}',
    strength text not null,
    dosage_form text not null,
    route text not null,
    category text not null,
    maker text,
    base_unit text not null,
    pack_size integer not null,
    is_high_alert boolean not null,
    is_controlled boolean not null,
    is_antibiotic boolean not null,
    pregnancy_risk text,
    minimum_age_months integer,
    dose_limits jsonb not null default '[]',
    is_active boolean not null,
    sort_name text collate "C" not null,
    identity_key text collate "C" not null,
    search_text text not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint medicine_pkey primary key (tenant_id, id),
    constraint medicine_has_name check (name <> ''),
    constraint medicine_form_known check (dosage_form in ('tablet', 'capsule', 'syrup', 'suspension', 'drops',
      'injection', 'infusion', 'cream', 'ointment', 'gel', 'inhaler', 'nebuliser', 'suppository', 'sachet', 'spray',
      'patch', 'other')),
    constraint medicine_route_known check (route in ('oral', 'iv', 'im', 'sc', 'topical', 'inhaled', 'rectal',
      'vaginal', 'sublingual', 'eye', 'ear', 'nasal', 'other')),
    constraint medicine_unit_known check (base_unit in ('tablet', 'capsule', 'ml', 'ampoule', 'vial', 'sachet',
      'suppository', 'g', 'puff', 'patch', 'unit', 'piece')),
    constraint medicine_pack check (pack_size between 1 and 100000),
    constraint medicine_pregnancy_known check (pregnancy_risk in ('stop', 'caution', 'none')),
    constraint medicine_minimum_age check (minimum_age_months between 0 and 1200),
    constraint medicine_ingredients_listed check (jsonb_typeof(ingredients) = 'array'
      and jsonb_typeof(dose_limits) = 'array'),
    constraint medicine_once unique (tenant_id, identity_key)
  )`,
  `alter table medicine add constraint medicine_tenant foreign key (tenant_id) references tenant (id)`,
  // A medicine is an item of the one stock: its price, its minimum and what is there of it stand with the item.
  `alter table medicine add constraint medicine_item foreign key (tenant_id, id) references stock_item (tenant_id, id)`,
  `alter table medicine add constraint medicine_creator foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create index medicine_by_name on medicine (tenant_id, is_active, sort_name, id)`,
  `create index medicine_by_ingredient on medicine using gin (ingredient_codes)`,
  // Comparisons of words are leakproof, so this index answers under row-level security, which LIKE does not.
  `create table medicine_word (
    tenant_id uuid not null,
    word text collate "C" not null,
    sort_name text collate "C" not null,
    medicine_id uuid not null,
    constraint medicine_word_pkey primary key (tenant_id, word, sort_name, medicine_id)
  )`,
  `alter table medicine_word add constraint medicine_word_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table medicine_word add constraint medicine_word_medicine foreign key (tenant_id, medicine_id)
    references medicine (tenant_id, id) on delete cascade`,
  `create index medicine_word_of_medicine on medicine_word (tenant_id, medicine_id, word)`,
];

const drafts = [
  `create table prescription_draft (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    prescriber_id uuid not null,
    admission_id uuid,
    consultation_id uuid,
    content jsonb not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint prescription_draft_pkey primary key (tenant_id, id),
    constraint prescription_draft_content check (jsonb_typeof(content) = 'object')
  )`,
  `alter table prescription_draft add constraint prescription_draft_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table prescription_draft add constraint prescription_draft_patient foreign key (tenant_id, patient_id)
    references patient (tenant_id, id)`,
  `alter table prescription_draft add constraint prescription_draft_prescriber
    foreign key (tenant_id, prescriber_id) references user_account (tenant_id, id)`,
  `alter table prescription_draft add constraint prescription_draft_admission
    foreign key (tenant_id, admission_id) references admission (tenant_id, id)`,
  `alter table prescription_draft add constraint prescription_draft_consultation
    foreign key (tenant_id, consultation_id) references consultation (tenant_id, id)`,
  `create index prescription_draft_of_person on prescription_draft (tenant_id, prescriber_id, updated_at, id)`,
  `create table prescription_set (
    tenant_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    name text not null,
    lines jsonb not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint prescription_set_pkey primary key (tenant_id, id),
    constraint prescription_set_has_name check (name <> ''),
    constraint prescription_set_lines check (jsonb_typeof(lines) = 'array')
  )`,
  `alter table prescription_set add constraint prescription_set_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table prescription_set add constraint prescription_set_person foreign key (tenant_id, user_id)
    references user_account (tenant_id, id)`,
  `create unique index prescription_set_by_name on prescription_set (tenant_id, user_id, lower(name))`,
];

const prescriptions = [
  `create table prescription (
    tenant_id uuid not null,
    id uuid not null,
    prescription_number text collate "C" not null,
    verification_code text collate "C" not null,
    kind text not null,
    patient_id uuid not null,
    prescriber_id uuid not null,
    prescriber_name text not null,
    admission_id uuid,
    consultation_id uuid,
    diagnosis text,
    advice text,
    next_visit date,
    weight_grams integer,
    pregnancy text not null,
    status text not null,
    signed_at timestamptz(3) not null,
    cancelled_at timestamptz(3),
    cancelled_by uuid,
    cancel_reason text,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint prescription_pkey primary key (tenant_id, id),
    constraint prescription_number_once unique (tenant_id, prescription_number),
    constraint prescription_code_once unique (tenant_id, verification_code),
    constraint prescription_of_patient unique (tenant_id, id, patient_id),
    constraint prescription_kind_known check (kind in ('outpatient', 'inpatient')),
    constraint prescription_inpatient check ((kind = 'inpatient') = (admission_id is not null)),
    constraint prescription_pregnancy_known check (pregnancy in ('pregnant', 'not-pregnant', 'not-asked')),
    constraint prescription_weight check (weight_grams between 200 and 500000),
    constraint prescription_status_known check (status in ('signed', 'partly-dispensed', 'dispensed', 'cancelled')),
    constraint prescription_cancelled_named check ((status = 'cancelled') = (cancelled_at is not null)
      and (cancelled_at is null) = (cancelled_by is null)
      and (cancelled_at is null) = (coalesce(cancel_reason, '') = ''))
  )`,
  `alter table prescription add constraint prescription_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table prescription add constraint prescription_patient foreign key (tenant_id, patient_id)
    references patient (tenant_id, id)`,
  `alter table prescription add constraint prescription_prescriber foreign key (tenant_id, prescriber_id)
    references user_account (tenant_id, id)`,
  `alter table prescription add constraint prescription_canceller foreign key (tenant_id, cancelled_by)
    references user_account (tenant_id, id)`,
  `alter table prescription add constraint prescription_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table prescription add constraint prescription_consultation foreign key (tenant_id, consultation_id)
    references consultation (tenant_id, id)`,
  `create index prescription_by_consultation on prescription (tenant_id, consultation_id)
    where consultation_id is not null`,
  `create index prescription_by_time on prescription (tenant_id, signed_at, id)`,
  `create index prescription_by_status on prescription (tenant_id, status, signed_at, id)`,
  `create index prescription_by_patient on prescription (tenant_id, patient_id, signed_at, id)`,
  `create index prescription_by_admission on prescription (tenant_id, admission_id, signed_at, id)
    where admission_id is not null`,
];

const lines = [
  `create table prescription_line (
    tenant_id uuid not null,
    id uuid not null,
    prescription_id uuid not null,
    patient_id uuid not null,
    line_number smallint not null,
    medicine_id uuid,
    name text not null,
    generic_name text,
    strength text,
    dosage_form text,
    ingredient_codes text[] not null default '{}',
    dose text not null,
    route text not null,
    frequency text not null,
    food text,
    duration text not null,
    quantity integer,
    base_unit text,
    is_quantity_typed boolean not null,
    instruction text,
    starts_on date not null,
    ends_on date,
    replaces_id uuid,
    state text not null,
    state_at timestamptz(3) not null,
    state_by uuid not null,
    state_reason text,
    version integer not null default 1,
    constraint prescription_line_pkey primary key (tenant_id, id),
    constraint prescription_line_once unique (tenant_id, prescription_id, line_number),
    constraint prescription_line_has_name check (name <> ''),
    constraint prescription_line_food_known check (food in ('before', 'after', 'with')),
    constraint prescription_line_quantity check (quantity between 1 and 1000000),
    constraint prescription_line_unit check (medicine_id is null or base_unit is not null),
    constraint prescription_line_days check (ends_on >= starts_on),
    constraint prescription_line_state_known check (state in ('active', 'held', 'stopped', 'changed')),
    constraint prescription_line_state_says_why check (state = 'active' or coalesce(state_reason, '') <> '')
  )`,
  `alter table prescription_line add constraint prescription_line_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table prescription_line add constraint prescription_line_of
    foreign key (tenant_id, prescription_id, patient_id) references prescription (tenant_id, id, patient_id)`,
  `alter table prescription_line add constraint prescription_line_medicine foreign key (tenant_id, medicine_id)
    references medicine (tenant_id, id)`,
  `alter table prescription_line add constraint prescription_line_replaces foreign key (tenant_id, replaces_id)
    references prescription_line (tenant_id, id)`,
  `alter table prescription_line add constraint prescription_line_state_person
    foreign key (tenant_id, state_by) references user_account (tenant_id, id)`,
  `create index prescription_line_of_patient on prescription_line (tenant_id, patient_id, state, ends_on)`,
  `create index prescription_line_of_medicine on prescription_line (tenant_id, medicine_id)`,
  `create unique index prescription_line_replaced_once on prescription_line (tenant_id, replaces_id)
    where replaces_id is not null`,
  `create table prescription_line_event (
    tenant_id uuid not null,
    id uuid not null,
    line_id uuid not null,
    kind text not null,
    happened_at timestamptz(3) not null,
    done_by uuid not null,
    reason text,
    constraint prescription_line_event_pkey primary key (tenant_id, id),
    constraint prescription_line_event_kind check (kind in ('start', 'hold', 'resume', 'stop', 'change')),
    constraint prescription_line_event_reason check (kind in ('start', 'resume') or coalesce(reason, '') <> '')
  )`,
  `alter table prescription_line_event add constraint prescription_line_event_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table prescription_line_event add constraint prescription_line_event_line
    foreign key (tenant_id, line_id) references prescription_line (tenant_id, id)`,
  `alter table prescription_line_event add constraint prescription_line_event_person
    foreign key (tenant_id, done_by) references user_account (tenant_id, id)`,
  `create index prescription_line_event_of on prescription_line_event (tenant_id, line_id, happened_at, id)`,
];

// A stop is only passed with a reason, and both stay with the prescription.
const findings = [
  `create table prescription_finding (
    tenant_id uuid not null,
    id uuid not null,
    prescription_id uuid not null,
    line_id uuid not null,
    position smallint not null,
    severity text not null,
    code text not null,
    facts jsonb not null,
    rules_version text not null,
    reason text,
    constraint prescription_finding_pkey primary key (tenant_id, id),
    constraint prescription_finding_severity check (severity in ('stop', 'inform', 'unchecked')),
    constraint prescription_finding_stop_reasoned check (severity <> 'stop' or coalesce(reason, '') <> ''),
    constraint prescription_finding_facts check (jsonb_typeof(facts) = 'object')
  )`,
  `alter table prescription_finding add constraint prescription_finding_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table prescription_finding add constraint prescription_finding_of foreign key (tenant_id, prescription_id)
    references prescription (tenant_id, id)`,
  `alter table prescription_finding add constraint prescription_finding_line foreign key (tenant_id, line_id)
    references prescription_line (tenant_id, id)`,
  `create index prescription_finding_of_one on prescription_finding (tenant_id, prescription_id, position, id)`,
];
