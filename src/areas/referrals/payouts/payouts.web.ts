import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../referrals-menu.texts.ts';
import { payoutsDemand } from './payout.demand.ts';

/** The screens of payouts; missing in a hospital that has commissions switched off. */
export const payoutsWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/payouts',
      title: () => t('commissionPayouts'),
      ...payoutsDemand,
      load: async () => (await import('./list/payouts.screen.tsx')).PayoutsScreen,
    },
    {
      path: '/dashboard/payouts/$payoutId',
      title: () => t('payout'),
      ...payoutsDemand,
      load: async () => (await import('./detail/payout.screen.tsx')).PayoutScreen,
    },
  ],
  menu: [
    {
      group: 'billing',
      order: 40,
      label: () => t('payouts'),
      icon: 'wallet',
      to: '/dashboard/payouts',
      ...payoutsDemand,
    },
  ],
};
