import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../laboratory-menu.texts.ts';

/** The catalogue of tests. */
export const catalogueWeb = pageInMenu({
  path: '/dashboard/lab-test-manager',
  title: () => t('labTests'),
  permission: 'lab.catalog',
  load: async () => (await import('./list/lab-test-manager.screen.tsx')).LabTestManagerScreen,
  group: 'laboratory',
  order: 20,
  icon: 'clipboard',
});
