import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './services-menu.texts.ts';

/** The screen of the catalogue, reached from the invoices. */
export const servicesWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/billing/services',
      title: () => t('services'),
      permission: 'billing.read',
      load: async () => (await import('./list/services.screen.tsx')).ServicesScreen,
    },
  ],
};
