import { fillSlot, shellNoticesSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import { t } from './subscriptions-menu.texts.ts';
import { subscriptionsRecords } from './subscriptions.records.ts';

const path = '/dashboard/license-billing';

/** The hospital's plan. */
export const subscriptionsWeb: WebArea<IconName> = {
  name: 'subscriptions',
  records: subscriptionsRecords,
  routes: [
    {
      path,
      title: () => t('subscription'),
      permission: 'billing.read',
      module: 'billing_enabled',
      load: async () => (await import('./subscription/detail/subscription.screen.tsx')).SubscriptionScreen,
    },
  ],
  fillings: [
    fillSlot(
      shellNoticesSlot,
      { id: 'suspended', order: 2 },
      async () => (await import('./payment-status/suspended-notice.tsx')).SuspendedNotice,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'operator-card', order: 5, permission: 'super_admin' },
      async () => (await import('./operator/form/operator-section.tsx')).OperatorSection,
    ),
    fillSlot(
      shellNoticesSlot,
      { id: 'subscription', order: 10, permission: 'billing.read', module: 'billing_enabled' },
      async () => (await import('./payment-status/payment-status-notice.tsx')).PaymentStatusNotice,
    ),
  ],
  menu: [
    {
      group: 'billing',
      order: 20,
      label: () => t('subscription'),
      icon: 'wallet',
      to: path,
      permission: 'billing.read',
      module: 'billing_enabled',
    },
  ],
};
