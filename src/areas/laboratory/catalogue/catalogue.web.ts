import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../laboratory-menu.texts.ts';

/** The catalogue of tests. */
export const catalogueWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/lab-test-manager',
      title: () => t('labTests'),
      permission: 'lab.catalog',
      load: async () => (await import('./list/lab-test-manager.screen.tsx')).LabTestManagerScreen,
    },
  ],
  menu: [
    {
      group: 'laboratory',
      order: 20,
      label: () => t('labTests'),
      icon: 'clipboard',
      to: '/dashboard/lab-test-manager',
      permission: 'lab.catalog',
    },
  ],
};
