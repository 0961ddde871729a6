import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * The week of a theatre: sessions of a surgeon or a speciality, and emergency slots. Two of one theatre never meet.
 * A case booked into a session of others says why. docs/decisions/0077-theatre-sessions-and-signed-consent.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...sessions, ...releases, ...cases]);
  await protectTenantTable(db, 'theatre_session', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'theatre_session_surgeon', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'theatre_session_release', ['select', 'insert', 'update']);
}

const sessions = [
  `create table theatre_session (
    tenant_id uuid not null,
    id uuid not null,
    theatre_id uuid not null,
    kind text not null,
    name text,
    weekday smallint not null,
    from_minute smallint not null,
    until_minute smallint not null,
    valid_from date not null,
    valid_until date,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint theatre_session_pkey primary key (tenant_id, id),
    constraint theatre_session_kind_known check (kind in ('surgeon', 'speciality', 'emergency')),
    constraint theatre_session_named check ((kind = 'speciality') = (name is not null) and name <> ''),
    constraint theatre_session_weekday check (weekday between 1 and 7),
    constraint theatre_session_minutes
      check (from_minute >= 0 and until_minute <= 1440 and from_minute < until_minute),
    constraint theatre_session_days check (valid_until >= valid_from),
    constraint theatre_session_clash exclude using gist (tenant_id with =, theatre_id with =, weekday with =,
      int4range(from_minute, until_minute) with &&, daterange(valid_from, valid_until, '[]') with &&)
  )`,
  tenantKey('theatre_session'),
  key('theatre_session', 'theatre', 'theatre_id', 'operating_theatre'),
  key('theatre_session', 'creator', 'created_by', 'user_account'),
  `create index theatre_session_of_theatre on theatre_session (tenant_id, theatre_id, weekday, from_minute, id)`,
  `create table theatre_session_surgeon (
    tenant_id uuid not null,
    session_id uuid not null,
    user_id uuid not null,
    constraint theatre_session_surgeon_pkey primary key (tenant_id, session_id, user_id)
  )`,
  tenantKey('theatre_session_surgeon'),
  key('theatre_session_surgeon', 'session', 'session_id', 'theatre_session'),
  key('theatre_session_surgeon', 'person', 'user_id', 'user_account'),
];

// So many hours before it begins, a session is open to everybody.
const releases = [
  `create table theatre_session_release (
    tenant_id uuid not null,
    id uuid not null,
    release_hours smallint not null,
    updated_by uuid not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint theatre_session_release_pkey primary key (tenant_id, id),
    constraint theatre_session_release_once unique (tenant_id),
    constraint theatre_session_release_hours check (release_hours between 0 and 720)
  )`,
  tenantKey('theatre_session_release'),
  key('theatre_session_release', 'changer', 'updated_by', 'user_account'),
];

const cases = [
  `alter table surgical_case add column outside_session_by uuid`,
  `alter table surgical_case add column outside_session_reason text`,
  `alter table surgical_case add constraint surgical_case_outside_session_says_why check (
    (outside_session_by is null) = (outside_session_reason is null) and outside_session_reason <> ''
    and (outside_session_by is null or scheduled_start is not null))`,
  key('surgical_case', 'outside_session_booker', 'outside_session_by', 'user_account'),
];
