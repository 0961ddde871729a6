import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { referrersWeb } from './referrers/referrers.web.ts';
import { payoutsWeb } from './payouts/payouts.web.ts';

const parts = [referrersWeb, payoutsWeb];

/** Referrers, referrals, payouts. */
export const referralsWeb: WebArea<IconName> = {
  name: 'referrals',
  routes: parts.flatMap((part) => part.routes ?? []),
  menu: parts.flatMap((part) => part.menu ?? []),
  quickActions: parts.flatMap((part) => part.quickActions ?? []),
  search: parts.flatMap((part) => part.search ?? []),
  fillings: parts.flatMap((part) => part.fillings ?? []),
};
