import { sql } from 'kysely';
import { appendSteps, openSteps, type Step } from './counting/open-steps.ts';
import type { Db, PlainDate } from './tables.ts';

/** What is added up per day of the hospital's calendar; money in minor units of the hospital's currency. */
export type DailyFigure =
  /** Totals of the invoices sent on that day, without those voided since, less the credit notes made on it. */
  | 'billing.revenue'
  /** Payments of invoices less refunds recorded on that day; a deposit counts on the day it pays an invoice. */
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
  /** Lots in stock that expire on that day. */
  | 'stock.expiring-lots'
  | 'lab.orders'
  | 'referrals.revenue'
  | 'referrals.commission';

/** How much to add to one figure of one day; may be negative. */
export interface DailyStep {
  day: PlainDate;
  name: DailyFigure;
  value: number;
}

/** Adds to figures of one day, as steps that nobody waits for; a step may be negative. */
export async function advanceDailyFigures(
  db: Db,
  tenantId: string,
  day: PlainDate,
  steps: Partial<Record<DailyFigure, number>>,
): Promise<void> {
  await appendSteps(db, tenantId, figureSteps(day, steps));
}

/** Changes of figures of one day as steps, to be appended together with others. */
export function figureSteps(day: PlainDate, steps: Partial<Record<DailyFigure, number>>): Step[] {
  return Object.entries(steps).map(([name, amount]) => ({ name, day, amount }));
}

/** The same for any number of days. */
export async function addDailySteps(db: Db, tenantId: string, steps: readonly DailyStep[]): Promise<void> {
  await appendSteps(db, tenantId, dailySteps(steps));
}

/** Changes of figures of any days as steps, to be appended together with others. */
export function dailySteps(steps: readonly DailyStep[]): Step[] {
  return steps.map(({ name, day, value }) => ({ name, day, amount: value }));
}

/** The sums of figures, open steps among them, over a span of days, both ends included, or over all days; 0 where nothing happened. */
export async function sumDailyFigures<Name extends DailyFigure>(
  db: Db,
  tenantId: string,
  names: readonly Name[],
  span?: { from: PlainDate; to: PlainDate },
): Promise<Record<Name, number>> {
  const from = span?.from ?? null;
  const to = span?.to ?? null;
  const { rows } = await sql<{ name: Name; value: number }>`
    select name, sum(value)::bigint as value
    from (
      select name, day, value from daily_figure
      where tenant_id = ${tenantId}::uuid and name = any (${names}::text[])
      union all
      select name, day, value from (${openSteps(tenantId)}) as open where name = any (${names}::text[])
    ) as counted
    where (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)
    group by name`.execute(db);
  const found = new Map(rows.map((row) => [row.name, row.value]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<Name, number>;
}
