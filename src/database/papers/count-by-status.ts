import { type Kysely, sql } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import type { RowOf } from '../versioned-rows.ts';
import type { MarkTable } from './error-mark.ts';

type TableWithStatus = {
  [Name in keyof Tables]: RowOf<Name> extends { tenant_id: string; status: string } ? Name : never;
}[keyof Tables];

type StatusOf<Table extends TableWithStatus> = RowOf<Table> extends { status: infer Status } ? Status : never;

interface AnyTable {
  anyTable: { tenant_id: string; id: string; status: string };
}

/** Which rows are counted, where not all are. */
interface Counted<Table extends TableWithStatus> {
  /** Columns that hold these values, such as `{ is_in_error: false }`. */
  only?: Partial<RowOf<Table>>;
  /** The table of the marks of those that do not count, and its column that names one, such as `note_id`. */
  unlessMarked?: { in: MarkTable; by: string };
}

/** How many rows of the hospital have each status; the answer asks by status. */
export async function countByStatus<Table extends TableWithStatus>(
  db: Db,
  tenantId: string,
  table: Table,
  { only = {}, unlessMarked }: Counted<Table> = {},
): Promise<(status: StatusOf<Table> & string) => number> {
  // The query builder cannot follow a table that is a type parameter.
  let query = (db as unknown as Kysely<AnyTable>)
    .selectFrom(`${table} as counted` as unknown as 'anyTable as counted')
    .select(['counted.status', sql<number>`count(*)::int`.as('count')])
    .where('counted.tenant_id', '=', tenantId)
    .groupBy('counted.status')
    .orderBy('counted.status');
  for (const [column, value] of Object.entries(only)) {
    query = query.where(`counted.${column}` as 'counted.status', '=', value as string);
  }
  if (unlessMarked) {
    const { in: marks, by } = unlessMarked;
    query = query.where(
      sql<boolean>`not exists (select from ${sql.table(marks)} as mark
        where mark.tenant_id = ${tenantId}::uuid and mark.${sql.ref(by)} = counted.id)`,
    );
  }
  const rows = await query.execute();
  const counts = new Map<string, number>(rows.map(({ status, count }) => [status, count]));
  return (status) => counts.get(status) ?? 0;
}
