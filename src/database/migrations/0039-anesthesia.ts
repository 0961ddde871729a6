import { key, tenantKey } from './tenant-table.ts';

/**
 * Anesthesia records with the entries of their chart. What was completed names its record with its state and times, so
 * that none of these can change any more; entries are only ever added, and a mark says that one was entered in error.
 */
export const anesthesiaTables = [
  `create table anesthesia_record (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    anesthesiologist_id uuid not null,
    status text not null,
    content jsonb,
    start_time timestamptz(3),
    end_time timestamptz(3),
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint anesthesia_record_pkey primary key (tenant_id, id),
    constraint anesthesia_record_of_case unique (tenant_id, case_id),
    constraint anesthesia_record_as_completed
      unique (tenant_id, id, case_id, anesthesiologist_id, status, start_time, end_time),
    constraint anesthesia_record_status_known check (status in ('planned', 'in_progress', 'completed', 'complicated')),
    constraint anesthesia_record_started check ((status = 'planned') = (start_time is null)),
    constraint anesthesia_record_ended check ((status in ('completed', 'complicated')) = (end_time is not null)
      and end_time >= start_time),
    constraint anesthesia_record_content_kept check ((end_time is null) = (content is not null)),
    constraint anesthesia_record_content_object check (jsonb_typeof(content) = 'object')
  )`,
  tenantKey('anesthesia_record'),
  key('anesthesia_record', 'case', 'case_id', 'surgical_case'),
  key('anesthesia_record', 'anesthesiologist', 'anesthesiologist_id', 'user_account'),
  key('anesthesia_record', 'creator', 'created_by', 'user_account'),
  `create index anesthesia_record_by_time on anesthesia_record (tenant_id, created_at, id)`,
  `create index anesthesia_record_by_status on anesthesia_record (tenant_id, status, created_at, id)`,
  `create table anesthesia_completion (
    tenant_id uuid not null,
    record_id uuid not null,
    case_id uuid not null,
    anesthesiologist_id uuid not null,
    record_status text not null,
    start_time timestamptz(3) not null,
    end_time timestamptz(3) not null,
    content jsonb not null,
    completed_by uuid not null,
    completed_at timestamptz(3) not null,
    constraint anesthesia_completion_pkey primary key (tenant_id, record_id),
    constraint anesthesia_completion_of_completed check (record_status in ('completed', 'complicated')),
    constraint anesthesia_completion_content_object check (jsonb_typeof(content) = 'object')
  )`,
  tenantKey('anesthesia_completion'),
  key(
    'anesthesia_completion',
    'of_completed_record',
    'record_id, case_id, anesthesiologist_id, record_status, start_time, end_time',
    'anesthesia_record',
    'id, case_id, anesthesiologist_id, status, start_time, end_time',
  ),
  key('anesthesia_completion', 'person', 'completed_by', 'user_account'),
  `create table anesthesia_entry (
    tenant_id uuid not null,
    id uuid not null,
    record_id uuid not null,
    kind text not null,
    at timestamptz(3) not null,
    facts jsonb not null,
    entered_by uuid not null,
    created_at timestamptz(3) not null,
    constraint anesthesia_entry_pkey primary key (tenant_id, id),
    constraint anesthesia_entry_kind_known check (kind in ('vitals', 'medication', 'fluid', 'event', 'recovery')),
    constraint anesthesia_entry_not_in_future check (at <= created_at),
    constraint anesthesia_entry_facts_object check (jsonb_typeof(facts) = 'object')
  )`,
  tenantKey('anesthesia_entry'),
  key('anesthesia_entry', 'record', 'record_id', 'anesthesia_record'),
  key('anesthesia_entry', 'person', 'entered_by', 'user_account'),
  `create index anesthesia_entry_of_record on anesthesia_entry (tenant_id, record_id, at, id)`,
  `create table anesthesia_entry_error (
    tenant_id uuid not null,
    entry_id uuid not null,
    reason text not null,
    marked_by uuid not null,
    marked_at timestamptz(3) not null,
    constraint anesthesia_entry_error_pkey primary key (tenant_id, entry_id),
    constraint anesthesia_entry_error_says_why check (reason <> '')
  )`,
  tenantKey('anesthesia_entry_error'),
  key('anesthesia_entry_error', 'entry', 'entry_id', 'anesthesia_entry'),
  key('anesthesia_entry_error', 'marker', 'marked_by', 'user_account'),
];
