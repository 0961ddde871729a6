import { sql } from 'kysely';
import { sqlState } from '../constraint-errors.ts';
import { inSavepoint } from './savepoint.ts';
import type { Db, Tables } from '../tables.ts';
import type { RowOf } from '../versioned-rows.ts';

/**
 * Deletes a row that nobody has changed since the given version and nothing refers to, and returns what it was; returns
 * undefined, and leaves it, where somebody has or something does. For the undo of an import: every reference counts as a
 * use.
 */
export async function deleteUnused<Table extends keyof Tables>(
  db: Db,
  table: Table,
  { tenantId, id, version }: { tenantId: string; id: string; version: number },
): Promise<RowOf<Table> | undefined> {
  try {
    const { rows } = await inSavepoint(db, () =>
      sql<
        RowOf<Table>
      >`delete from ${sql.table(table)} where tenant_id = ${tenantId}::uuid and id = ${id}::uuid
        and version = ${version} returning *`.execute(db),
    );
    return rows[0];
  } catch (error) {
    if (isReferred(error)) return undefined;
    throw error;
  }
}

/** True for the error of a row that is not deleted because something refers to it. */
export function isReferred(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  // Foreign key and restrict violation.
  return state === '23503' || state === '23001';
}
