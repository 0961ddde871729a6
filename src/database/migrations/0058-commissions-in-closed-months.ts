import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * A closed month takes no commission: referrals have a calendar date where other money has an instant, so the month is
 * compared by its date. What is reversed later belongs to the later month. docs/decisions/0081-messages-to-the-end.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create function is_month_of_day_closed(tenant uuid, day date)
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
    end $$`,
    `create function refuse_closed_month_of_referral()
    returns trigger
    language plpgsql
    set search_path = pg_catalog, public
    as $$
    begin
      if public.is_month_of_day_closed(new.tenant_id, new.referred_on)
        or (tg_op = 'UPDATE' and public.is_month_of_day_closed(old.tenant_id, old.referred_on)) then
        raise exception 'The month is closed.' using errcode = 'check_violation', constraint = 'month_closed';
      end if;
      return new;
    end $$`,
    `create trigger month_closed before insert on referral for each row
      execute function refuse_closed_month_of_referral()`,
    `create trigger month_closed_on_change before update of referred_on, amount_minor, commission_minor on referral
      for each row when ((old.referred_on, old.amount_minor, old.commission_minor)
        is distinct from (new.referred_on, new.amount_minor, new.commission_minor))
      execute function refuse_closed_month_of_referral()`,
  ]);
}
