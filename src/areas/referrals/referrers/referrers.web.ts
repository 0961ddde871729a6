import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../referrals-menu.texts.ts';

/** The lists of referrers and referrals, and the page of one referrer. */
export const referrersWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/referrals',
      title: () => t('referrals'),
      permission: 'referrals.read',
      load: async () => (await import('../referrals/list/referrals.screen.tsx')).ReferralsScreen,
    },
    {
      path: '/dashboard/referrals/$referrerId',
      title: () => t('referrer'),
      permission: 'referrals.read',
      load: async () => (await import('./detail/referrer.screen.tsx')).ReferrerScreen,
    },
  ],
  menu: [
    {
      group: 'billing',
      order: 30,
      label: () => t('referrals'),
      icon: 'share',
      to: '/dashboard/referrals',
      permission: 'referrals.read',
    },
  ],
};
