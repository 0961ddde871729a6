import type { PGlite } from '@electric-sql/pglite';

/** Columns whose dates stay as they are. */
const steadyColumns = [
  // A person stays as old as they are.
  'patient.date_of_birth',
  // It says a year, as the first day of it.
  'patient_problem.since',
  // Rates have been valid since a fixed day.
  'bed_rate.valid_from',
  // The sample organizations are ordered by it.
  'tenant.created_at',
  // It is no sample.
  'schema_migration.applied_at',
];

/** Columns that follow the months and not the days; `monthStatements` moves them. */
const monthlyColumns = [
  'payout.period_start',
  'payout.period_end',
  'referral.referred_on',
  'referral.created_at',
  'referral.updated_at',
  'referrer.last_referral_at',
  'stock_month.month',
];

const dayMs = 86_400_000;

/** Two instants at the same time of day (UTC): what was now in the samples, and what is to be now. */
export interface Move {
  from: Date;
  to: Date;
}

/**
 * Moves all dates of the samples, in one transaction and by one statement a table, so that what was `from` becomes
 * `to`. Every date and instant moves by the same days, so that intervals keep their order and length; what belongs to a
 * month moves by months. Unique keys hold on the way only when the move is longer than the samples reach.
 */
export async function moveDates(pglite: Pick<PGlite, 'exec'>, move: Move): Promise<void> {
  // References between rows hold as before: their columns are ids. Checking each again would take most of the time.
  await pglite.exec(`begin;
    set local session_replication_role = 'replica';
    set local timezone = 'UTC';
    ${dayStatement(daysOf(move))};
    ${monthStatements(move).join(';')};
    commit`);
}

/** The days by which dates move. */
export function daysOf({ from, to }: Move): number {
  return Math.round((to.getTime() - from.getTime()) / dayMs);
}

/** The months by which what belongs to a month moves. */
export function monthsOf({ from, to }: Move): number {
  const months = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
  return months(to) - months(from);
}

/**
 * Moves every column of dates and instants that the catalogue names. A lot that never expires keeps saying so.
 * Exclusion constraints compare rows that were moved with those that were not yet, so they are set up again after it.
 */
function dayStatement(days: number): string {
  const stay = [...steadyColumns, ...monthlyColumns].map((name) => `'${name}'`).join(', ');
  return `do $move$
    declare
      part record;
      exclusion record;
      statement text;
      again text[];
    begin
      for part in
        select class.oid as id, class.relname as name, array_agg(attname::text) as columns, string_agg(
          case when attribute.atttypid = 'date'::regtype
            then format('%1$I = case when %1$I = date ''9999-12-31'' then %1$I else %1$I + ${days} end', attname)
            else format('%1$I = %1$I + make_interval(days => ${days})', attname) end, ', ') as assignments
        from pg_class as class
        join pg_attribute as attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        where class.relnamespace = 'public'::regnamespace
          and (class.relkind = 'p' or class.relkind = 'r' and class.relpages > 0 and not class.relispartition)
          and attribute.atttypid in ('date'::regtype, 'timestamptz'::regtype)
          and class.relname || '.' || attname not in (${stay})
        group by class.oid, class.relname
      loop
        again := '{}';
        for exclusion in
          select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
          where conrelid = part.id and contype = 'x'
            and exists (select from unnest(part.columns) as moved where position(moved in pg_get_constraintdef(oid)) > 0)
        loop
          execute format('alter table %I drop constraint %I', part.name, exclusion.name);
          again := again
            || format('alter table %I add constraint %I %s', part.name, exclusion.name, exclusion.definition);
        end loop;
        execute format('update %I set %s', part.name, part.assignments);
        foreach statement in array again loop
          execute statement;
        end loop;
      end loop;
    end $move$`;
}

/** What follows the months: a referral of the running month is never of a day to come. */
function monthStatements(move: Move): string[] {
  const days = daysOf(move);
  const months = `make_interval(months => ${monthsOf(move)})`;
  const now = `timestamptz '${move.to.toISOString()}'`;
  const dayInMonth = (day: string) =>
    `case when ${day} is not null then least((${day} + ${months})::date, (${now})::date) end`;
  const created = `least(created_at + make_interval(days => (${dayInMonth('referred_on')}) - referred_on), ${now})`;
  return [
    `update referral set referred_on = ${dayInMonth('referred_on')}, created_at = ${created},
      updated_at = case when updated_at = created_at then ${created}
        else updated_at + make_interval(days => ${days}) end`,
    `update referrer set last_referral_at = (select max(referral.created_at) from referral
      where referral.tenant_id = referrer.tenant_id and referral.referrer_id = referrer.id)`,
    `update payout set month = to_char(to_date(month, 'YYYY-MM') + ${months}, 'YYYY-MM'),
      period_start = (period_start + ${months})::date,
      period_end = (date_trunc('month', period_end + ${months}) + interval '1 month - 1 day')::date`,
    `update stock_month set month = (month + ${months})::date`,
    `update subscription set billing_day = extract(day from period_ends_at)`,
    `update open_step set days = (
      select array_agg(case when name like 'referrals.%' then ${dayInMonth('day')} else day + ${days} end order by place)
      from unnest(names, days) with ordinality as step (name, day, place))`,
  ];
}
