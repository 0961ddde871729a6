import type { PGlite } from '@electric-sql/pglite';
import { migrateToLatest } from '#database/migrate.ts';
import { queryBuilderIn } from './pglite-database.ts';

/**
 * Brings the schema up to date as PGlite's superuser, in one transaction: all of it on an empty database, what
 * is missing on one that an older build of the program left. Returns the names of the migrations that ran.
 */
export function migratePglite(pglite: Pick<PGlite, 'transaction'>): Promise<string[]> {
  return pglite.transaction((transaction) => migrateToLatest(queryBuilderIn<never>(transaction)));
}
