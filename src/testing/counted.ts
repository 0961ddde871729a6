import { type RawBuilder, sql } from 'kysely';
import { openSteps } from '#database/counting/open-steps.ts';
import type { Db, PlainDate } from '#database/tables.ts';

/** A counter, or a figure of one day; a counter has no day. */
export interface Counted {
  name: string;
  day: PlainDate | null;
  value: number;
}

/**
 * Every counter and figure of a tenant as it reads at this moment: what is folded and what is open, in one statement; without
 * those that are even. */
export function countedRows(tenantId: string): RawBuilder<Counted> {
  return sql`
    select name, day, sum(value)::bigint as value
    from (
      select name, null::date as day, value from tenant_counter where tenant_id = ${tenantId}::uuid
      union all select name, day, value from daily_figure where tenant_id = ${tenantId}::uuid
      union all ${openSteps(tenantId)}
    ) as parts
    group by name, day having sum(value) <> 0`;
}

/** The same as rows in one order; folding changes nothing about them. */
export async function readCounted(db: Db, tenantId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`${countedRows(tenantId)} order by name, day`.execute(db);
  return rows;
}
