import { type Kysely, sql } from 'kysely';

/** What the app role may do with a table; whatever is not named it cannot do. */
export type Grant = 'select' | 'insert' | 'update' | 'delete';

/** The group role the servers run as; made by the migrator before the first migration. */
export const appRole = 'openward_app';

/**
 * Puts a table under the one policy of tenant tables: rows are visible and writable only for the tenant named
 * by `app.tenant_id`, for the table's owner as well. The plain form of the expression also works with Citus.
 */
export async function protectTenantTable(
  db: Kysely<never>,
  table: string,
  grants: readonly Grant[],
): Promise<void> {
  const name = sql.id(table);
  const own = sql.raw(`tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid`);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy own_tenant on ${name} using (${own}) with check (${own})`.execute(db);
  await grantToApp(db, table, grants);
}

/** Grants the app role the named rights on a table. */
export async function grantToApp(db: Kysely<never>, table: string, grants: readonly Grant[]): Promise<void> {
  await sql`grant ${sql.raw(grants.join(', '))} on ${sql.id(table)} to ${sql.id(appRole)}`.execute(db);
}

/** Runs several statements of DDL, one after another. */
export async function runAll(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A foreign key with a name, in a statement of its own. */
export function key(table: string, name: string, columns: string, target: string, others = 'id'): string {
  return `alter table ${table} add constraint ${table}_${name} foreign key (tenant_id, ${columns})
    references ${target} (tenant_id, ${others})`;
}

/** Every row belongs to a hospital. */
export function tenantKey(table: string): string {
  return `alter table ${table} add constraint ${table}_tenant foreign key (tenant_id) references tenant (id)`;
}
