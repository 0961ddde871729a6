import { type Kysely, sql } from 'kysely';
import { ownerRole } from '../migrate.ts';
import { appRole } from '../migrations/tenant-table.ts';
import { sha256 } from '../sha256.ts';
import { allFunctions } from './all-functions.ts';
import type { FunctionDefinition, LentRights } from './function-definition.ts';
import type { WorkLooks } from './work/work-look.ts';

/**
 * Makes every function of the database as this program has it, and gives the roles that they borrow from exactly what
 * they read. In the transaction of the migrations that ran before it, after the last of them: a database that was
 * upgraded has then what a new one has, whatever its earlier programs made.
 * docs/decisions/0130-functions-are-definitions.md
 */
export async function defineFunctions(db: Kysely<never>, looks: WorkLooks): Promise<void> {
  const { functions, lent } = allFunctions(looks, await hasCluster(db));
  await sql`set local role ${sql.id(ownerRole)}`.execute(db);
  await dropFunctions(db, [ownerRole, ...lent.map(({ role }) => role)]);
  for (const { text } of functions) await sql.raw(text).execute(db);
  for (const { role, reads } of lent) await lend(db, role, reads);
  for (const one of functions) await allow(db, one);
  await sql`comment on table schema_migration is ${sql.lit(await markOf(looks))}`.execute(db);
}

/** True where the functions of the database are those of this program; anybody may ask. */
export async function hasTheseFunctions(
  ask: (statement: string) => Promise<{ rows: readonly { mark: string | null }[] }>,
  looks: WorkLooks,
): Promise<boolean> {
  const { rows } = await ask(`select obj_description('schema_migration'::regclass, 'pg_class') as mark`);
  return rows[0]?.mark === (await markOf(looks));
}

/** Of one machine and of a cluster: which of them it is changes nothing about which program made them. */
async function markOf(looks: WorkLooks): Promise<string> {
  const parts = [allFunctions(looks, false), allFunctions(looks, true)];
  return `functions ${await sha256(JSON.stringify(parts))}`;
}

async function hasCluster(db: Kysely<never>): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/**
 * Drops every function of these owners, so that no other shape of one stays, nor one that is no more, nor a right.
 * What something hangs on, as a trigger does, is replaced in its place.
 */
async function dropFunctions(db: Kysely<never>, owners: readonly string[]): Promise<void> {
  const { rows } = await sql<{ signature: string }>`
    select function.oid::regprocedure::text as signature
    from pg_proc as function
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and proowner = any (select oid from pg_roles where rolname = any (${[...owners]}::text[]))
      and not exists (select from pg_depend
        where classid = 'pg_proc'::regclass and objid = function.oid and deptype = 'e')
      and not exists (select from pg_depend
        where refclassid = 'pg_proc'::regclass and refobjid = function.oid)`.execute(db);
  for (const { signature } of rows) await sql.raw(`drop function ${signature}`).execute(db);
}

/** Has a role read these columns and no others. */
async function lend(db: Kysely<never>, role: string, reads: LentRights['reads']): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select class.relname as name
    from pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and exists (
      select from pg_roles as reader where reader.rolname = ${role} and reader.oid in (
        select grantee from aclexplode(class.relacl)
        union all select granted.grantee from pg_attribute as attribute
          cross join lateral aclexplode(attribute.attacl) as granted where attribute.attrelid = class.oid))
    order by 1`.execute(db);
  for (const { name } of rows) {
    await sql`revoke all on table ${sql.id(name)} from ${sql.id(role)}`.execute(db);
  }
  for (const [table, columns] of Object.entries(reads)) {
    await sql`grant select (${sql.raw(columns)}) on ${sql.id(table)} to ${sql.id(role)}`.execute(db);
  }
}

/** Gives a function to whose rights it works with, and says who may call it. */
async function allow(db: Kysely<never>, { name, owner, callers }: FunctionDefinition): Promise<void> {
  const it = sql.id(name);
  if (owner !== undefined) {
    await sql`grant create on schema public to ${sql.id(owner)}`.execute(db);
    await sql`alter function ${it} owner to ${sql.id(owner)}`.execute(db);
    await sql`revoke create on schema public from ${sql.id(owner)}`.execute(db);
  }
  if (callers === 'everybody') return;
  await sql`revoke all on function ${it} from public`.execute(db);
  if (callers === 'app') await sql`grant execute on function ${it} to ${sql.id(appRole)}`.execute(db);
}
