import type { PGlite } from '@electric-sql/pglite';
import { defineFunctions, hasTheseFunctions } from '#database/functions/define-functions.ts';
import { migrateToLatest, prepareDatabase } from '#database/migrate.ts';
import { migrations } from '#database/migrations/index.ts';
import { workLooks } from '#hosts/system/work-looks.ts';
import { queryBuilderIn } from './pglite-database.ts';

/**
 * Brings the schema up to date as PGlite's superuser: all of it on an empty database, what is missing on one that an
 * older build of the program left, and every function anew. Returns the names of the migrations that ran.
 */
export async function migratePglite(pglite: Pick<PGlite, 'transaction' | 'query'>): Promise<string[]> {
  // Looking first saves the start a third of a second: nearly every time there is nothing to do.
  if (await isUpToDate(pglite)) return [];
  await pglite.transaction((transaction) => prepareDatabase(queryBuilderIn<never>(transaction)));
  return pglite.transaction(async (transaction) => {
    const db = queryBuilderIn<never>(transaction);
    const ran = await migrateToLatest(db);
    await defineFunctions(db, workLooks);
    return ran;
  });
}

async function isUpToDate(pglite: Pick<PGlite, 'query'>): Promise<boolean> {
  const table = await pglite.query<{ name: string | null }>(`select to_regclass('schema_migration') as name`);
  if (!table.rows[0]?.name) return false;
  const applied = await pglite.query<{ name: string }>('select name from schema_migration');
  const names = new Set(applied.rows.map((row) => row.name));
  if (!Object.keys(migrations).every((name) => names.has(name))) return false;
  return hasTheseFunctions((statement) => pglite.query<{ mark: string | null }>(statement), workLooks);
}
