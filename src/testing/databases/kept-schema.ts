import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { queryBuilderOn } from '#database/executor.ts';
import { prepareDatabase } from '#database/migrate.ts';
import { newId } from '#kernel/ids.ts';
import type { PostgresForTests } from '../debian-postgres.ts';

const folder = join(import.meta.dirname, '..', 'kept-schemas');

/**
 * The databases that earlier programs made, by their last migration: every statement as it was run then, before
 * migrations were frozen.
 */
export const keptSchemas = readdirSync(folder).map((name) => name.replace('.sql.gz', ''));

/** A database with such a schema and no rows, opened by its owner; it goes when the test has finished. */
export async function aKeptDatabase({ owner }: PostgresForTests, name: string): Promise<pg.ClientConfig> {
  const database = `kept_${newId().replaceAll('-', '')}`;
  const server = new pg.Client(owner);
  await server.connect();
  onTestFinished(async () => {
    await server.query(`drop database ${database} with (force)`);
    await server.end();
  });
  await server.query(`create database ${database}`);
  const client = new pg.Client({ ...owner, database });
  await client.connect();
  const db = queryBuilderOn<never>({
    async run(text, parameters) {
      const result = await client.query<Record<string, unknown>>(text, [...parameters]);
      return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
    },
  });
  await client.query('begin');
  await prepareDatabase(db);
  await client.query('set local role openward_owner');
  await client.query(gunzipSync(readFileSync(join(folder, `${name}.sql.gz`))).toString('utf8'));
  await client.query('commit');
  await client.end();
  return { ...owner, database };
}
