import { type Kysely, sql } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import type { RowOf } from '../versioned-rows.ts';

type TableWithStatus = {
  [Name in keyof Tables]: RowOf<Name> extends { tenant_id: string; status: string } ? Name : never;
}[keyof Tables];

type StatusOf<Table extends TableWithStatus> = RowOf<Table> extends { status: infer Status } ? Status : never;

interface AnyTable {
  anyTable: { tenant_id: string; status: string };
}

/**
 * How many rows of the hospital have each status; the answer asks by status.
 * @param only columns that hold these values, such as `{ is_in_error: false }`
 */
export async function countByStatus<Table extends TableWithStatus>(
  db: Db,
  tenantId: string,
  table: Table,
  only: Partial<RowOf<Table>> = {},
): Promise<(status: StatusOf<Table> & string) => number> {
  // The query builder cannot follow a table that is a type parameter.
  let query = (db as unknown as Kysely<AnyTable>)
    .selectFrom(table as unknown as 'anyTable')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('status')
    .orderBy('status');
  for (const [column, value] of Object.entries(only)) {
    query = query.where(column as 'status', '=', value as string);
  }
  const rows = await query.execute();
  const counts = new Map<string, number>(rows.map(({ status, count }) => [status, count]));
  return (status) => counts.get(status) ?? 0;
}
