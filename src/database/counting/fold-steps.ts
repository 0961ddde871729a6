import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Db } from '../tables.ts';
import type { Step } from './open-steps.ts';

/** A sum of steps; as text, because many large ones leave what a number holds exactly. */
interface FoldedStep extends Pick<Step, 'name' | 'day'> {
  amount: string;
}

/** The maximum number of rows of steps that one transaction folds. */
const maxFoldedAtOnce = 5000;

/**
 * Folds all open steps of a tenant into its counters and figures; returns how many rows there were. Any number of
 * processes may do so at once. A crash that loses a fold leaves its steps open, so nobody waits for the disk.
 */
export async function foldTenant(database: Database, tenantId: string): Promise<number> {
  for (let folded = 0; ;) {
    const part = await database.inTenant(tenantId, 'relaxed', (db) => foldSteps(db, tenantId));
    folded += part;
    if (part < maxFoldedAtOnce) return folded;
  }
}

/**
 * Moves open steps into the rows that they add to, in the caller's transaction: whoever reads base and open steps in
 * one statement sees each step once, before and after. Two who fold for one tenant take turns.
 */
export async function foldSteps(db: Db, tenantId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${'steps:' + tenantId}, 0))`.execute(db);
  const { rows: steps } = await sql<FoldedStep & { folded: number }>`
    with gone as (
      delete from open_step
      where tenant_id = ${tenantId}::uuid and id in (
        select id from open_step where tenant_id = ${tenantId}::uuid order by id limit ${maxFoldedAtOnce})
      returning names, days, amounts
    )
    select step.name, step.day, sum(step.amount)::text as amount, (select count(*) from gone) as folded
    from gone cross join lateral unnest(gone.names, gone.days, gone.amounts) as step (name, day, amount)
    group by step.name, step.day
    order by step.name, step.day`.execute(db);
  await addToCounters(
    db,
    tenantId,
    steps.filter(({ day }) => day === null),
  );
  await addToFigures(
    db,
    tenantId,
    steps.filter(({ day }) => day !== null),
  );
  return steps[0]?.folded ?? 0;
}

async function addToCounters(db: Db, tenantId: string, steps: readonly FoldedStep[]): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    insert into tenant_counter (tenant_id, name, value)
    select ${tenantId}::uuid, name, step
    from unnest(${steps.map(({ name }) => name)}::text[], ${steps.map(({ amount }) => amount)}::bigint[])
      as given (name, step)
    on conflict (tenant_id, name) do update set value = tenant_counter.value + excluded.value`.execute(db);
}

async function addToFigures(db: Db, tenantId: string, steps: readonly FoldedStep[]): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    insert into daily_figure (tenant_id, day, name, value)
    select ${tenantId}::uuid, day, name, step
    from unnest(${steps.map(({ day }) => day)}::date[], ${steps.map(({ name }) => name)}::text[],
      ${steps.map(({ amount }) => amount)}::bigint[]) as given (day, name, step)
    on conflict (tenant_id, name, day) do update set value = daily_figure.value + excluded.value`.execute(db);
}
