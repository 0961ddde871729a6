import { type RawBuilder, sql } from 'kysely';
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

interface FilledPayout {
  id: string;
  referrals: readonly Pick<OpenReferral, 'id' | 'makerIds'>[];
}

/** So many payouts are filled by one statement. */
const mostFilled = 100;

/** Puts referrals into their payouts; those without makers lose theirs. */
export async function putIntoPayouts(
  db: Db,
  tenantId: string,
  payouts: readonly FilledPayout[],
): Promise<void> {
  for (let from = 0; from < payouts.length; from += mostFilled)
    await fillPayouts(db, tenantId, payouts.slice(from, from + mostFilled));
}

async function fillPayouts(db: Db, tenantId: string, payouts: readonly FilledPayout[]): Promise<void> {
  // In cases, which one shard can do: an update from a table of values would ask all of them.
  const given = (value: (payout: FilledPayout) => RawBuilder<unknown>) => {
    const cases = payouts.map(
      (payout) => sql`when id = any(${payout.referrals.map(({ id }) => id)}::uuid[]) then ${value(payout)}`,
    );
    return sql`case ${sql.join(cases, sql` `)} end`;
  };
  const referrals = payouts.flatMap((payout) => payout.referrals);
  const keeping = referrals.filter(({ makerIds }) => makerIds.length > 0);
  await sql`
    update referral
    set payout_id = ${given(({ id }) => sql`${id}::uuid`)},
      payout_makers = ${given(
        ({ id }) => sql`(
          select payout.maker_ids from payout where payout.tenant_id = ${tenantId}::uuid and payout.id = ${id}::uuid)`,
      )},
      maker_ids = case when id = any(${keeping.map(({ id }) => id)}::uuid[]) then maker_ids else '{}' end
    where tenant_id = ${tenantId}::uuid and id = any(${referrals.map(({ id }) => id)}::uuid[])`.execute(db);
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
