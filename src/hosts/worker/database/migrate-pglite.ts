import type { PGlite } from '@electric-sql/pglite';
import { migrateToLatest, prepareDatabase } from '#database/migrate.ts';
import { migrations } from '#database/migrations/index.ts';
import { queryBuilderIn } from './pglite-database.ts';

/**
 * Brings the schema up to date as PGlite's superuser: all of it on an empty database, what
 * is missing on one that an older build of the program left. Returns the names of the migrations that ran.
 */
export async function migratePglite(pglite: Pick<PGlite, 'transaction' | 'query'>): Promise<string[]> {
  // Looking first saves the start a third of a second: nearly every time there is nothing to do.
  if (await isUpToDate(pglite)) return [];
  await pglite.transaction((transaction) => prepareDatabase(queryBuilderIn<never>(transaction)));
  return pglite.transaction((transaction) => migrateToLatest(queryBuilderIn<never>(transaction)));
}

async function isUpToDate(pglite: Pick<PGlite, 'query'>): Promise<boolean> {
  const table = await pglite.query<{ name: string | null }>(`select to_regclass('schema_migration') as name`);
  if (!table.rows[0]?.name) return false;
  const applied = await pglite.query<{ name: string }>('select name from schema_migration');
  const names = new Set(applied.rows.map((row) => row.name));
  return Object.keys(migrations).every((name) => names.has(name));
}
