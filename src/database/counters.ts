import { sql } from 'kysely';
import { appendSteps, openSteps, type Step } from './counting/open-steps.ts';
import type { Db } from './tables.ts';

/**
 * Adds to counters of a tenant (steps are positive) in one statement and returns their new values. Their rows stay
 * locked until the transaction ends, so numbers are unique and leave no gap after a rollback, and everybody else who
 * takes one waits. Calls take numbers by `takeNumbers` and `takeNumbersWithoutGap` of their context.
 */
export async function advanceCounters<Name extends string>(
  db: Db,
  tenantId: string,
  steps: Record<Name, number>,
): Promise<Record<Name, number>> {
  const names = (Object.keys(steps) as Name[]).toSorted();
  if (names.length > maxListed) return advanceMany(db, tenantId, steps, names);
  const rows = await db
    .insertInto('tenant_counter')
    .values(names.map((name) => ({ tenant_id: tenantId, name, value: steps[name] })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'name']).doUpdateSet({
        value: sql<number>`tenant_counter.value + excluded.value`,
      }),
    )
    .returning(['name', 'value'])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.value])) as Record<Name, number>;
}

// A list of VALUES makes another text, and so another prepared statement, for each number of rows.
const maxListed = 10;

async function advanceMany<Name extends string>(
  db: Db,
  tenantId: string,
  steps: Record<Name, number>,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const { rows } = await sql<{ name: Name; value: number }>`
    insert into tenant_counter (tenant_id, name, value)
    select ${tenantId}::uuid, name, step
    from unnest(${names}::text[], ${names.map((name) => steps[name])}::bigint[]) as given (name, step)
    on conflict (tenant_id, name) do update set value = tenant_counter.value + excluded.value
    returning name, value`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.value])) as Record<Name, number>;
}

/**
 * Adds to some counts of a tenant and takes from others, as steps that nobody waits for. Not for numbers that are
 * given out.
 */
export async function changeCounters(db: Db, tenantId: string, steps: Record<string, number>): Promise<void> {
  await appendSteps(db, tenantId, counterSteps(steps));
}

/** Changes of counters as steps, to be appended together with others. */
export function counterSteps(steps: Record<string, number>): Step[] {
  return Object.entries(steps).map(([name, amount]) => ({ name, day: null, amount }));
}

/** Reads counters of a tenant, open steps among them; one that was never advanced is 0. */
export async function readCounters<Name extends string>(
  db: Db,
  tenantId: string,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const { rows } = await sql<{ name: Name; value: number }>`
    select name, sum(value)::bigint as value
    from (
      select name, value from tenant_counter
      where tenant_id = ${tenantId}::uuid and name = any (${names}::text[])
      union all
      select name, value from (${openSteps(tenantId)}) as open where name = any (${names}::text[])
    ) as counted
    group by name`.execute(db);
  const found = new Map(rows.map((row) => [row.name, row.value]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<Name, number>;
}
