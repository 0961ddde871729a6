import { type Kysely, sql } from 'kysely';
import { searchRole } from './migrations/0003-patients.ts';
import { countRole } from './migrations/0005-audit.ts';
import { migrations } from './migrations/index.ts';
import { appRole } from './migrations/tenant-table.ts';

/** The role that owns every table; nobody signs in as it. */
export const ownerRole = 'openward_owner';

/** Of PostgreSQL itself, which our tables need. */
export const extensions = ['pg_trgm', 'btree_gist'];

/**
 * Makes the roles and extensions that migrations work with. In a transaction of its own before `migrateToLatest`,
 * because a database of many machines takes them to all its machines apart from what uses them.
 */
export async function prepareDatabase(db: Kysely<never>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7226391)`.execute(db);
  await createRoles(db);
  await sql`set local role ${sql.id(ownerRole)}`.execute(db);
  const found = await sql<{ name: string }>`select extname as name from pg_extension`.execute(db);
  const known = new Set(found.rows.map((row) => row.name));
  // A database of many machines has them from somebody else, and only that one may name them again.
  for (const name of extensions.filter((extension) => !known.has(extension))) {
    await sql`create extension ${sql.id(name)}`.execute(db);
  }
}

/**
 * Brings the schema up to date as the owner role and returns the names of the migrations that ran. Everything
 * happens in the caller's one transaction; two migrators of one database wait for each other. Tests of what a
 * migration does to existing rows stop at the names before it.
 * @throws Error when a migration leaves that role: what follows it would belong to somebody else.
 */
export async function migrateToLatest(
  db: Kysely<never>,
  names: readonly string[] = Object.keys(migrations),
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(7226391)`.execute(db);
  await sql`set local role ${sql.id(ownerRole)}`.execute(db);
  await sql`create table if not exists schema_migration (
    name text primary key, applied_at timestamptz not null default now())`.execute(db);
  const done = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const applied = new Set(done.rows.map((row) => row.name));
  const pending = names.filter((name) => !applied.has(name));
  for (const name of pending) {
    await migrations[name]!.up(db);
    await refuseOtherRole(db, name);
    await sql`insert into schema_migration (name) values (${name})`.execute(db);
  }
  await sql`grant select on schema_migration to ${sql.id(appRole)}`.execute(db);
  return pending;
}

async function refuseOtherRole(db: Kysely<never>, migration: string): Promise<void> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  if (rows[0]?.role !== ownerRole) throw new Error(`The migration ${migration} left the role of the owner.`);
}

async function createRoles(db: Kysely<never>): Promise<void> {
  await createRole(db, ownerRole, 'nologin nosuperuser nobypassrls');
  await createRole(db, appRole, 'nologin nosuperuser nobypassrls');
  for (const role of [searchRole, countRole]) await createRole(db, role, 'nologin nosuperuser bypassrls');
  await sql`grant ${sql.id(ownerRole)} to current_user`.execute(db);
  // Handing a function over to a role takes membership in it.
  await sql`grant ${sql.id(searchRole)}, ${sql.id(countRole)} to ${sql.id(ownerRole)}`.execute(db);
  const database = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(database.rows[0]!.name);
  await sql`grant create on database ${name} to ${sql.id(ownerRole)}`.execute(db);
  await sql`revoke create on schema public from public`.execute(db);
  await sql`grant usage, create on schema public to ${sql.id(ownerRole)} with grant option`.execute(db);
  await sql`grant usage on schema public to ${sql.id(appRole)}, ${sql.id(searchRole)},
    ${sql.id(countRole)}`.execute(db);
}

async function createRole(db: Kysely<never>, name: string, attributes: string): Promise<void> {
  const found = await sql`select 1 from pg_roles where rolname = ${name}`.execute(db);
  if (found.rows.length === 0) await sql.raw(`create role ${name} ${attributes}`).execute(db);
}
