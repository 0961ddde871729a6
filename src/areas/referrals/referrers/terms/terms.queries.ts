import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../referrals.tables.ts';

/** Somebody who agrees to a referrer's commission. */
interface Confirmation {
  referrerId: string;
  userId: string;
  at: string;
}

/** Whoever set a commission that is confirmed now is no maker of referrals that accrued by it and are in no payout. */
export async function freeConfirmedReferrals(
  db: Db,
  tenantId: string,
  referrerId: string,
  termsVersion: number,
): Promise<void> {
  await db
    .updateTable('referral')
    .set({ terms_by: null })
    .where('tenant_id', '=', tenantId)
    .where('referrer_id', '=', referrerId)
    .where('terms_version', '=', termsVersion)
    .where('status', '=', 'pending')
    .where('payout_id', 'is', null)
    .where('terms_by', 'is not', null)
    .execute();
}

/** Confirms the commission by which referrals of an approved payout accrued, where it is still the same one. */
export async function confirmTermsOfPayout(
  db: Db,
  tenantId: string,
  payoutId: string,
  { referrerId, userId, at }: Confirmation,
): Promise<number | undefined> {
  const { rows } = await sql<{ terms_version: number }>`
    update referrer set terms_confirmed_by = ${userId}::uuid, terms_confirmed_at = ${at}::timestamptz
    where tenant_id = ${tenantId}::uuid and id = ${referrerId}::uuid and terms_confirmed_by is null
      and terms_by <> ${userId}::uuid
      and exists (select from referral where referral.tenant_id = ${tenantId}::uuid
        and referral.payout_id = ${payoutId}::uuid and referral.terms_version = referrer.terms_version)
    returning terms_version`.execute(db);
  return rows[0]?.terms_version;
}
