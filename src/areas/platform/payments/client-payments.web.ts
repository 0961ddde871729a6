import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const reviewPath = '/dashboard/admin-billing';
const paymentsPath = '/dashboard/super-admin/payments';

/** What hospitals have paid: the proofs that wait for the operator, and all payments. */
export const paymentsWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: reviewPath,
      title: () => t('review'),
      permission: 'super_admin',
      load: async () => (await import('./review/proof-review.screen.tsx')).ProofReviewScreen,
    },
    {
      path: paymentsPath,
      title: () => t('payments'),
      permission: 'super_admin',
      load: async () => (await import('./list/payments.screen.tsx')).PaymentsScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 180,
      label: () => t('payments'),
      icon: 'wallet',
      to: paymentsPath,
      permission: 'super_admin',
    },
    {
      group: 'administration',
      order: 190,
      label: () => t('review'),
      icon: 'check',
      to: reviewPath,
      permission: 'super_admin',
    },
  ],
};
