import pg from 'pg';
import { newId } from '#kernel/ids.ts';
import type { PostgresForTests } from '../debian-postgres.ts';

/** A database as the migrations leave it, in which nobody ever works. */
const emptyDatabase = 'openward_empty';

/** Keeps a copy of a database that was just migrated, before anybody else opens it; of a cluster on each machine. */
export async function keepEmptyCopy(
  owner: pg.ClientConfig,
  workers: readonly pg.ClientConfig[] = [],
): Promise<void> {
  if (workers.length === 0) return createDatabase(owner, emptyDatabase, owner.database!);
  for (const machine of [owner, ...workers]) {
    // Citus works in a database by itself and would hinder the copy.
    await asOwner(
      { ...machine, database: 'template1' },
      `alter database ${machine.database!} allow_connections false`,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${machine.database!}'`,
      `create database ${emptyDatabase} template ${machine.database!}`,
      `alter database ${emptyDatabase} allow_connections false`,
      `alter database ${machine.database!} allow_connections true`,
    );
  }
}

/**
 * The same PostgreSQL with an empty database for one file or test alone. For what works through every hospital of a
 * database, such as jobs and servers: all other tests share one database, which holds hundreds of hospitals.
 */
export async function aDatabaseOfItsOwn(postgres: PostgresForTests): Promise<PostgresForTests> {
  const database = `own_${newId().replaceAll('-', '')}`;
  for (const machine of [postgres.owner, ...(postgres.workers ?? [])]) {
    await createDatabase(machine, database, emptyDatabase);
  }
  if (postgres.workers) {
    await asOwner(postgres.owner, `alter database ${database} set citus.propagate_set_commands = 'local'`);
  }
  return {
    ...postgres,
    owner: { ...postgres.owner, database },
    server: { ...postgres.server, database },
    ...(postgres.workers && { workers: postgres.workers.map((worker) => ({ ...worker, database })) }),
  };
}

/** The same, where a commit waits for the disk as it does in a hospital. */
export async function aDatabaseThatWaitsForTheDisk(postgres: PostgresForTests): Promise<PostgresForTests> {
  const own = await aDatabaseOfItsOwn(postgres);
  await asOwner(own.owner, `alter database ${own.owner.database!} set synchronous_commit = on`);
  return own;
}

function createDatabase(owner: pg.ClientConfig, name: string, template: string): Promise<void> {
  return asOwner(owner, `create database ${name} template ${template}`);
}

async function asOwner(owner: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
