import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { referrersWeb } from './referrers/referrers.web.ts';
import { payoutsWeb } from './payouts/payouts.web.ts';
import { settingsWeb } from './settings/settings.web.ts';
import { referralsRecords } from './referrals.records.ts';

const parts = [
  referrersWeb,
  payoutsWeb,
  settingsWeb,
  { records: referralsRecords, notices: [() => import('./referrals.notices.ts')] },
];

/** Referrers, referrals, payouts. */
export const referralsWeb: WebArea<IconName> = joinWebParts('referrals', parts);
