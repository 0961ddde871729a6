import { key, tenantKey } from './tenant-table.ts';

/** Operating theatres, what is done in them, and who and what can be booked for one case at a time. */
export const theatres = [
  `create table operating_theatre (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    theatre_number text not null,
    theatre_type text not null,
    equipment text[] not null,
    capacity smallint not null,
    location text,
    notes text,
    turnover_minutes smallint not null,
    is_active boolean not null default true,
    status text not null,
    status_note text,
    status_since timestamptz(3) not null,
    status_by uuid not null,
    current_case_id uuid,
    cleaning_by uuid,
    cleaning_taken_at timestamptz(3),
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint operating_theatre_pkey primary key (tenant_id, id),
    constraint operating_theatre_named check (name <> '' and theatre_number <> ''),
    constraint operating_theatre_type_known check (theatre_type in ('general', 'cardiac', 'orthopedic', 'neuro',
      'obstetric', 'eye', 'ent', 'urology', 'day_surgery', 'minor', 'other')),
    constraint operating_theatre_capacity check (capacity between 1 and 100),
    constraint operating_theatre_turnover check (turnover_minutes between 0 and 240),
    constraint operating_theatre_status_known check (status in ('available', 'occupied', 'maintenance', 'cleaning')),
    constraint operating_theatre_case_of_occupied check (current_case_id is null or status = 'occupied'),
    constraint operating_theatre_cleaning_taken check ((cleaning_by is null) = (cleaning_taken_at is null)
      and (cleaning_by is null or status = 'cleaning'))
  )`,
  tenantKey('operating_theatre'),
  key('operating_theatre', 'creator', 'created_by', 'user_account'),
  key('operating_theatre', 'status_person', 'status_by', 'user_account'),
  key('operating_theatre', 'cleaner', 'cleaning_by', 'user_account'),
  `create unique index operating_theatre_by_number on operating_theatre (tenant_id, lower(theatre_number))`,
  `create unique index operating_theatre_of_case on operating_theatre (tenant_id, current_case_id)
    where current_case_id is not null`,
  `create table surgical_procedure (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    code text,
    usual_minutes smallint not null,
    service_id uuid,
    is_active boolean not null default true,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint surgical_procedure_pkey primary key (tenant_id, id),
    constraint surgical_procedure_named check (name <> ''),
    constraint surgical_procedure_minutes check (usual_minutes between 5 and 1440)
  )`,
  tenantKey('surgical_procedure'),
  key('surgical_procedure', 'service', 'service_id', 'service'),
  `create unique index surgical_procedure_by_name on surgical_procedure (tenant_id, lower(name)) where is_active`,
  `create index surgical_procedure_in_order on surgical_procedure (tenant_id, name, id)`,
  // Whoever books a theatre, a person or a patient waits here for others who book the same one.
  `create table surgical_resource (
    tenant_id uuid not null,
    id uuid not null,
    constraint surgical_resource_pkey primary key (tenant_id, id)
  )`,
  tenantKey('surgical_resource'),
];

/** Cases, whose theatre and patient have one booking at a time. */
export const cases = [
  `create table surgical_case (
    tenant_id uuid not null,
    id uuid not null,
    case_number text collate "C" not null,
    patient_id uuid not null,
    admission_id uuid,
    theatre_id uuid,
    procedure_id uuid,
    procedure_name text not null,
    procedure_code text,
    laterality text not null,
    site text,
    pre_op_diagnosis text,
    urgency text not null,
    status text not null,
    estimated_minutes smallint not null,
    scheduled_start timestamptz(3),
    scheduled_end timestamptz(3),
    holds_time boolean not null,
    listed_at timestamptz(3) not null,
    is_overbooked boolean not null default false,
    overbooked_by uuid,
    overbook_reason text,
    blood_needs text,
    equipment_needs text,
    fasting_from timestamptz(3),
    notes text,
    consent_signed_by text,
    consent_relation text,
    consent_signed_at timestamptz(3),
    consent_recorded_by uuid,
    consent_waived_reason text,
    implants_used text[] not null,
    equipment_used text[] not null,
    actual_start timestamptz(3),
    actual_end timestamptz(3),
    actual_minutes integer,
    cancel_reason text,
    postpone_reason text,
    created_by uuid not null,
    updated_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint surgical_case_pkey primary key (tenant_id, id),
    constraint surgical_case_number_once unique (tenant_id, case_number),
    constraint surgical_case_of_patient unique (tenant_id, id, patient_id),
    constraint surgical_case_as_booked unique (tenant_id, id, scheduled_start, scheduled_end, holds_time),
    constraint surgical_case_says_what check (procedure_name <> ''),
    constraint surgical_case_laterality_known
      check (laterality in ('not_applicable', 'left', 'right', 'bilateral', 'midline')),
    constraint surgical_case_urgency_known check (urgency in ('emergency', 'urgent', 'elective')),
    constraint surgical_case_status_known check (status in ('scheduled', 'confirmed', 'in_progress', 'completed',
      'cancelled', 'postponed')),
    constraint surgical_case_minutes check (estimated_minutes between 5 and 1440),
    constraint surgical_case_has_whole_time check ((scheduled_start is null) = (scheduled_end is null)
      and scheduled_end > scheduled_start and (scheduled_start is null or theatre_id is not null)),
    constraint surgical_case_has_its_time
      check (status not in ('confirmed', 'in_progress', 'completed') or scheduled_start is not null),
    constraint surgical_case_holds_time check (holds_time = (scheduled_start is not null and not is_overbooked
      and status in ('scheduled', 'confirmed', 'in_progress'))),
    constraint surgical_case_listed check (listed_at = coalesce(scheduled_start, created_at)),
    constraint surgical_case_overbooking_says_why check (is_overbooked = (overbooked_by is not null)
      and is_overbooked = (coalesce(overbook_reason, '') <> '')
      and (not is_overbooked or urgency = 'emergency')),
    constraint surgical_case_consent check ((consent_signed_at is null) = (consent_signed_by is null)
      and (consent_signed_at is null) = (consent_recorded_by is null)),
    constraint surgical_case_waives_for_emergency
      check (consent_waived_reason is null or urgency = 'emergency'),
    constraint surgical_case_started check ((status in ('in_progress', 'completed')) = (actual_start is not null)),
    constraint surgical_case_ended check ((status = 'completed') = (actual_end is not null)
      and (actual_end is null) = (actual_minutes is null) and actual_end >= actual_start and actual_minutes >= 0),
    constraint surgical_case_cancelled_says_why
      check (status <> 'cancelled' or coalesce(cancel_reason, '') <> ''),
    constraint surgical_case_postponed_says_why
      check (status <> 'postponed' or coalesce(postpone_reason, '') <> ''),
    constraint surgical_case_theatre_clash exclude using gist (
      tenant_id with =, theatre_id with =, tstzrange(scheduled_start, scheduled_end) with &&) where (holds_time),
    constraint surgical_case_patient_clash exclude using gist (
      tenant_id with =, patient_id with =, tstzrange(scheduled_start, scheduled_end) with &&) where (holds_time)
  )`,
  tenantKey('surgical_case'),
  key('surgical_case', 'patient', 'patient_id', 'patient'),
  key('surgical_case', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('surgical_case', 'theatre', 'theatre_id', 'operating_theatre'),
  key('surgical_case', 'procedure', 'procedure_id', 'surgical_procedure'),
  key('surgical_case', 'creator', 'created_by', 'user_account'),
  key('surgical_case', 'changer', 'updated_by', 'user_account'),
  key('surgical_case', 'overbooker', 'overbooked_by', 'user_account'),
  key('surgical_case', 'consent_recorder', 'consent_recorded_by', 'user_account'),
  key('operating_theatre', 'case', 'current_case_id', 'surgical_case'),
  `create index surgical_case_in_order on surgical_case (tenant_id, listed_at, id)`,
  `create index surgical_case_by_status on surgical_case (tenant_id, status, listed_at, id)`,
  `create index surgical_case_by_theatre on surgical_case (tenant_id, theatre_id, listed_at, id)`,
  `create index surgical_case_by_patient on surgical_case (tenant_id, patient_id, listed_at, id)`,
  `create index surgical_case_by_admission on surgical_case (tenant_id, admission_id, listed_at, id)
    where admission_id is not null`,
  `create index surgical_case_by_start on surgical_case (tenant_id, scheduled_start, id)
    where scheduled_start is not null`,
  `create index surgical_case_waiting on surgical_case (tenant_id, created_at, id)
    where scheduled_start is null and status = 'scheduled'`,
  `create unique index surgical_case_one_in_theatre on surgical_case (tenant_id, theatre_id)
    where status = 'in_progress'`,
];

/** Who operates: one row of each person and case, with the time of the case, which the foreign key keeps true. */
export const teams = [
  `create table surgical_team_member (
    tenant_id uuid not null,
    case_id uuid not null,
    user_id uuid not null,
    role text not null,
    scheduled_start timestamptz(3),
    scheduled_end timestamptz(3),
    holds_time boolean not null,
    constraint surgical_team_member_pkey primary key (tenant_id, case_id, user_id),
    constraint surgical_team_member_role_known check (role in ('surgeon', 'assistant', 'anesthesiologist', 'nurse')),
    constraint surgical_team_member_holds check (not holds_time or scheduled_start is not null),
    constraint surgical_team_member_clash exclude using gist (
      tenant_id with =, user_id with =, tstzrange(scheduled_start, scheduled_end) with &&) where (holds_time)
  )`,
  tenantKey('surgical_team_member'),
  key('surgical_team_member', 'case', 'case_id', 'surgical_case'),
  key(
    'surgical_team_member',
    'time',
    'case_id, scheduled_start, scheduled_end, holds_time',
    'surgical_case',
    'id, scheduled_start, scheduled_end, holds_time',
  ),
  key('surgical_team_member', 'person', 'user_id', 'user_account'),
  `create unique index surgical_team_member_one_each on surgical_team_member (tenant_id, case_id, role)
    where role <> 'nurse'`,
  `create index surgical_team_member_by_person on surgical_team_member (tenant_id, user_id, role, case_id)`,
];

/** How the day of a case went: each time once and in order, with every entry and correction beside it. */
export const courses = [
  `create table surgical_course (
    tenant_id uuid not null,
    case_id uuid not null,
    called_at timestamptz(3),
    arrived_at timestamptz(3),
    anaesthesia_start_at timestamptz(3),
    time_out_at timestamptz(3),
    incision_at timestamptz(3),
    closure_at timestamptz(3),
    out_of_theatre_at timestamptz(3),
    recovery_at timestamptz(3),
    accepted_at timestamptz(3),
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint surgical_course_pkey primary key (tenant_id, case_id),
    constraint surgical_course_in_order check (
      arrived_at >= called_at
      and anaesthesia_start_at >= greatest(called_at, arrived_at)
      and time_out_at >= greatest(called_at, arrived_at, anaesthesia_start_at)
      and incision_at >= greatest(called_at, arrived_at, anaesthesia_start_at, time_out_at)
      and closure_at >= greatest(called_at, arrived_at, anaesthesia_start_at, time_out_at, incision_at)
      and out_of_theatre_at >= greatest(called_at, arrived_at, anaesthesia_start_at, time_out_at, incision_at,
        closure_at)
      and recovery_at >= greatest(called_at, arrived_at, anaesthesia_start_at, time_out_at, incision_at, closure_at,
        out_of_theatre_at)
      and accepted_at >= greatest(called_at, arrived_at, anaesthesia_start_at, time_out_at, incision_at, closure_at,
        out_of_theatre_at, recovery_at))
  )`,
  tenantKey('surgical_course'),
  key('surgical_course', 'case', 'case_id', 'surgical_case'),
  `create table surgical_milestone (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    kind text not null,
    happened_at timestamptz(3) not null,
    correction_reason text,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    constraint surgical_milestone_pkey primary key (tenant_id, id),
    constraint surgical_milestone_kind_known check (kind in ('called', 'arrived', 'anaesthesia_start', 'time_out',
      'incision', 'closure', 'out_of_theatre', 'recovery', 'accepted')),
    constraint surgical_milestone_not_in_future check (happened_at <= recorded_at),
    constraint surgical_milestone_says_why check (correction_reason <> '')
  )`,
  tenantKey('surgical_milestone'),
  key('surgical_milestone', 'case', 'case_id', 'surgical_course', 'case_id'),
  key('surgical_milestone', 'recorder', 'recorded_by', 'user_account'),
  `create unique index surgical_milestone_first on surgical_milestone (tenant_id, case_id, kind)
    where correction_reason is null`,
  `create index surgical_milestone_of_case on surgical_milestone (tenant_id, case_id, recorded_at, id)`,
  `create table surgical_delay (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    cause text not null,
    minutes smallint not null,
    note text,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    constraint surgical_delay_pkey primary key (tenant_id, id),
    constraint surgical_delay_cause_known check (cause in ('patient', 'surgeon', 'anaesthesia', 'nursing', 'equipment',
      'theatre', 'previous_case', 'ward', 'consent', 'other')),
    constraint surgical_delay_minutes check (minutes between 1 and 1440),
    constraint surgical_delay_other_says_what check (cause <> 'other' or coalesce(note, '') <> '')
  )`,
  tenantKey('surgical_delay'),
  key('surgical_delay', 'case', 'case_id', 'surgical_case'),
  key('surgical_delay', 'recorder', 'recorded_by', 'user_account'),
  `create index surgical_delay_of_case on surgical_delay (tenant_id, case_id, recorded_at, id)`,
];
