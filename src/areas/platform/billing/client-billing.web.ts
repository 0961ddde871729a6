import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/billing';

/** The subscriptions of all hospitals. */
export const billingWeb = pageInMenu({
  path,
  title: () => t('billing'),
  permission: 'super_admin',
  load: async () => (await import('./list/global-billing.screen.tsx')).GlobalBillingScreen,
  group: 'administration',
  order: 130,
  icon: 'receipt',
});
