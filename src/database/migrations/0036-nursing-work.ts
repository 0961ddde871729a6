import type { Kysely } from 'kysely';
import { handovers, plans, tasks } from './0036-nursing-care.ts';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = { ward_manager: ['nursing.confidential'] };

/**
 * Notes, shifts with their patients, care plans, tasks and handovers. A note is only ever added, a mark says that one
 * was entered in error. Who is responsible for a patient has one answer at any instant: assignments of an admission
 * never overlap, and a shift ends only without open ones.
 * docs/decisions/0063-nursing-shifts.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...notes, ...shifts, ...assignments, ...plans, ...tasks, ...handovers]);
  for (const table of ['nursing_note', 'nursing_note_error', 'care_plan_evaluation']) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  for (const table of changing) await protectTenantTable(db, table, ['select', 'insert', 'update']);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

const changing = [
  'nursing_shift',
  'nursing_assignment',
  'care_plan',
  'care_intervention',
  'nursing_task',
  'nursing_handover',
  'nursing_handover_patient',
];

const notes = [
  `create table nursing_note (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid,
    nurse_id uuid not null,
    note_type text not null,
    shift_type text not null,
    note_time timestamptz(3) not null,
    content text not null,
    priority text not null,
    follow_up_required boolean not null,
    follow_up_date timestamptz(3),
    tags text[] not null,
    is_confidential boolean not null,
    replaces uuid,
    created_at timestamptz(3) not null,
    constraint nursing_note_pkey primary key (tenant_id, id),
    constraint nursing_note_of_patient unique (tenant_id, id, patient_id),
    constraint nursing_note_replaced_once unique (tenant_id, replaces),
    constraint nursing_note_type_known check (note_type in
      ('assessment', 'intervention', 'evaluation', 'education', 'communication', 'incident')),
    constraint nursing_note_shift_known check (shift_type in ('day', 'evening', 'night')),
    constraint nursing_note_priority_known check (priority in ('low', 'normal', 'high', 'critical')),
    constraint nursing_note_says_something check (content <> ''),
    constraint nursing_note_not_in_future check (note_time <= created_at),
    constraint nursing_note_follow_up check (follow_up_date is null or follow_up_required)
  )`,
  tenantKey('nursing_note'),
  key('nursing_note', 'patient', 'patient_id', 'patient'),
  key('nursing_note', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('nursing_note', 'nurse', 'nurse_id', 'user_account'),
  `create table nursing_note_error (
    tenant_id uuid not null,
    note_id uuid not null,
    patient_id uuid not null,
    reason text not null,
    marked_by uuid not null,
    marked_at timestamptz(3) not null,
    constraint nursing_note_error_pkey primary key (tenant_id, note_id),
    constraint nursing_note_error_of_patient unique (tenant_id, note_id, patient_id),
    constraint nursing_note_error_says_why check (reason <> '')
  )`,
  tenantKey('nursing_note_error'),
  key('nursing_note_error', 'note', 'note_id, patient_id', 'nursing_note', 'id, patient_id'),
  key('nursing_note_error', 'marker', 'marked_by', 'user_account'),
  key('nursing_note', 'replaced', 'replaces, patient_id', 'nursing_note_error', 'note_id, patient_id'),
  `create index nursing_note_by_time on nursing_note (tenant_id, note_time, id)`,
  `create index nursing_note_by_patient on nursing_note (tenant_id, patient_id, note_time, id)`,
  `create index nursing_note_by_admission on nursing_note (tenant_id, admission_id, note_time, id)`,
  `create index nursing_note_by_priority on nursing_note (tenant_id, priority, note_time, id)`,
  `create index nursing_note_by_type on nursing_note (tenant_id, note_type, note_time, id)`,
];

const shifts = [
  `create table nursing_shift (
    tenant_id uuid not null,
    id uuid not null,
    ward_id uuid,
    nurse_id uuid not null,
    shift_type text not null,
    shift_date date not null,
    start_time timestamptz(3) not null,
    end_time timestamptz(3),
    shift_notes text,
    status text not null,
    cancel_reason text,
    created_by uuid not null,
    updated_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint nursing_shift_pkey primary key (tenant_id, id),
    constraint nursing_shift_of_nurse unique (tenant_id, id, nurse_id),
    constraint nursing_shift_in_status unique (tenant_id, id, status),
    constraint nursing_shift_type_known check (shift_type in ('day', 'evening', 'night')),
    constraint nursing_shift_status_known check (status in ('active', 'completed', 'cancelled')),
    constraint nursing_shift_ended check ((status = 'active') = (end_time is null) and end_time >= start_time),
    constraint nursing_shift_cancelled_says_why
      check ((status = 'cancelled') = (cancel_reason is not null) and cancel_reason <> '')
  )`,
  tenantKey('nursing_shift'),
  key('nursing_shift', 'ward', 'ward_id', 'ward'),
  key('nursing_shift', 'nurse', 'nurse_id', 'user_account'),
  key('nursing_shift', 'creator', 'created_by', 'user_account'),
  key('nursing_shift', 'changer', 'updated_by', 'user_account'),
  `create unique index nursing_shift_one_active on nursing_shift (tenant_id, nurse_id) where status = 'active'`,
  `create index nursing_shift_by_start on nursing_shift (tenant_id, start_time, id)`,
  `create index nursing_shift_by_nurse on nursing_shift (tenant_id, nurse_id, start_time, id)`,
  `create index nursing_shift_by_day on nursing_shift (tenant_id, shift_date)`,
  `create index nursing_shift_active on nursing_shift (tenant_id, ward_id) where status = 'active'`,
];

const assignments = [
  `create table nursing_assignment (
    tenant_id uuid not null,
    id uuid not null,
    shift_id uuid not null,
    shift_status text,
    nurse_id uuid not null,
    admission_id uuid not null,
    patient_id uuid not null,
    assigned_at timestamptz(3) not null,
    assigned_by uuid not null,
    ended_at timestamptz(3),
    constraint nursing_assignment_pkey primary key (tenant_id, id),
    constraint nursing_assignment_of_admission unique (tenant_id, id, admission_id, patient_id),
    constraint nursing_assignment_in_order check (ended_at >= assigned_at),
    constraint nursing_assignment_open_of_active check ((ended_at is null) = (shift_status is not null)
      and (shift_status is null or shift_status = 'active')),
    constraint nursing_assignment_one_nurse exclude using gist (
      tenant_id with =, admission_id with =, tstzrange(assigned_at, ended_at) with &&)
  )`,
  tenantKey('nursing_assignment'),
  key('nursing_assignment', 'shift', 'shift_id, nurse_id', 'nursing_shift', 'id, nurse_id'),
  key('nursing_assignment', 'shift_open', 'shift_id, shift_status', 'nursing_shift', 'id, status'),
  key('nursing_assignment', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('nursing_assignment', 'assigner', 'assigned_by', 'user_account'),
  `create unique index nursing_assignment_open on nursing_assignment (tenant_id, admission_id)
    where ended_at is null`,
  `create index nursing_assignment_of_shift on nursing_assignment (tenant_id, shift_id)`,
  `create index nursing_assignment_of_nurse on nursing_assignment (tenant_id, nurse_id) where ended_at is null`,
];
