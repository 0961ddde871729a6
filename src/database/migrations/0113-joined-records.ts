import { type Kysely, sql } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { appRole, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Two records of one person become one: which were joined, what moved and how it was before, so that it can be undone.
 * The rows of a patient name another one through such a join alone. docs/decisions/0134-two-records-of-one-person.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...joins, ...sources, ...links, ...guard]);
  await protectTenantTable(db, 'patient_join', ['select', 'insert', 'update']);
  for (const table of await tablesOfPatients(db)) await movesWithPatient(db, table);
  for (const table of merged) await leavesWithPatient(db, table, 'patient_id');
  await leavesWithPatient(db, 'patient', 'id');
  await inEachHospital(db, (tenantId) =>
    extendRoles(db, tenantId, { medical_records_officer: ['patients.join'] }),
  );
}

const joins = [
  `create table patient_join (
    tenant_id uuid not null,
    id uuid not null,
    kept_id uuid not null,
    joined_id uuid not null,
    leads_to uuid not null,
    joined_number text not null,
    joined_keys text[] not null,
    joined_row jsonb not null,
    kept_before jsonb not null,
    kept_after jsonb not null,
    moved jsonb not null,
    stood jsonb not null,
    changed jsonb not null,
    reason text not null,
    joined_by uuid not null,
    joined_at timestamptz(3) not null,
    undone_by uuid,
    undone_at timestamptz(3),
    undo_reason text,
    constraint patient_join_pkey primary key (tenant_id, id),
    constraint patient_join_of_two check (kept_id <> joined_id),
    constraint patient_join_has_reason check (reason <> ''),
    constraint patient_join_undone check ((undone_at is null) = (undone_by is null)
      and (undone_at is null) = (undo_reason is null) and undo_reason <> '')
  )`,
  tenantKey('patient_join'),
  `alter table patient_join add constraint patient_join_joiner
    foreign key (tenant_id, joined_by) references user_account (tenant_id, id)`,
  `alter table patient_join add constraint patient_join_undoer
    foreign key (tenant_id, undone_by) references user_account (tenant_id, id)`,
  `create unique index patient_join_once on patient_join (tenant_id, joined_id) where undone_at is null`,
  `create index patient_join_by_kept on patient_join (tenant_id, kept_id, joined_at, id)`,
  `create index patient_join_by_joined on patient_join (tenant_id, joined_id)`,
  `create index patient_join_leading on patient_join (tenant_id, leads_to) where undone_at is null`,
  `create index patient_join_by_number on patient_join (tenant_id, joined_number)`,
];

/** The number of the record from which an entry came. */
const sources = [
  `alter table patient_allergy add column joined_from text`,
  `alter table patient_problem add column joined_from text`,
];

/** Links that were sent for either record go on opening the wishes of the one person. */
const links = [
  `alter table opt_out_link drop constraint opt_out_link_once`,
  `create index opt_out_link_by_patient on opt_out_link (tenant_id, patient_id, channel, created_at)`,
];

/*
 * No constraint can say that a row may name another patient only where these two were joined, or the joining was undone.
 * The argument of the trigger names the column. What deletes a closed account does so as the owner.
 */
const guard = [
  // Its definition in `database/functions/joined-records.ts` takes its place in the transaction of this migration.
  `create function refuse_other_patient() returns trigger language plpgsql as $$
  begin
    raise exception 'not defined yet';
  end $$`,
];

/** Where both records have a row that there can be one of, the joined one's is folded into the other's. */
const merged = ['deposit_account', 'allergy_state', 'patient_allergy', 'patient_problem', 'reviewed_line'];

/** The tables of which the app role could not change a row, so far. */
async function tablesOfPatients(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select class.relname as name
    from pg_class class
    join pg_attribute patient on patient.attrelid = class.oid and patient.attname = 'patient_id'
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not patient.attisdropped
      and not has_table_privilege(${appRole}::text, class.oid, 'update')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lets the rows of a table that never change go to another patient, where two records of one person are joined. */
export async function movesWithPatient(db: Kysely<never>, table: string): Promise<void> {
  await sql`grant update (patient_id) on ${sql.id(table)} to ${sql.id(appRole)}`.execute(db);
  await sql
    .raw(`create trigger patient_stays before update of patient_id on ${table} for each row
    when (old.patient_id is distinct from new.patient_id)
    execute function refuse_other_patient('patient_id')`)
    .execute(db);
}

async function leavesWithPatient(db: Kysely<never>, table: string, column: string): Promise<void> {
  await sql`grant delete on ${sql.id(table)} to ${sql.id(appRole)}`.execute(db);
  await sql
    .raw(`create trigger patient_stays_on_delete before delete on ${table} for each row
    when (current_user <> 'openward_owner') execute function refuse_other_patient('${column}')`)
    .execute(db);
}
