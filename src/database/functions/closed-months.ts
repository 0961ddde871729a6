import type { FunctionDefinition } from './function-definition.ts';

// Whoever dates money holds the hospital's months as they are until the end of the transaction; a closing waits for it.
const isMonthClosed = `
  create or replace function is_month_closed(tenant uuid, moment timestamptz)
  returns boolean
  language plpgsql volatile
  set search_path = pg_catalog, public
  as $$
  declare
    is_found boolean;
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('months:' || tenant, 0));
    select exists (
      select from public.month_closing as closing
      where closing.tenant_id = tenant and closing.reopened_at is null
        and closing.starts_at <= moment and closing.ends_at > moment
    ) into is_found;
    return is_found;
  end $$`;

// Of commissions, which have a calendar date where other money has an instant.
const isMonthOfDayClosed = `
  create or replace function is_month_of_day_closed(tenant uuid, day date)
  returns boolean
  language plpgsql volatile
  set search_path = pg_catalog, public
  as $$
  declare
    is_found boolean;
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('months:' || tenant, 0));
    select exists (
      select from public.month_closing as closing
      where closing.tenant_id = tenant and closing.reopened_at is null
        and closing.month = date_trunc('month', day)::date
    ) into is_found;
    return is_found;
  end $$`;

const isMonthClosedSince = `
  create or replace function is_month_closed_since(tenant uuid, moment timestamptz)
  returns boolean
  language plpgsql volatile
  set search_path = pg_catalog, public
  as $$
  declare
    is_found boolean;
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('months:' || tenant, 0));
    select exists (
      select from public.month_closing as closing
      where closing.tenant_id = tenant and closing.reopened_at is null and closing.ends_at > moment
    ) into is_found;
    return is_found;
  end $$`;

// The refusal names its constraint in its words as well: an error of another machine brings nothing else along.
const refusal = `raise exception 'The month is closed: this violates constraint "month_closed"'
          using errcode = 'check_violation', constraint = 'month_closed';`;

// The argument of the trigger names the column that dates the row.
const refuseClosedMonth = `
  create or replace function refuse_closed_month()
  returns trigger
  language plpgsql
  set search_path = pg_catalog, public
  as $$
  begin
    if public.is_month_closed(new.tenant_id, (to_jsonb(new) ->> tg_argv[0])::timestamptz)
      or (tg_op = 'UPDATE' and public.is_month_closed(old.tenant_id, (to_jsonb(old) ->> tg_argv[0])::timestamptz)) then
      ${refusal}
    end if;
    return new;
  end $$`;

const refuseClosedMonthOfReferral = `
  create or replace function refuse_closed_month_of_referral()
  returns trigger
  language plpgsql
  set search_path = pg_catalog, public
  as $$
  begin
    if public.is_month_of_day_closed(new.tenant_id, new.referred_on)
      or (tg_op = 'UPDATE' and public.is_month_of_day_closed(old.tenant_id, old.referred_on)) then
      ${refusal}
    end if;
    return new;
  end $$`;

/** What dates no money into a month that is closed. docs/decisions/0078-reports-to-the-end.md */
export const closedMonths: readonly FunctionDefinition[] = [
  { name: 'is_month_closed', text: isMonthClosed, callers: 'everybody' },
  { name: 'is_month_of_day_closed', text: isMonthOfDayClosed, callers: 'everybody' },
  { name: 'is_month_closed_since', text: isMonthClosedSince, callers: 'everybody' },
  { name: 'refuse_closed_month', text: refuseClosedMonth, callers: 'everybody' },
  { name: 'refuse_closed_month_of_referral', text: refuseClosedMonthOfReferral, callers: 'everybody' },
];
