import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from './charges-menu.texts.ts';

/** What operations come to, for whoever bills it. */
export const chargesWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/charges',
      title: () => t('charges'),
      alsoCalled: () => t('chargesAlso'),
      permission: 'billing.write',
      module: 'billing_enabled',
      load: async () => (await import('./list/theatre-charges.screen.tsx')).TheatreChargesScreen,
    },
    {
      path: '/dashboard/surgery/charges/unpriced',
      title: () => t('unpriced'),
      alsoCalled: () => t('unpricedAlso'),
      permission: 'billing.write',
      module: 'billing_enabled',
      load: async () => (await import('./unpriced/unpriced-charges.screen.tsx')).UnpricedChargesScreen,
    },
    {
      path: '/dashboard/surgery/charges/$caseId',
      title: () => t('ofCase'),
      permission: 'billing.write',
      module: 'billing_enabled',
      load: async () => (await import('./detail/case-charges.screen.tsx')).CaseChargesScreen,
    },
  ],
  menu: [
    {
      group: 'billing',
      order: 11.5,
      label: () => t('charges'),
      icon: 'receipt',
      to: '/dashboard/surgery/charges',
      permission: 'billing.write',
      module: 'billing_enabled',
    },
    {
      group: 'billing',
      order: 11.6,
      label: () => t('unpriced'),
      icon: 'wallet',
      to: '/dashboard/surgery/charges/unpriced',
      permission: 'billing.write',
      module: 'billing_enabled',
    },
  ],
};
