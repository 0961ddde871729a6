import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * What the operator sees of all hospitals without looking into any: counts of each, and acts by day, which a job of the
 * platform brings up to date. docs/decisions/0074-what-the-operator-sees.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...counts, ...activity, ...failures, ...letters]);
  const all = ['select', 'insert', 'update', 'delete'] as const;
  await protectTenantTable(db, 'client_count', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'client_activity', all);
  await protectTenantTable(db, 'job_failure', all);
  await inEachHospital(db, async (tenantId) => {
    await sql`insert into message_settings (tenant_id)
      select id from tenant where id = ${tenantId}::uuid and is_platform on conflict do nothing`.execute(db);
  });
}

// `id` is the hospital's. The row is the platform's, as that of the register.
const counts = [
  `create table client_count (
    tenant_id uuid not null,
    id uuid not null,
    staff integer not null default 0,
    staff_limit integer,
    patients integer not null default 0,
    patient_limit integer,
    last_activity_at timestamptz(3),
    messages_waiting integer not null default 0,
    messages_failed integer not null default 0,
    messages_unknown integer not null default 0,
    oldest_message_at timestamptz(3),
    jobs_failed integer not null default 0,
    job_failed_at timestamptz(3),
    last_job_day date,
    entries_unsealed integer not null default 0,
    oldest_unsealed_at timestamptz(3),
    counted_at timestamptz(3) not null,
    constraint client_count_key primary key (tenant_id, id),
    constraint client_count_positive check (staff >= 0 and patients >= 0)
  )`,
  tenantKey('client_count'),
  `create index client_count_by_time on client_count (tenant_id, counted_at, id)`,
];

const activity = [
  `create table client_activity (
    tenant_id uuid not null,
    day date not null,
    client_id uuid not null,
    action text collate "C" not null,
    resource text collate "C" not null,
    entries integer not null,
    constraint client_activity_key primary key (tenant_id, day, action, resource, client_id),
    constraint client_activity_positive check (entries > 0)
  )`,
  tenantKey('client_activity'),
  `create index client_activity_by_client on client_activity (tenant_id, client_id, day, action, resource)`,
];

const failures = [
  `create table job_failure (
    tenant_id uuid not null,
    name text collate "C" not null,
    failed_at timestamptz(3) not null,
    times integer not null,
    constraint job_failure_key primary key (tenant_id, name)
  )`,
  tenantKey('job_failure'),
];

// Whether a letter was sent stands in its message; nothing was sent before. No key leads there: what refers to messages
// would count as a patient's.
const letters = [
  `alter table application_message drop column sent_at`,
  `alter table application_message add column message_id uuid`,
  `alter table client add column canceled_at timestamptz(3)`,
  `create index client_by_trial on client (tenant_id, trial_ends_at, id) where subscription_status = 'trial'`,
];
