import { type Kysely, sql } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { appRole, key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

const gains: Readonly<Record<string, readonly string[]>> = { nurse: ['mar.admin'] };

/**
 * Doses of inpatient orders. A slot of the clock is a dose once; what became of it is added once and never changed, and
 * keeps the dose in its state. What was entered in error is marked, and a second dose of the same slot takes its place.
 * docs/decisions/0062-doses.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...asNeeded, ...doses, ...outcomes, ...errors, ...lots, ...infusions, ...policies]);
  await protectTenantTable(db, 'dose', ['select', 'insert', 'delete']);
  await sql`grant update (status) on dose to ${sql.id(appRole)}`.execute(db);
  for (const table of ['dose_outcome', 'dose_error', 'dose_lot', 'infusion_step']) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  for (const table of ['dose_policy', 'dose_horizon']) {
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  }
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

// What is given as needed says for what, how far apart, and how often within 24 hours.
const asNeeded = [
  `alter table prescription_line add column prn_indication text`,
  `alter table prescription_line add column prn_minimum_minutes integer`,
  `alter table prescription_line add column prn_maximum smallint`,
  `alter table prescription_line add constraint prescription_line_prn check (prn_indication <> ''
    and prn_minimum_minutes between 1 and 10080 and prn_maximum between 1 and 100)`,
  `create index prescription_line_running on prescription_line (tenant_id, id) where state in ('active', 'held')`,
];

const doses = [
  `create table dose (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid not null,
    line_id uuid not null,
    kind text not null,
    slot_day date,
    slot_minute smallint,
    correction smallint not null default 0,
    share text not null,
    scheduled_at timestamptz(3) not null,
    status text not null,
    replaces uuid,
    created_at timestamptz(3) not null,
    constraint dose_pkey primary key (tenant_id, id),
    constraint dose_once unique (tenant_id, line_id, slot_day, slot_minute, correction),
    constraint dose_in_state unique (tenant_id, id, status),
    constraint dose_of_patient unique (tenant_id, id, patient_id),
    constraint dose_replaces_once unique (tenant_id, replaces),
    constraint dose_kind_known check (kind in ('scheduled', 'as-needed')),
    constraint dose_slot check ((kind = 'scheduled') = (slot_day is not null)
      and (slot_day is null) = (slot_minute is null) and slot_minute between 1 and 1440),
    constraint dose_status_known check (status in ('scheduled', 'given', 'refused', 'held', 'missed')),
    constraint dose_correction check (correction >= 0 and (correction > 0) = (replaces is not null))
  )`,
  tenantKey('dose'),
  key('dose', 'line', 'line_id', 'prescription_line'),
  key('dose', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('dose', 'patient', 'patient_id', 'patient'),
  `create index dose_by_admission on dose (tenant_id, admission_id, scheduled_at, id)`,
  `create index dose_by_patient on dose (tenant_id, patient_id, scheduled_at, id)`,
  `create index dose_by_line on dose (tenant_id, line_id, scheduled_at, id)`,
  `create index dose_waiting on dose (tenant_id, scheduled_at, id) where status = 'scheduled'`,
];

// The state of a dose with an outcome is the outcome's own: the key lets the dose go into no other.
const outcomes = [
  `create table dose_outcome (
    tenant_id uuid not null,
    dose_id uuid not null,
    patient_id uuid not null,
    status text not null,
    administered_at timestamptz(3) not null,
    administered_by uuid not null,
    device_at timestamptz(3),
    device_ahead_seconds integer,
    rights text[] not null,
    timing text not null,
    timing_reason text,
    reason_not_given text,
    patient_response text,
    side_effects text,
    notes text,
    witnessed_by uuid,
    patient_code text,
    medicine_code text,
    checks jsonb not null,
    amount_thousandths integer,
    source text not null,
    place_id uuid,
    taken_quantity integer not null,
    created_at timestamptz(3) not null,
    constraint dose_outcome_pkey primary key (tenant_id, dose_id),
    constraint dose_outcome_status_known check (status in ('given', 'refused', 'held')),
    constraint dose_outcome_rights check (rights @> array['patient', 'medication', 'dose', 'route', 'time']),
    constraint dose_outcome_reason check (status = 'given' or coalesce(reason_not_given, '') <> ''),
    constraint dose_outcome_of_given check (status = 'given'
      or (patient_response is null and side_effects is null and taken_quantity = 0 and source = 'nothing')),
    constraint dose_outcome_timing_known check (timing in ('early', 'on-time', 'late')),
    constraint dose_outcome_timing_reason check (status <> 'given' or timing = 'on-time'
      or coalesce(timing_reason, '') <> ''),
    constraint dose_outcome_two_people check (witnessed_by <> administered_by),
    constraint dose_outcome_source_known check (source in ('place', 'dispensed', 'not-stocked', 'nothing')),
    constraint dose_outcome_from check ((source = 'place') = (place_id is not null)),
    constraint dose_outcome_quantity check (taken_quantity >= 0 and (source = 'place' or taken_quantity = 0)),
    constraint dose_outcome_amount check (amount_thousandths > 0),
    constraint dose_outcome_not_in_future check (administered_at <= created_at)
  )`,
  tenantKey('dose_outcome'),
  key('dose_outcome', 'dose', 'dose_id, status', 'dose', 'id, status'),
  key('dose_outcome', 'patient', 'dose_id, patient_id', 'dose', 'id, patient_id'),
  key('dose_outcome', 'nurse', 'administered_by', 'user_account'),
  key('dose_outcome', 'witness', 'witnessed_by', 'user_account'),
  key('dose_outcome', 'place', 'place_id', 'stock_place'),
];

const errors = [
  `create table dose_error (
    tenant_id uuid not null,
    dose_id uuid not null,
    patient_id uuid not null,
    reason text not null,
    marked_by uuid not null,
    marked_at timestamptz(3) not null,
    constraint dose_error_pkey primary key (tenant_id, dose_id),
    constraint dose_error_says_why check (reason <> '')
  )`,
  tenantKey('dose_error'),
  key('dose_error', 'outcome', 'dose_id', 'dose_outcome', 'dose_id'),
  key('dose_error', 'patient', 'dose_id, patient_id', 'dose', 'id, patient_id'),
  key('dose_error', 'marker', 'marked_by', 'user_account'),
  key('dose', 'replaced', 'replaces', 'dose_error', 'dose_id'),
];

const lots = [
  `create table dose_lot (
    tenant_id uuid not null,
    dose_id uuid not null,
    lot_id uuid not null,
    quantity integer not null,
    movement_id uuid not null,
    constraint dose_lot_pkey primary key (tenant_id, dose_id, lot_id),
    constraint dose_lot_quantity check (quantity > 0)
  )`,
  tenantKey('dose_lot'),
  key('dose_lot', 'outcome', 'dose_id', 'dose_outcome', 'dose_id'),
  key('dose_lot', 'lot', 'lot_id', 'stock_lot'),
];

// From each step on an infusion runs at its rate; at 0 it is stopped.
const infusions = [
  `create table infusion_step (
    tenant_id uuid not null,
    id uuid not null,
    dose_id uuid not null,
    patient_id uuid not null,
    kind text not null,
    rate_tenths integer not null,
    happened_at timestamptz(3) not null,
    given_tenths integer,
    reason text,
    recorded_by uuid not null,
    created_at timestamptz(3) not null,
    constraint infusion_step_pkey primary key (tenant_id, id),
    constraint infusion_step_in_turn unique (tenant_id, dose_id, happened_at),
    constraint infusion_step_kind_known check (kind in ('start', 'rate', 'stop')),
    constraint infusion_step_rate check ((kind = 'stop') = (rate_tenths = 0) and rate_tenths between 0 and 99990),
    constraint infusion_step_given check (given_tenths is null or (kind = 'stop' and given_tenths >= 0)),
    constraint infusion_step_not_in_future check (happened_at <= created_at)
  )`,
  tenantKey('infusion_step'),
  key('infusion_step', 'outcome', 'dose_id', 'dose_outcome', 'dose_id'),
  key('infusion_step', 'patient', 'dose_id, patient_id', 'dose', 'id, patient_id'),
  key('infusion_step', 'recorder', 'recorded_by', 'user_account'),
  `create unique index infusion_step_starts_once on infusion_step (tenant_id, dose_id) where kind = 'start'`,
  `create unique index infusion_step_stops_once on infusion_step (tenant_id, dose_id) where kind = 'stop'`,
  `create index infusion_step_by_patient on infusion_step (tenant_id, patient_id, happened_at, id)`,
];

// From a day on; what was planned for an earlier one stays as it was.
const policies = [
  `create table dose_policy (
    tenant_id uuid not null,
    valid_from date not null,
    times jsonb not null,
    critical_minutes smallint not null,
    frequent_minutes smallint not null,
    daily_minutes smallint not null,
    missed_minutes smallint not null,
    written_by uuid not null,
    written_at timestamptz(3) not null,
    constraint dose_policy_pkey primary key (tenant_id, valid_from),
    constraint dose_policy_bands check (critical_minutes between 5 and 720 and frequent_minutes between 5 and 720
      and daily_minutes between 5 and 720),
    constraint dose_policy_missed check (missed_minutes between 30 and 1440)
  )`,
  tenantKey('dose_policy'),
  key('dose_policy', 'author', 'written_by', 'user_account'),
  `create table dose_horizon (
    tenant_id uuid not null,
    planned_until timestamptz(3) not null,
    constraint dose_horizon_pkey primary key (tenant_id)
  )`,
  tenantKey('dose_horizon'),
];
