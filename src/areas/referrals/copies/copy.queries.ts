import type { Db } from '#database/tables.ts';
import type { PayoutRow } from '../payouts/payout.queries.ts';
import type { ReferralRow } from '../referrals/referral.queries.ts';
import type { ReferrerRow } from '../referrers/referrer.queries.ts';
import '../referrals.tables.ts';

// localStorage holds a few megabytes; beyond this a copy is no longer readable anyway.
const mostCopied = 5000;

/** The hospital's referrers, oldest first. */
export function selectReferrersForCopy(db: Db, tenantId: string): Promise<ReferrerRow[]> {
  return db
    .selectFrom('referrer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostCopied)
    .execute();
}

/** The hospital's referrals, oldest first. */
export function selectReferralsForCopy(db: Db, tenantId: string): Promise<ReferralRow[]> {
  return db
    .selectFrom('referral')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostCopied)
    .execute();
}

/** The hospital's payouts, oldest first. */
export function selectPayoutsForCopy(db: Db, tenantId: string): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostCopied)
    .execute();
}

/** Whose the named referrals are: the patient's id by the referral's. */
export async function findReferralPatients(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('referral')
    .select(['id', 'patient_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.patient_id]));
}

/** Those of the ids that the hospital has payouts of. */
export async function selectPayoutIds(db: Db, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payout')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => row.id);
}

/** Rows as they came from the earlier program, in whatever state they are. */
export async function insertAdopted(
  db: Db,
  table: 'referrer' | 'payout' | 'referral',
  rows: readonly (ReferrerRow | PayoutRow | ReferralRow)[],
): Promise<void> {
  const batch = 500;
  for (let from = 0; from < rows.length; from += batch) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + batch))
      .execute();
  }
}
