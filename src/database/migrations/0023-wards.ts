import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = {
  doctor: ['admissions.read', 'admissions.request', 'admissions.write', 'admissions.discharge'],
  nurse: ['admissions.read', 'admissions.request', 'admissions.receive', 'beds.clean'],
  receptionist: ['admissions.read', 'admissions.request', 'admissions.write'],
  billing_clerk: ['admissions.read'],
  ward_manager: [
    'admissions.request',
    'admissions.write',
    'admissions.receive',
    'admissions.override',
    'beds.clean',
  ],
};

/**
 * Wards, rooms, beds, the wish for a bed, and admissions. A bed names the one admission that has it, and only while
 * that admission is active: no admission can end while a bed says that it holds the patient.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...wards, ...admissions, ...stays]);
  for (const table of ['ward', 'room', 'bed', 'admission', 'admission_request', 'bed_stay']) {
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  }
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

const wards = [
  `create table ward (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    ward_type text not null,
    floor_number smallint,
    sex_policy text not null,
    minimum_age_years smallint,
    maximum_age_years smallint,
    status text not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint ward_pkey primary key (tenant_id, id),
    constraint ward_has_name check (name <> ''),
    constraint ward_type_known check (ward_type in ('general', 'icu', 'hdu', 'nicu', 'maternity', 'pediatric',
      'surgical', 'isolation', 'private', 'emergency')),
    constraint ward_sex_policy_known check (sex_policy in ('any', 'female', 'male')),
    constraint ward_ages check (minimum_age_years >= 0 and maximum_age_years <= 150
      and minimum_age_years <= maximum_age_years),
    constraint ward_status_known check (status in ('active', 'inactive'))
  )`,
  `alter table ward add constraint ward_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table ward add constraint ward_creator foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create unique index ward_by_name on ward (tenant_id, lower(name)) where status = 'active'`,
  `create table room (
    tenant_id uuid not null,
    id uuid not null,
    ward_id uuid not null,
    name text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint room_pkey primary key (tenant_id, id),
    constraint room_in_ward unique (tenant_id, ward_id, id),
    constraint room_has_name check (name <> '')
  )`,
  `alter table room add constraint room_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table room add constraint room_ward foreign key (tenant_id, ward_id) references ward (tenant_id, id)`,
  `create unique index room_by_name on room (tenant_id, ward_id, lower(name))`,
  `create table bed (
    tenant_id uuid not null,
    id uuid not null,
    ward_id uuid not null,
    room_id uuid,
    bed_number text not null,
    sort_key text collate "C" not null,
    bed_type text not null,
    status text not null,
    status_reason text,
    status_since timestamptz(3) not null,
    status_by uuid not null,
    admission_id uuid,
    admission_status text,
    equipment text[] not null default '{}',
    notes text,
    last_occupied_at timestamptz(3),
    retired_at timestamptz(3),
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint bed_pkey primary key (tenant_id, id),
    constraint bed_has_number check (bed_number <> ''),
    constraint bed_type_known check (bed_type in ('standard', 'icu', 'hdu', 'private', 'semi_private', 'isolation',
      'maternity', 'pediatric', 'bassinet', 'bariatric')),
    constraint bed_status_known check (status in ('available', 'occupied', 'dirty', 'cleaning', 'maintenance',
      'blocked')),
    constraint bed_occupied_by_admission check ((status = 'occupied') = (admission_id is not null)),
    constraint bed_admission_is_active check ((admission_id is null) = (admission_status is null)
      and (admission_status is null or admission_status = 'active')),
    constraint bed_blocked_says_why check (status <> 'blocked' or coalesce(status_reason, '') <> ''),
    constraint bed_retired_is_empty check (retired_at is null or status <> 'occupied'),
    constraint bed_of_admission_once unique (tenant_id, admission_id)
  )`,
  `alter table bed add constraint bed_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table bed add constraint bed_ward foreign key (tenant_id, ward_id) references ward (tenant_id, id)`,
  `alter table bed add constraint bed_room foreign key (tenant_id, ward_id, room_id)
    references room (tenant_id, ward_id, id)`,
  `alter table bed add constraint bed_status_changer foreign key (tenant_id, status_by)
    references user_account (tenant_id, id)`,
  `alter table bed add constraint bed_creator foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create unique index bed_by_number on bed (tenant_id, ward_id, lower(bed_number)) where retired_at is null`,
  `create index bed_by_ward on bed (tenant_id, ward_id, sort_key, id) where retired_at is null`,
  `create index bed_by_status on bed (tenant_id, status) where retired_at is null`,
];

const admissions = [
  `create table admission_request (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    urgency text not null,
    ward_type text,
    ward_id uuid,
    reason text not null,
    expected_days smallint,
    appointment_id uuid,
    status text not null,
    requested_by uuid not null,
    requested_at timestamptz(3) not null,
    decided_by uuid,
    decided_at timestamptz(3),
    cancel_reason text,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint admission_request_pkey primary key (tenant_id, id),
    constraint admission_request_urgency_known check (urgency in ('routine', 'urgent', 'emergency')),
    constraint admission_request_status_known check (status in ('open', 'admitted', 'cancelled')),
    constraint admission_request_has_reason check (reason <> ''),
    constraint admission_request_days check (expected_days between 0 and 365),
    constraint admission_request_decided check ((status = 'open') = (decided_at is null)
      and (decided_at is null) = (decided_by is null)),
    constraint admission_request_cancelled_says_why
      check ((status = 'cancelled') = (coalesce(cancel_reason, '') <> ''))
  )`,
  `alter table admission_request add constraint admission_request_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table admission_request add constraint admission_request_patient foreign key (tenant_id, patient_id)
    references patient (tenant_id, id)`,
  `alter table admission_request add constraint admission_request_ward foreign key (tenant_id, ward_id)
    references ward (tenant_id, id)`,
  `alter table admission_request add constraint admission_request_appointment
    foreign key (tenant_id, appointment_id) references appointment (tenant_id, id)`,
  `alter table admission_request add constraint admission_request_asker foreign key (tenant_id, requested_by)
    references user_account (tenant_id, id)`,
  `alter table admission_request add constraint admission_request_decider foreign key (tenant_id, decided_by)
    references user_account (tenant_id, id)`,
  `create unique index admission_request_open_of_patient on admission_request (tenant_id, patient_id)
    where status = 'open'`,
  `create index admission_request_by_time on admission_request (tenant_id, status, requested_at, id)`,
  `create table admission (
    tenant_id uuid not null,
    id uuid not null,
    admission_number text collate "C" not null,
    patient_id uuid not null,
    request_id uuid,
    status text not null,
    admission_type text not null,
    admission_source text not null,
    admitted_at timestamptz(3) not null,
    admitting_doctor text not null,
    admitting_doctor_id uuid,
    attending_doctor text,
    attending_doctor_id uuid,
    primary_diagnosis text,
    secondary_diagnoses text[] not null default '{}',
    admission_notes text,
    precautions text[] not null default '{}',
    estimated_discharge_date date,
    received_at timestamptz(3),
    received_by uuid,
    ended_at timestamptz(3),
    cancel_reason text,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint admission_pkey primary key (tenant_id, id),
    constraint admission_number_once unique (tenant_id, admission_number),
    constraint admission_in_status unique (tenant_id, id, status),
    constraint admission_status_known check (status in ('active', 'discharged', 'cancelled', 'transferred-out')),
    constraint admission_type_known
      check (admission_type in ('emergency', 'elective', 'transfer', 'observation')),
    constraint admission_source_known check (admission_source in ('emergency', 'opd', 'transfer', 'direct')),
    constraint admission_has_doctor check (admitting_doctor <> ''),
    constraint admission_attending_named check (attending_doctor_id is null or attending_doctor is not null),
    constraint admission_received check ((received_at is null) = (received_by is null)
      and received_at >= admitted_at),
    constraint admission_ended check ((status = 'active') = (ended_at is null) and ended_at >= admitted_at),
    constraint admission_cancelled_says_why
      check ((status = 'cancelled') = (coalesce(cancel_reason, '') <> ''))
  )`,
  `alter table admission add constraint admission_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table admission add constraint admission_patient foreign key (tenant_id, patient_id)
    references patient (tenant_id, id)`,
  `alter table admission add constraint admission_request_of foreign key (tenant_id, request_id)
    references admission_request (tenant_id, id)`,
  `alter table admission add constraint admission_admitting_doctor foreign key (tenant_id, admitting_doctor_id)
    references doctor (tenant_id, id)`,
  `alter table admission add constraint admission_attending_doctor foreign key (tenant_id, attending_doctor_id)
    references doctor (tenant_id, id)`,
  `alter table admission add constraint admission_receiver foreign key (tenant_id, received_by)
    references user_account (tenant_id, id)`,
  `alter table admission add constraint admission_creator foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create unique index admission_active_of_patient on admission (tenant_id, patient_id) where status = 'active'`,
  `create unique index admission_of_request on admission (tenant_id, request_id)
    where request_id is not null and status <> 'cancelled'`,
  `create index admission_by_time on admission (tenant_id, admitted_at, id)`,
  `create index admission_by_status on admission (tenant_id, status, admitted_at, id)`,
  `create index admission_by_patient on admission (tenant_id, patient_id, admitted_at, id)`,
  `create index admission_expected_out on admission (tenant_id, estimated_discharge_date)
    where status = 'active'`,
  `alter table bed add constraint bed_admission foreign key (tenant_id, admission_id, admission_status)
    references admission (tenant_id, id, status)`,
];

// The history of who lay where; from `started_at`, when the ward had received the patient, it is charged.
const stays = [
  `create table bed_stay (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    bed_id uuid not null,
    placed_at timestamptz(3) not null,
    placed_by uuid not null,
    placement_reason text,
    started_at timestamptz(3),
    ended_at timestamptz(3),
    constraint bed_stay_pkey primary key (tenant_id, id),
    constraint bed_stay_in_order check (started_at >= placed_at and ended_at >= placed_at
      and ended_at >= started_at),
    constraint bed_stay_of_one exclude using gist (
      tenant_id with =, bed_id with =, tstzrange(placed_at, ended_at) with &&
    )
  )`,
  `alter table bed_stay add constraint bed_stay_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table bed_stay add constraint bed_stay_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table bed_stay add constraint bed_stay_bed foreign key (tenant_id, bed_id)
    references bed (tenant_id, id)`,
  `alter table bed_stay add constraint bed_stay_placer foreign key (tenant_id, placed_by)
    references user_account (tenant_id, id)`,
  `create unique index bed_stay_open_of_admission on bed_stay (tenant_id, admission_id)
    where ended_at is null`,
  `create unique index bed_stay_open_of_bed on bed_stay (tenant_id, bed_id) where ended_at is null`,
  `create index bed_stay_by_admission on bed_stay (tenant_id, admission_id, placed_at, id)`,
];
