import { sql } from 'kysely';
import type { ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { personName } from '../people/person-name.ts';

/**
 * Reason, time and person of the mark that says a record was entered in error, of a query that joins the table of marks
 * as `error`; null where there is none.
 */
export function errorMarkColumns(tenantId: string) {
  return [
    sql<string | null>`error.reason`.as('error_reason'),
    sql<string | null>`error.marked_at`.as('error_marked_at'),
    personName(tenantId, 'error.marked_by').as('error_marked_by_name'),
  ] as const;
}

interface ErrorMarkRow {
  error_reason: string | null;
  error_marked_at: string | null;
  error_marked_by_name: string | null;
}

/** The mark of a row with the columns above. */
export function toErrorMark(row: ErrorMarkRow): ErrorMark {
  const { error_reason: reason, error_marked_at: at, error_marked_by_name: byName } = row;
  return reason !== null && at !== null && byName !== null ? { reason, byName, at } : null;
}
