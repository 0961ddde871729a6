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

/** How many rows of the hospital have each status; the answer asks by status. */
export async function countByStatus<Table extends TableWithStatus>(
  db: Db,
  tenantId: string,
  table: Table,
): Promise<(status: StatusOf<Table> & string) => number> {
  // The query builder cannot follow a table that is a type parameter.
  const rows = await (db as unknown as Kysely<AnyTable>)
    .selectFrom(table as unknown as 'anyTable')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  const counts = new Map<string, number>(rows.map(({ status, count }) => [status, count]));
  return (status) => counts.get(status) ?? 0;
}
