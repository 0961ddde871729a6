import pg from 'pg';
import { onTestFinished } from 'vitest';
import { queryBuilderOn } from '#database/executor.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { migrations } from '#database/migrations/index.ts';
import { newId } from '#kernel/ids.ts';
import type { PostgresForTests } from './debian-postgres.ts';

export interface StandingDatabase {
  /** The owner of everything, whom no policy stops. */
  client: pg.Client;
  /** Runs the migration and those after it. */
  migrate(): Promise<void>;
}

/** A database of its own as it was before a migration, to be filled with rows; it goes when the test has finished. */
export async function standingDatabase(
  { owner }: PostgresForTests,
  before: string,
): Promise<StandingDatabase> {
  const name = `standing_${newId().replaceAll('-', '')}`;
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
  async function migrate(names: readonly string[]): Promise<void> {
    await client.query('begin');
    await migrateToLatest(db, names);
    await client.query('reset role');
    await client.query('commit');
  }
  const names = Object.keys(migrations);
  await migrate(names.slice(0, names.indexOf(before)));
  return { client, migrate: () => migrate(names) };
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  return client;
}
