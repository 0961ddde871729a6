import type { Demand } from '#client/session.ts';

/** Who sees payouts: a hospital can switch commissions off altogether. */
export const payoutsDemand = {
  permission: 'referrals.commissions',
  module: 'payouts_enabled',
} as const satisfies Demand;
