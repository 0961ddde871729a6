import type { Topic } from '#kernel/access/topics.ts';
import { percentageOfMinor } from '#kernel/money/minor-units.ts';

export const referrerTypes = ['doctor', 'pharmacy', 'clinic', 'individual'] as const;
export const referrerStatuses = ['active', 'inactive'] as const;

/** What a referrer gets for a referral: a share in hundredths of a percent, or the same sum each time in minor units. */
export type CommissionRule =
  | { commissionType: 'percentage'; commissionBasisPoints: number }
  | { commissionType: 'flat'; commissionFlatMinor: number };

/** What a new referrer starts with (document 1, section 9): five percent. */
export const defaultCommission: CommissionRule = { commissionType: 'percentage', commissionBasisPoints: 500 };

/** The commission on an amount, both in minor units; a share is rounded half up. */
export function commissionOn(rule: CommissionRule, amountMinor: number): number {
  if (rule.commissionType === 'flat') return rule.commissionFlatMinor;
  return percentageOfMinor(amountMinor, rule.commissionBasisPoints);
}

/** The topic of referrers, referrals and what they are owed. */
export const referralsTopic = 'referrals';

/** The topic of one referrer's record and history. */
export function referrerTopic(referrerId: string): Topic {
  return `referrers/${referrerId}`;
}
