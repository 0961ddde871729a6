import { type Kysely, sql } from 'kysely';
import { AppError } from '#kernel/app-error.ts';
import type { ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { inErrorStatus, type validOrInError } from '#kernel/papers/paper-status.rules.ts';
import { refusing } from '../constraint-errors.ts';
import { personName } from '../people/person-name.ts';
import type { Db, Tables } from '../tables.ts';
import type { RowOf } from '../versioned-rows.ts';
import type { Writing } from './writing.ts';

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

const isMarked = sql<boolean>`error.reason is not null`;
const isValid = sql<boolean>`error.reason is null`;

/**
 * Narrows a list to those of a status that count, or to those that were entered in error, of a query that joins the table
 * of marks as `error`.
 */
export function hasListedStatus(statusColumn: string, status: string) {
  return status === inErrorStatus
    ? isMarked
    : sql<boolean>`${sql.ref(statusColumn)} = ${status} and ${isValid}`;
}

/** The same of papers that have no status. */
export function hasListedValidity(status: (typeof validOrInError)[number]) {
  return status === inErrorStatus ? isMarked : isValid;
}

/** The mark of a row with the columns above. */
export function toErrorMark(row: ErrorMarkRow): ErrorMark {
  const { error_reason: reason, error_marked_at: at, error_marked_by_name: byName } = row;
  return reason !== null && at !== null && byName !== null ? { reason, byName, at } : null;
}

/** What is refused of a paper that is marked already. */
export function enteredInError(): AppError {
  return new AppError('WRONG_STATE', { status: inErrorStatus });
}

/** @throws AppError WRONG_STATE for a paper that is marked: it stays as it is, and only opens and prints */
export function requireNoMark({ error_marked_at }: Pick<ErrorMarkRow, 'error_marked_at'>): void {
  if (error_marked_at !== null) throw enteredInError();
}

interface MarkColumns {
  tenant_id: string;
  reason: string;
  marked_by: string;
  marked_at: string;
}

type MarkTable = {
  [Name in keyof Tables]: RowOf<Name> extends MarkColumns ? Name : never;
}[keyof Tables];

interface AnyTable {
  mark: MarkColumns;
}

/**
 * Marks a paper as entered in error, once, in the name of whoever writes now.
 * @param paper the columns that name the paper
 * @throws AppError WRONG_STATE for one that is marked already
 */
export async function insertErrorMark<Table extends MarkTable>(
  { db, tenantId, actor, clock }: Writing,
  table: Table,
  { reason, ...paper }: Omit<RowOf<Table>, Exclude<keyof MarkColumns, 'reason'>> & { reason: string },
): Promise<void> {
  const by = { marked_by: actor.userId, marked_at: clock.now().toISOString() };
  // The query builder cannot follow a table that is a type parameter.
  const added = (db as unknown as Kysely<AnyTable>)
    .insertInto(table as unknown as 'mark')
    .values({ tenant_id: tenantId, reason, ...paper, ...by })
    .execute();
  await refusing(added, { [`${table}_pkey`]: enteredInError });
}

/** How many papers of the hospital are marked. */
export async function countMarked(db: Db, tenantId: string, table: MarkTable): Promise<number> {
  const { marked } = await (db as unknown as Kysely<AnyTable>)
    .selectFrom(table as unknown as 'mark')
    .select(sql<number>`count(*)::int`.as('marked'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return marked;
}
