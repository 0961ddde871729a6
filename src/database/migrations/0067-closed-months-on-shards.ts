import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * The refusal of a closed month names its constraint in its words as well: an error of another machine brings nothing
 * else along. docs/decisions/0089-citus-as-an-engine.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create or replace function refuse_closed_month()
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
    end $$`,
    `create or replace function refuse_closed_month_of_referral()
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
    end $$`,
  ]);
}

const refusal = `raise exception 'The month is closed: this violates constraint "month_closed"'
          using errcode = 'check_violation', constraint = 'month_closed';`;
