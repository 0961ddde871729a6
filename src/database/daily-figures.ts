import { sql } from 'kysely';
import type { Db, PlainDate } from './tables.ts';

/** What is added up per day of the hospital's calendar; money in minor units of the hospital's currency. */
export type DailyFigure =
  /** Totals of the invoices sent on that day, without those voided since, less the credit notes made on it. */
  | 'billing.revenue'
  /** Payments less refunds recorded on that day. */
  | 'billing.collected'
  /** What came to be paid beyond what is owed on that day, less what of it was given back. */
  | 'billing.to-refund'
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

/** How much to add to one figure of one day; may be negative. */
export interface DailyStep {
  day: PlainDate;
  name: DailyFigure;
  value: number;
}

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
  const named = Object.entries(steps) as [DailyFigure, number][];
  await addDailySteps(
    db,
    tenantId,
    named.map(([name, value]) => ({ day, name, value })),
  );
}

/** The same for any number of days, in one statement; figures that come out even are left alone. */
export async function addDailySteps(db: Db, tenantId: string, steps: readonly DailyStep[]): Promise<void> {
  const sums = new Map<string, DailyStep>();
  for (const step of steps) {
    const key = `${step.day} ${step.name}`;
    sums.set(key, { ...step, value: (sums.get(key)?.value ?? 0) + step.value });
  }
  // In one order, so that two transactions cannot wait for each other.
  const rows = [...sums.keys()]
    .toSorted()
    .map((key) => sums.get(key)!)
    .filter(({ value }) => value !== 0);
  if (rows.length === 0) return;
  // One text for any number of rows, so that it is prepared once.
  await sql`
    insert into daily_figure (tenant_id, day, name, value)
    select ${tenantId}::uuid, day, name, step
    from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ value }) => value)}::bigint[]) as given (day, name, step)
    on conflict (tenant_id, name, day) do update set value = daily_figure.value + excluded.value`.execute(db);
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
