import { addDailySteps } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import type { ReferralRow } from './referral.queries.ts';
import { stepReferrer } from '../referrers/referrer.queries.ts';

type CountedReferral = Pick<
  ReferralRow,
  'referrer_id' | 'referred_on' | 'created_at' | 'amount_minor' | 'commission_minor'
> &
  Partial<Pick<ReferralRow, 'reversed_minor' | 'status'>>;

const netOf = ({ commission_minor, reversed_minor = 0 }: CountedReferral) =>
  subtractMinor(commission_minor, reversed_minor);

/** Adds referrals that came in all at once to the figures of their referrers and days, as if each had been recorded. */
export async function addUpReferrals(
  db: Db,
  tenantId: string,
  referrals: readonly CountedReferral[],
): Promise<void> {
  for (const [referrerId, own] of Map.groupBy(referrals, (one) => one.referrer_id)) {
    const open = own.filter((one) => one.status !== 'paid');
    await stepReferrer(db, tenantId, referrerId, {
      referrals: own.length,
      revenueMinor: sumMinor(own.map((one) => one.amount_minor)),
      commissionMinor: sumMinor(own.map(netOf)),
      pendingMinor: sumMinor(open.map(netOf)),
      lastReferralAt: own
        .map((one) => one.created_at)
        .toSorted()
        .at(-1)!,
    });
  }
  await addDailySteps(
    db,
    tenantId,
    referrals.flatMap(({ referred_on: day, amount_minor, commission_minor }) => [
      { day, name: 'referrals.revenue' as const, value: amount_minor },
      { day, name: 'referrals.commission' as const, value: commission_minor },
    ]),
  );
}
