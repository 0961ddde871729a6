import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * A closed month takes no commission: referrals have a calendar date where other money has an instant, so the month is
 * compared by its date. What is reversed later belongs to the later month. docs/decisions/0081-messages-to-the-end.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create function refuse_closed_month_of_referral()
    returns trigger
    language plpgsql
    set search_path = pg_catalog, public
    as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('months:' || new.tenant_id, 0));
      if exists (
        select from public.month_closing as closing
        where closing.tenant_id = new.tenant_id and closing.reopened_at is null
          and (closing.month = date_trunc('month', new.referred_on)::date
            or (tg_op = 'UPDATE' and closing.month = date_trunc('month', old.referred_on)::date))
      ) then
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
