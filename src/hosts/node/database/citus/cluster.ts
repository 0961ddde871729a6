import pg from 'pg';
import { extensions, ownerRole } from '#database/migrate.ts';
import { searchRole } from '#database/migrations/0003-patients.ts';
import { countRole } from '#database/migrations/0005-audit.ts';
import { appRole } from '#database/migrations/tenant-table.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';

/** True where the database has Citus and knows other machines: its tables are spread over them by tenant. */
export async function isCluster(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_extension where extname = 'citus') as found`,
  );
  if (!rows[0]!.found) return false;
  const nodes = await client.query(
    `select from pg_dist_node where noderole = 'primary' and shouldhaveshards`,
  );
  return (nodes.rowCount ?? 0) > 0;
}

/**
 * Makes, on every machine, the roles and extensions that migrations work with, in transactions of their own: machines
 * sign in at each other as the role at work, which must be there before. Nobody else can sign in as these roles, for
 * they have no password.
 */
export async function prepareCluster(client: pg.Client): Promise<void> {
  await refuseOldCluster(client);
  for (const role of [ownerRole, appRole]) await createRole(client, role, 'nobypassrls');
  for (const role of [searchRole, countRole]) await createRole(client, role, 'bypassrls');
  for (const name of extensions) await client.query(`create extension if not exists ${name}`);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]!.name);
  // Without it the machines would not know which hospital a transaction is for, and show no rows.
  await client.query(`alter database ${database} set citus.propagate_set_commands = 'local'`);
}

async function refuseOldCluster(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select extversion as version from pg_extension where extname = 'citus'`,
  );
  const version = rows[0]!.version;
  if (Number.parseInt(version, 10) < 13) {
    throw new StartUpError(`Openward needs Citus 13 or newer, and this database has ${version}.`);
  }
}

async function createRole(client: pg.Client, role: string, rights: string): Promise<void> {
  const { rows } = await client.query<{ rolcanlogin: boolean }>(
    'select rolcanlogin from pg_roles where rolname = $1',
    [role],
  );
  if (rows[0]?.rolcanlogin) return;
  const verb = rows[0] ? 'alter' : 'create';
  await client.query(`${verb} role ${role} login nosuperuser ${rights}`);
}
