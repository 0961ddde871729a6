import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../../inpatient-menu.texts.ts';

/** What stays cost: set by those who make bills, seen by those who keep the beds. */
export const ratesWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/admissions/$admissionId/bill',
      title: () => t('stayBill'),
      permission: 'billing.read',
      module: 'billing_enabled',
      load: async () => (await import('../bill/detail/stay-bill.screen.tsx')).StayBillScreen,
    },
    {
      path: '/dashboard/bed-management/charges',
      title: () => t('charges'),
      permission: ['billing.read', 'beds.admin'],
      module: 'billing_enabled',
      load: async () => (await import('./list/charges.screen.tsx')).ChargesScreen,
    },
  ],
  menu: [
    {
      group: 'billing',
      order: 16,
      label: () => t('charges'),
      icon: 'receipt',
      to: '/dashboard/bed-management/charges',
      permission: 'billing.write',
      module: 'billing_enabled',
    },
  ],
};
