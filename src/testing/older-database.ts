import pg from 'pg';
import { onTestFinished } from 'vitest';
import { queryBuilderOn } from '#database/executor.ts';
import { migrateToLatest, prepareDatabase } from '#database/migrate.ts';
import { migrations } from '#database/migrations/index.ts';
import { newId } from '#kernel/ids.ts';
import type { PostgresForTests } from './debian-postgres.ts';

export interface OlderDatabase {
  /** The owner of everything, whom no policy stops. */
  client: pg.Client;
  /** Runs the migration. */
  migrate: () => Promise<void>;
}

/**
 * A database of its own as it was before a migration, to be filled with rows; `migrate` runs that one, or all through
 * another. It goes when the test has finished.
 */
export async function olderDatabase(
  { owner }: PostgresForTests,
  before: string,
  through = before,
): Promise<OlderDatabase> {
  const name = `existing_${newId().replaceAll('-', '')}`;
  const server = await connect(owner);
  await server.query(`create database ${name}`);
  const client = await connect({ ...owner, database: name });
  onTestFinished(async () => {
    await client.end();
    await server.query(`drop database ${name}`);
    await server.end();
  });
  const db = queryBuilderOn<never>({
    async run(text, parameters) {
      const result = await client.query<Record<string, unknown>>(text, [...parameters]);
      return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
    },
  });
  async function inTransaction(work: () => Promise<unknown>): Promise<void> {
    await client.query('begin');
    await work();
    await client.query('reset role');
    await client.query('commit');
  }
  const names = Object.keys(migrations);
  const place = names.indexOf(before);
  const end = names.indexOf(through) + 1;
  await inTransaction(() => prepareDatabase(db));
  await inTransaction(() => migrateToLatest(db, names.slice(0, place)));
  return { client, migrate: () => inTransaction(() => migrateToLatest(db, names.slice(0, end))) };
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  return client;
}
