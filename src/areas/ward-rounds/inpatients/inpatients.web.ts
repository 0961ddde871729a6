import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../ward-rounds-menu.texts.ts';

/** The inpatients of a doctor. */
export const inpatientsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/inpatients',
      title: () => t('inpatients'),
      alsoCalled: () => t('calledInpatients'),
      permission: 'emr.read',
      load: async () => (await import('./list/inpatients.screen.tsx')).InpatientsScreen,
    },
  ],
  menu: [
    {
      group: 'inpatient',
      order: 5,
      label: () => t('inpatients'),
      icon: 'users',
      to: '/dashboard/inpatients',
      permission: 'emr.write',
    },
  ],
};
