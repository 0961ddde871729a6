import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Intake and output as increments, and wounds over time. Amounts and observations are only ever added: the app role
 * may change none, a mark says that one was entered in error, and only what is marked can be replaced.
 * docs/decisions/0064-fluids-and-wounds.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...settings, ...records, ...entries, ...marks, ...wounds, ...observations]);
  for (const table of ['fluid_record', 'fluid_entry', 'fluid_record_error']) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  await protectTenantTable(db, 'wound', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'wound_observation', ['select', 'insert']);
  await protectTenantTable(db, 'wound_observation_error', ['select', 'insert']);
}

const settings = [
  `alter table tenant_settings add column fluid_day_start_hour smallint not null default 7`,
  `alter table tenant_settings add constraint tenant_settings_fluid_day_start_hour
    check (fluid_day_start_hour between 0 and 23)`,
  `alter table tenant_settings add column urine_reminder_hours smallint not null default 6`,
  `alter table tenant_settings add constraint tenant_settings_urine_reminder_hours
    check (urine_reminder_hours between 1 and 24)`,
];

const records = [
  `create table fluid_record (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    clock_ahead_seconds integer,
    shift_type text not null,
    notes text,
    replaces uuid,
    created_at timestamptz(3) not null,
    constraint fluid_record_pkey primary key (tenant_id, id),
    constraint fluid_record_of_patient unique (tenant_id, id, patient_id),
    constraint fluid_record_at unique (tenant_id, id, patient_id, recorded_at),
    constraint fluid_record_replaced_once unique (tenant_id, replaces),
    constraint fluid_record_shift_known check (shift_type in ('day', 'evening', 'night')),
    constraint fluid_record_not_in_future check (recorded_at <= created_at),
    constraint fluid_record_clock check (clock_ahead_seconds > 0)
  )`,
  tenantKey('fluid_record'),
  key('fluid_record', 'patient', 'patient_id', 'patient'),
  key('fluid_record', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('fluid_record', 'recorder', 'recorded_by', 'user_account'),
  `create index fluid_record_by_time on fluid_record (tenant_id, recorded_at, id)`,
  `create index fluid_record_by_patient on fluid_record (tenant_id, patient_id, recorded_at, id)`,
  `create index fluid_record_by_admission on fluid_record (tenant_id, admission_id, recorded_at, id)`,
];

// What a sum reads stands in the row itself: whose it is and when.
const entries = [
  `create table fluid_entry (
    tenant_id uuid not null,
    record_id uuid not null,
    kind text not null,
    patient_id uuid not null,
    recorded_at timestamptz(3) not null,
    millilitres integer not null,
    device text,
    constraint fluid_entry_pkey primary key (tenant_id, record_id, kind),
    constraint fluid_entry_kind_known check (kind in ('oral', 'iv', 'intake_other', 'urine', 'emesis', 'drainage',
      'output_other')),
    constraint fluid_entry_millilitres check (millilitres between 0 and 20000),
    constraint fluid_entry_device check (device <> '')
  )`,
  tenantKey('fluid_entry'),
  key(
    'fluid_entry',
    'record',
    'record_id, patient_id, recorded_at',
    'fluid_record',
    'id, patient_id, recorded_at',
  ),
  `create index fluid_entry_by_patient on fluid_entry (tenant_id, patient_id, recorded_at, record_id, kind)`,
  `create index fluid_entry_by_time on fluid_entry (tenant_id, recorded_at, record_id, kind)`,
  `create index vital_signs_weighed_by_patient on vital_signs (tenant_id, patient_id, recorded_at, id)
    where weight_grams is not null`,
];

const marks = [
  `create table fluid_record_error (
    tenant_id uuid not null,
    record_id uuid not null,
    patient_id uuid not null,
    reason text not null,
    marked_by uuid not null,
    marked_at timestamptz(3) not null,
    constraint fluid_record_error_pkey primary key (tenant_id, record_id),
    constraint fluid_record_error_of_patient unique (tenant_id, record_id, patient_id),
    constraint fluid_record_error_says_why check (reason <> '')
  )`,
  tenantKey('fluid_record_error'),
  key('fluid_record_error', 'record', 'record_id, patient_id', 'fluid_record', 'id, patient_id'),
  key('fluid_record_error', 'marker', 'marked_by', 'user_account'),
  key('fluid_record', 'replaced', 'replaces, patient_id', 'fluid_record_error', 'record_id, patient_id'),
];

const kinds = `'pressure_injury', 'surgical', 'traumatic', 'burn', 'leg_ulcer', 'diabetic_foot', 'skin_tear',
  'moisture', 'device_site', 'other'`;

const wounds = [
  `create table wound (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid,
    site text not null,
    kind text not null,
    status text not null,
    found_at timestamptz(3) not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint wound_pkey primary key (tenant_id, id),
    constraint wound_as_observed unique (tenant_id, id, patient_id, kind),
    constraint wound_site_said check (site ~ '^[a-z_]{3,40}$'),
    constraint wound_kind_known check (kind in (${kinds})),
    constraint wound_status_known check (status in ('open', 'healed', 'in_error')),
    constraint wound_not_in_future check (found_at <= created_at)
  )`,
  tenantKey('wound'),
  key('wound', 'patient', 'patient_id', 'patient'),
  key('wound', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('wound', 'creator', 'created_by', 'user_account'),
  `create index wound_by_patient on wound (tenant_id, patient_id, found_at, id)`,
];

const observations = [
  `create table wound_observation (
    tenant_id uuid not null,
    id uuid not null,
    wound_id uuid not null,
    patient_id uuid not null,
    kind text not null,
    observed_by uuid not null,
    observed_at timestamptz(3) not null,
    clock_ahead_seconds integer,
    stage text,
    length_mm integer,
    width_mm integer,
    depth_mm integer,
    exudate text,
    pain_score smallint,
    dressing text,
    next_dressing_at timestamptz(3),
    is_healed boolean not null,
    notes text,
    created_at timestamptz(3) not null,
    constraint wound_observation_pkey primary key (tenant_id, id),
    constraint wound_observation_not_in_future check (observed_at <= created_at),
    constraint wound_observation_clock check (clock_ahead_seconds > 0),
    constraint wound_observation_stage_known
      check (stage in ('1', '2', '3', '4', 'unstageable', 'deep_tissue')),
    constraint wound_observation_staged check (
      case when kind = 'pressure_injury' then is_healed or stage is not null else stage is null end),
    constraint wound_observation_size check ((length_mm is null or length_mm between 0 and 2000)
      and (width_mm is null or width_mm between 0 and 2000) and (depth_mm is null or depth_mm between 0 and 500)),
    constraint wound_observation_exudate_known check (exudate in ('none', 'light', 'moderate', 'heavy')),
    constraint wound_observation_pain check (pain_score between 0 and 10),
    constraint wound_observation_next_dressing check (next_dressing_at > observed_at),
    constraint wound_observation_healed_needs_no_dressing check (not is_healed or next_dressing_at is null)
  )`,
  tenantKey('wound_observation'),
  key('wound_observation', 'wound', 'wound_id, patient_id, kind', 'wound', 'id, patient_id, kind'),
  key('wound_observation', 'observer', 'observed_by', 'user_account'),
  `create index wound_observation_of_wound on wound_observation (tenant_id, wound_id, observed_at, id)`,
  `create table wound_observation_error (
    tenant_id uuid not null,
    observation_id uuid not null,
    reason text not null,
    marked_by uuid not null,
    marked_at timestamptz(3) not null,
    constraint wound_observation_error_pkey primary key (tenant_id, observation_id),
    constraint wound_observation_error_says_why check (reason <> '')
  )`,
  tenantKey('wound_observation_error'),
  key('wound_observation_error', 'observation', 'observation_id', 'wound_observation'),
  key('wound_observation_error', 'marker', 'marked_by', 'user_account'),
];
