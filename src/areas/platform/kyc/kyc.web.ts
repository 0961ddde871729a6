import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/kyc';

/** The applications for an account and their review. */
export const kycWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('kyc'),
      permission: 'super_admin',
      load: async () => (await import('./list/submissions.screen.tsx')).SubmissionsScreen,
    },
    {
      path: `${path}/$applicationId`,
      title: () => t('kycReview'),
      permission: 'super_admin',
      load: async () => (await import('./detail/kyc-review.screen.tsx')).KycReviewScreen,
    },
    {
      path: '/dashboard/super-admin/clients/$clientId/kyc',
      title: () => t('kycReview'),
      permission: 'super_admin',
      load: async () => (await import('./detail/kyc-review.screen.tsx')).ClientKycReviewScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 160,
      label: () => t('kyc'),
      icon: 'shield',
      to: path,
      permission: 'super_admin',
    },
  ],
};
