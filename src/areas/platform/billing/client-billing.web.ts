import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/billing';

/** The subscriptions of all hospitals. */
export const billingWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('billing'),
      permission: 'super_admin',
      load: async () => (await import('./list/global-billing.screen.tsx')).GlobalBillingScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 130,
      label: () => t('billing'),
      icon: 'receipt',
      to: path,
      permission: 'super_admin',
    },
  ],
};
