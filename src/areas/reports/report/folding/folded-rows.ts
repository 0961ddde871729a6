import { type RawBuilder, sql } from 'kysely';
import { closedRecordsOf } from '#database/closed-records/made-from.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { type ReportRequest, rowsOf, type SourceRow } from '../report-source.ts';

/** A row that names what fewer people had is one of all others to whoever does not see sensitive data. */
const smallestCell = 5;

/**
 * What tells a reader without emr.sensitive which rows belong to a restricted patient or come from a sensitive
 * consultation, by the columns of its patient and of its own id: `join` stands after the tables of a statement. Such rows count among all others whatever the days are, so
 * that two ranges never tell one by their difference.
 */
export function closedIn(
  { tenantId, seesClosed }: ReportRequest,
  table: Parameters<typeof closedRecordsOf>[1],
  columns: { patient: string; record: string },
): { join: RawBuilder<unknown>; isClosed: RawBuilder<boolean> } {
  if (seesClosed) return { join: sql``, isClosed: sql<boolean>`false` };
  return {
    join: sql`left join patient as closed_patient on closed_patient.tenant_id = ${tenantId}::uuid
        and closed_patient.id = ${sql.ref(columns.patient)} and closed_patient.is_restricted
      left join (${closedRecordsOf(tenantId, table)}) as closed_record
        on closed_record.id = ${sql.ref(columns.record)}`,
    isClosed: sql<boolean>`(closed_patient.id is not null or closed_record.id is not null)`,
  };
}

/** What a row is counted under: all others where it is closed. */
export function keyUnlessClosed(key: RawBuilder<unknown>, isClosed: RawBuilder<boolean>): RawBuilder<string> {
  return sql<string>`case when ${isClosed} then 'rest' else ${key} end`;
}

/**
 * `topRows` of what somebody had: a disease, a test, a medicine, a service. `grouped` has `people` besides, how many
 * different ones, and the key `rest` for what is closed (`keyUnlessClosed`). To a reader without emr.sensitive a row of
 * fewer than five people is one of all others, and of a named row each of the `cells` below five is counted in `into`.
 */
export function foldedRows(
  { db, seesClosed }: ReportRequest,
  grouped: RawBuilder<unknown>,
  columns: readonly [string, ...string[]],
  { cells = [], into }: { cells?: readonly string[]; into?: string } = {},
): Promise<SourceRow[]> {
  const least = seesClosed ? 0 : smallestCell;
  const isSmall = (cell: string) => sql`(named and ${sql.ref(cell)} < ${least}::int)`;
  const shown = columns.map((column) => {
    if (column === into) {
      const small = cells.map((cell) => sql`case when ${isSmall(cell)} then ${sql.ref(cell)} else 0 end`);
      return sql`${sql.join([sql.ref(column), ...small], sql` + `)} as ${sql.ref(column)}`;
    }
    return cells.includes(column)
      ? sql`case when ${isSmall(column)} then 0 else ${sql.ref(column)} end as ${sql.ref(column)}`
      : sql.ref(column);
  });
  const sums = columns.map((column) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`);
  return rowsOf(
    db,
    sql`with grouped as (${grouped}), judged as (
        select grouped.*, key <> 'rest' and people >= ${least}::int as named from grouped
      ), placed as (
        select key, label, named, ${sql.join(shown)},
          row_number() over (order by named desc, ${sql.ref(columns[0])} desc, label, key) as place
        from judged
      )
      select case when named and place <= ${sizeLimits.reportRows}::int then key else 'rest' end as key,
        case when named and place <= ${sizeLimits.reportRows}::int then label end as label, ${sql.join(sums)}
      from placed
      group by 1, 2
      order by min(place)`,
  );
}
