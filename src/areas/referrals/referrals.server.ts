import type { ServerArea } from '#server/server-area.ts';
import { settingsCalls } from './settings/settings.server.ts';
import { payoutJob } from './payouts/checks/payout-check.job.ts';
import { referralCalls } from './referrals/referrals.server.ts';
import { referrersCalls } from './referrers/referrers.server.ts';
import { payoutsCalls } from './payouts/payouts.server.ts';
import { referralsErrors } from './referrals.errors.ts';
import { referralsSamples } from './referral.seed.ts';

/** Referrers, referrals, payouts. */
export const referralsServer: ServerArea = {
  name: 'referrals',
  errors: referralsErrors,
  samples: referralsSamples,
  calls: [...referrersCalls, ...referralCalls, ...payoutsCalls, ...settingsCalls],
  dailyJobs: [payoutJob],
};
