import { type RawBuilder, sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Db, PlainDate } from '../tables.ts';

/** How much to add to a counter, or to a figure of one day of the hospital's calendar; may be negative. */
export interface Step {
  name: string;
  /** Null for a counter. */
  day: PlainDate | null;
  amount: number;
}

/**
 * Appends what a transaction counts, as one row that nobody else waits for; it is folded into counters and figures
 * later. Whoever reads those adds the open steps.
 */
export async function appendSteps(db: Db, tenantId: string, steps: readonly Step[]): Promise<void> {
  const sums = sumSteps(steps);
  if (sums.length === 0) return;
  await db
    .insertInto('open_step')
    .values({
      tenant_id: tenantId,
      id: newId(),
      names: sums.map(({ name }) => name),
      days: sums.map(({ day }) => day),
      amounts: sums.map(({ amount }) => amount),
    })
    .execute();
}

/** The sum of all steps of each name and day, in one order; those that come out even are left out. */
export function sumSteps(steps: readonly Step[]): Step[] {
  const sums = new Map<string, Step>();
  for (const step of steps) {
    const key = `${step.name} ${step.day ?? ''}`;
    sums.set(key, { ...step, amount: (sums.get(key)?.amount ?? 0) + step.amount });
  }
  return [...sums.keys()]
    .toSorted()
    .map((key) => sums.get(key)!)
    .filter(({ amount }) => amount !== 0);
}

/** The tenant's open steps as rows of `name`, `day` and `value`; a counter's `day` is null. */
export function openSteps(
  tenantId: string,
): RawBuilder<{ name: string; day: PlainDate | null; value: number }> {
  return sql`
    select step.name, step.day, step.value
    from open_step cross join lateral unnest(open_step.names, open_step.days, open_step.amounts)
      as step (name, day, value)
    where open_step.tenant_id = ${tenantId}::uuid`;
}
