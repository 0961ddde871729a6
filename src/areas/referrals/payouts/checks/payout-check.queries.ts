import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

/** A payout or a referrer whose figures are not those of the referrals. */
export interface CommissionMismatch {
  kind: 'payout' | 'referrer';
  id: string;
  /** The payout's number or the referrer's name. */
  name: string;
}

/**
 * Adds up every payout and every referrer anew. What was reversed of a referral after its payout was paid is in the
 * reversals and still in the payout's commission. At most `limit`, payouts first.
 */
export async function selectCommissionMismatches(
  db: Db,
  tenantId: string,
  limit: number,
): Promise<CommissionMismatch[]> {
  const { rows } = await sql<CommissionMismatch>`
    with later as (
      select referral_id, sum(amount_minor) as amount from commission_reversal
        where tenant_id = ${tenantId} group by referral_id),
    member as (
      select payout_id, count(*) as referrals, sum(amount_minor) as revenue,
          sum(commission_minor - reversed_minor + coalesce(later.amount, 0)) as commission,
          count(distinct status) as states, min(status) as status
        from referral left join later on later.referral_id = referral.id
        where tenant_id = ${tenantId} and payout_id is not null group by payout_id),
    taken as (
      select payout_id, sum(amount_minor) as amount from commission_reversal
        where tenant_id = ${tenantId} and payout_id is not null group by payout_id),
    owed as (
      select referrer_id, count(*) as referrals, sum(amount_minor) as revenue,
          sum(commission_minor - reversed_minor) as commission,
          coalesce(sum(commission_minor - reversed_minor) filter (where status = 'pending'), 0) as pending
        from referral where tenant_id = ${tenantId} group by referrer_id)
    select 'payout' as kind, payout.id, payout_number as name
      from payout left join member on member.payout_id = payout.id left join taken on taken.payout_id = payout.id
      where tenant_id = ${tenantId} and case when payout.status = 'cancelled' then member.referrals is not null
        else (total_referrals, total_revenue_minor, total_commission_minor, reversed_minor)
            is distinct from (member.referrals, member.revenue, member.commission, coalesce(taken.amount, 0))
          or member.states <> 1
          or (payout.status = 'paid') <> (member.status = 'paid') end
    union all
    select 'referrer', referrer.id, name
      from referrer left join owed on owed.referrer_id = referrer.id
      where tenant_id = ${tenantId}
        and (total_referrals, total_revenue_minor, total_commission_minor, pending_commission_minor)
          is distinct from (coalesce(owed.referrals, 0), coalesce(owed.revenue, 0),
            coalesce(owed.commission, 0), coalesce(owed.pending, 0))
    order by kind, name, id limit ${limit}`.execute(db);
  return rows;
}
