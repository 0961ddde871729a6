import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import '../referrals.tables.ts';

export type ReferrerRow = RowOf<'referrer'>;

export const referrerRows = versionedRows('referrer');

export type NamedReferrerRow = ReferrerRow & {
  setter_name: string | null;
  confirmer_name: string | null;
  is_above_cap: boolean;
};

/** Referrers with who set and confirmed their commission, and whether it is above what the hospital allows today. */
function namedReferrers(db: Db, tenantId: string) {
  return db
    .selectFrom('referrer')
    .innerJoin('tenant_settings', (join) => join.on('tenant_settings.tenant_id', '=', tenantId))
    .leftJoin('user_account as setter', (join) =>
      join.on('setter.tenant_id', '=', tenantId).onRef('setter.id', '=', 'referrer.terms_by'),
    )
    .leftJoin('user_account as confirmer', (join) =>
      join.on('confirmer.tenant_id', '=', tenantId).onRef('confirmer.id', '=', 'referrer.terms_confirmed_by'),
    )
    .selectAll('referrer')
    .select([
      sql<string | null>`trim(setter.first_name || ' ' || setter.last_name)`.as('setter_name'),
      sql<string | null>`trim(confirmer.first_name || ' ' || confirmer.last_name)`.as('confirmer_name'),
      sql<boolean>`coalesce(commission_basis_points > commission_cap_basis_points,
        commission_flat_minor > commission_cap_flat_minor)`.as('is_above_cap'),
    ])
    .where('referrer.tenant_id', '=', tenantId);
}

export function selectReferrer(db: Db, tenantId: string, id: string): Promise<NamedReferrerRow | undefined> {
  return namedReferrers(db, tenantId).where('referrer.id', '=', id).executeTakeFirst();
}

/** Locks the referrer: everybody else who moves their money waits. Lock it before their referrals and payouts. */
export function lockReferrer(db: Db, tenantId: string, id: string): Promise<ReferrerRow | undefined> {
  return db
    .selectFrom('referrer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** By name, then id; one more than the limit where there are more. */
export function selectReferrers(
  db: Db,
  tenantId: string,
  request: {
    search?: string | undefined;
    type?: ReferrerRow['type'] | undefined;
    status: ReferrerRow['status'] | 'all';
    cursor?: string | undefined;
    limit: number;
  },
): Promise<Page<NamedReferrerRow>> {
  let query = namedReferrers(db, tenantId);
  if (request.status !== 'all') query = query.where('referrer.status', '=', request.status);
  if (request.type) query = query.where('referrer.type', '=', request.type);
  if (request.search) {
    query = query.where(sql<boolean>`position(lower(${request.search}) in lower(referrer.name)) > 0`);
  }
  return readPage(query, request, { 'referrer.name': 'text', 'referrer.id': 'uuid' });
}

export async function insertReferrers(
  db: Db,
  rows: readonly Omit<
    ReferrerRow,
    | 'status'
    | 'total_referrals'
    | 'total_revenue_minor'
    | 'total_commission_minor'
    | 'pending_commission_minor'
    | 'last_referral_at'
    | 'terms_version'
    | 'terms_confirmed_by'
    | 'terms_confirmed_at'
    | 'version'
  >[],
): Promise<void> {
  await db.insertInto('referrer').values(rows).execute();
}

/** Changes of a referrer's figures; the row must be locked. The version stays: it counts edits by people. */
export interface ReferrerSteps {
  referrals?: number;
  revenueMinor?: number;
  commissionMinor?: number;
  pendingMinor?: number;
  lastReferralAt?: string;
}

export async function stepReferrer(
  db: Db,
  tenantId: string,
  id: string,
  { referrals = 0, revenueMinor = 0, commissionMinor = 0, pendingMinor = 0, lastReferralAt }: ReferrerSteps,
): Promise<void> {
  await db
    .updateTable('referrer')
    .set({
      total_referrals: sql<number>`total_referrals + ${referrals}::bigint`,
      total_revenue_minor: sql<number>`total_revenue_minor + ${revenueMinor}::bigint`,
      total_commission_minor: sql<number>`total_commission_minor + ${commissionMinor}::bigint`,
      pending_commission_minor: sql<number>`pending_commission_minor + ${pendingMinor}::bigint`,
      ...(lastReferralAt && { last_referral_at: lastReferralAt }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
