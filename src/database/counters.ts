import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Adds to counters of a tenant (steps are positive) in one statement and returns their new values. The rows stay locked until the
 * transaction ends, so numbers are unique and leave no gap after a rollback: take them late.
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

/** Takes from one counter; it never falls below zero, which the database holds. */
export async function reduceCounter(db: Db, tenantId: string, name: string, by: number): Promise<void> {
  await db
    .updateTable('tenant_counter')
    .set({ value: sql<number>`value - ${by}` })
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .execute();
}

/**
 * Adds to some counters of a tenant and takes from others, none below zero. All rows are locked in one order
 * first, so that two changes cannot wait for each other.
 */
export async function changeCounters<Name extends string>(
  db: Db,
  tenantId: string,
  steps: Record<Name, number>,
): Promise<void> {
  const names = (Object.keys(steps) as Name[]).filter((name) => steps[name] !== 0);
  if (names.length === 0) return;
  const additions = names.map((name) => [name, Math.max(0, steps[name])] as const);
  await advanceCounters(db, tenantId, Object.fromEntries(additions) as Record<Name, number>);
  for (const name of names) {
    if (steps[name] < 0) await reduceCounter(db, tenantId, name, -steps[name]);
  }
}

/** Reads counters of a tenant; one that was never advanced is 0. */
export async function readCounters<Name extends string>(
  db: Db,
  tenantId: string,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const rows = await db
    .selectFrom('tenant_counter')
    .select(['name', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('name', 'in', names)
    .execute();
  const found = new Map(rows.map((row) => [row.name, row.value]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<Name, number>;
}
