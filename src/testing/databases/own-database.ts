import pg from 'pg';
import { newId } from '#kernel/ids.ts';
import type { PostgresForTests } from '../debian-postgres.ts';

/** A database as the migrations leave it, in which nobody ever works. */
const emptyDatabase = 'openward_empty';

/** Keeps a copy of a database that was just migrated, before anybody else opens it. */
export function keepEmptyCopy(owner: pg.ClientConfig): Promise<void> {
  return createDatabase(owner, emptyDatabase, owner.database!);
}

/**
 * The same PostgreSQL with an empty database for one file or test alone. For what works through every hospital of a
 * database, such as jobs and servers: all other tests share one database, which holds hundreds of hospitals.
 */
export async function aDatabaseOfItsOwn(postgres: PostgresForTests): Promise<PostgresForTests> {
  const database = `own_${newId().replaceAll('-', '')}`;
  await createDatabase(postgres.owner, database, emptyDatabase);
  return {
    ...postgres,
    owner: { ...postgres.owner, database },
    server: { ...postgres.server, database },
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

async function asOwner(owner: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(statement);
  await client.end();
}
