import { sql } from 'kysely';
import type { Db, PlainDate } from './tables.ts';

/** What is added up per day of the hospital's calendar; money in minor units of the hospital's currency. */
export type DailyFigure =
  /** Totals of the invoices sent on that day, without those voided since. */
  | 'billing.revenue'
  /** Payments less refunds recorded on that day. */
  | 'billing.collected'
  /** Invoices sent on that day, without those voided since. */
  | 'billing.invoices'
  /** Invoices that became paid on that day, less those that ceased to be. */
  | 'billing.paid-invoices'
  /** Appointments that start on that day, cancelled ones among them. */
  | 'appointments.starting'
  | 'appointments.completed'
  | 'appointments.cancelled'
  /** Patients registered on that day, whatever became of them since. */
  | 'patients.registered'
  | 'lab.orders'
  | 'referrals.revenue'
  | 'referrals.commission';

/**
 * Adds to figures of one day in one statement; a step may be negative. The rows stay locked until the transaction
 * ends and everybody writes them: after the row of what happened, as late as possible.
 */
export async function advanceDailyFigures(
  db: Db,
  tenantId: string,
  day: PlainDate,
  steps: Partial<Record<DailyFigure, number>>,
): Promise<void> {
  // In one order, so that two transactions cannot wait for each other.
  const names = (Object.keys(steps) as DailyFigure[]).toSorted();
  if (names.length === 0) return;
  await db
    .insertInto('daily_figure')
    .values(names.map((name) => ({ tenant_id: tenantId, day, name, value: steps[name]! })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name', 'day'])
        .doUpdateSet({ value: sql<number>`daily_figure.value + excluded.value` }),
    )
    .execute();
}

/** The sums of figures over a span of days, both ends included, or over all days; 0 where nothing happened. */
export async function sumDailyFigures<Name extends DailyFigure>(
  db: Db,
  tenantId: string,
  names: readonly Name[],
  span?: { from: PlainDate; to: PlainDate },
): Promise<Record<Name, number>> {
  const rows = await db
    .selectFrom('daily_figure')
    .select(['name', sql<number>`sum(value)::bigint`.as('value')])
    .where('tenant_id', '=', tenantId)
    .where('name', 'in', names)
    .$if(span !== undefined, (query) => query.where('day', '>=', span!.from).where('day', '<=', span!.to))
    .groupBy('name')
    .execute();
  const found = new Map(rows.map((row) => [row.name, row.value]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<Name, number>;
}
