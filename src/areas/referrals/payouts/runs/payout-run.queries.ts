import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../referrals.tables.ts';
import type { OpenReferral } from '../payout.rules.ts';

/** Referrers with pending referrals on these days, locked in the order of their ids: two runs take turns. */
export async function lockReferrersToPay(
  db: Db,
  tenantId: string,
  range: { start: string; end: string; referrerId?: string | null | undefined },
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('referrer')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('referral')
          .select('referral.id')
          .where('referral.tenant_id', '=', tenantId)
          .whereRef('referral.referrer_id', '=', 'referrer.id')
          .where('referral.status', '=', 'pending')
          .where('referral.payout_id', 'is', null)
          .where('referral.referred_on', '>=', range.start)
          .where('referral.referred_on', '<=', range.end),
      ),
    )
    .$if(range.referrerId != null, (query) => query.where('id', '=', range.referrerId!))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Pending referrals in no payout with a commission, of referrers who are locked. */
export async function selectOpenReferrals(
  db: Db,
  tenantId: string,
  referrerIds: readonly string[],
  range: { start: string; end: string },
): Promise<OpenReferral[]> {
  const rows = await db
    .selectFrom('referral')
    .select(['id', 'referrer_id', 'referred_on', 'amount_minor', 'source', 'maker_ids', 'terms_by'])
    .select(
      sql<boolean>`source = 'invoice' and exists (select from invoice where invoice.tenant_id = ${tenantId}::uuid
        and invoice.referral_id = referral.id and invoice.status = 'paid')`.as('is_paid_for'),
    )
    .select(sql<number>`commission_minor - reversed_minor`.as('net_commission'))
    .where('tenant_id', '=', tenantId)
    .where('referrer_id', 'in', referrerIds)
    .where('status', '=', 'pending')
    .where('payout_id', 'is', null)
    .where('referred_on', '>=', range.start)
    .where('referred_on', '<=', range.end)
    .where(sql<boolean>`commission_minor > reversed_minor`)
    .orderBy('referrer_id')
    .orderBy('referred_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    referrerId: row.referrer_id,
    referredOn: row.referred_on,
    amountMinor: row.amount_minor,
    netCommissionMinor: row.net_commission,
    isByHand: row.source === 'hand',
    makerIds: row.is_paid_for ? [] : row.maker_ids,
    termsBy: row.terms_by,
  }));
}

/** Puts referrals into their payouts, one statement for all of them; those without makers lose theirs. */
export async function putIntoPayouts(
  db: Db,
  tenantId: string,
  places: readonly { id: string; payout_id: string; has_makers: boolean }[],
): Promise<void> {
  await sql`
    update referral set payout_id = place.payout_id, payout_makers = payout.maker_ids,
      maker_ids = case when place.has_makers then referral.maker_ids else '{}' end
    from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb)
      as place (id uuid, payout_id uuid, has_makers boolean), payout
    where referral.tenant_id = ${tenantId} and referral.id = place.id
      and payout.tenant_id = ${tenantId} and payout.id = place.payout_id`.execute(db);
}

/** Empties a payout that is cancelled. */
export async function releaseReferrals(db: Db, tenantId: string, payoutId: string): Promise<void> {
  await db
    .updateTable('referral')
    .set({ payout_id: null, payout_makers: null })
    .where('tenant_id', '=', tenantId)
    .where('payout_id', '=', payoutId)
    .execute();
}

/** Marks the referrals of payouts paid and returns what was pending of each referrer, in minor units. */
export async function markReferralsPaid(
  db: Db,
  tenantId: string,
  payoutIds: readonly string[],
  at: string,
): Promise<{ referrerId: string; commissionMinor: number }[]> {
  const { rows } = await sql<{ referrer_id: string; commission: number }>`
    with paid as (
      update referral set status = 'paid', paid_at = ${at}, updated_at = ${at}
      where tenant_id = ${tenantId} and payout_id = any (${payoutIds}::uuid[]) and status = 'pending'
      returning referrer_id, commission_minor - reversed_minor as commission)
    select referrer_id, sum(commission)::bigint as commission from paid group by referrer_id
    order by referrer_id`.execute(db);
  return rows.map((row) => ({ referrerId: row.referrer_id, commissionMinor: row.commission }));
}

/** The share of a payout that is withheld as tax, in hundredths of a percent. */
export async function selectWithholding(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('payout_withholding_basis_points')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.payout_withholding_basis_points;
}
